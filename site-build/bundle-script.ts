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
      lib: { entry, formats: ['iife'], name: 'inlineScript' },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (!first || !('output' in first)) throw new Error(`${entry} could not be bundled.`);
  const [{ code }] = first.output;
  if (code.trim() === '') throw new Error(`${entry} is empty.`);
  return code;
}
