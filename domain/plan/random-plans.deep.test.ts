/** All of the random plans. By default a tenth of them is built. */
import './random-plans.test.ts';
