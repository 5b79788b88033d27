import { build as bundle } from 'vite';
import { park } from '../domain/park.ts';

/** Bundles and minifies a standalone script, independent of the React app. */
export async function bundleScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  const output = await bundle({
    configFile: false,
    logLevel: 'warn',
    define: { __TIME_ZONE__: JSON.stringify(park.timeZone), ...define },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'early' },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (!first || !('output' in first)) throw new Error(`${entry} could not be bundled.`);
  const [{ code, moduleIds }] = first.output;
  // These bundles are not covered by the licence report.
  if (moduleIds.some(id => id.includes('node_modules')))
    throw new Error(
      `${entry} holds code of a package, which site-build/third-party-notices.ts does not know of.`,
    );
  if (code.trim() === '') throw new Error(`${entry} is empty.`);
  return code;
}
