/** `npm start`: builds the site if it is stale, and serves it. */
import { main } from '../server/main.ts';
import { ensureBuilt } from '../site-build/site.ts';
import { launchLine } from './launch.ts';

await main(async () => {
  await ensureBuilt();
  const line = launchLine(process.env);
  if (line) console.log(line);
});
