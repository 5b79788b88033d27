/** Builds the site into the folder that is named. */
import { ensureBuilt } from '../../build/site.ts';

await ensureBuilt(process.argv[2]);
