/** Builds the site into the folder that is named. */
import { ensureBuilt } from '../../site-build/site.ts';

await ensureBuilt(process.argv[2]);
