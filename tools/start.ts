/** `npm start`: builds what is stale and serves it. */
import { main } from '../server/main.ts';
import { ensureBuilt } from '../site-build/site.ts';

await main(ensureBuilt);
