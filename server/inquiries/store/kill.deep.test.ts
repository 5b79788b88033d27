/** A hundred times. By default twice. */
import './kill.test.ts';
