/** Serves the live site with an empty SQLite store. */
import { rm } from 'node:fs/promises';
import { readInquirySettings } from '../../server/inquiries/settings.ts';
import { serve } from '../../server/main.ts';
import { readSiteSettings, type Variables } from '../../server/site/settings.ts';
import { ensureBuilt } from '../../site-build/ensure-built.ts';
import { liveBuild } from './live-site.ts';

const variables: Variables = {
  ...process.env,
  LIMIT_PER_CLIENT: '100000',
  LIMIT_OVERALL: '100000',
  LOG: 'events',
};
const dataFolder = variables['DATA_DIR'];
if (!dataFolder) throw new Error('DATA_DIR must name a folder that may be emptied.');
await ensureBuilt(liveBuild.folder);
await rm(dataFolder, { recursive: true, force: true });
await serve(readSiteSettings(variables), liveBuild.folder, readInquirySettings(variables));
