import { build as bundle } from 'vite';
import { park } from '../domain/park.ts';

/** For scripts outside the React app. */
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
  const [bundleOutput] = Array.isArray(output) ? output : [output];
  if (!bundleOutput || !('output' in bundleOutput)) throw new Error(`${entry} could not be bundled.`);
  const [{ code }] = bundleOutput.output;
  if (code.trim() === '') throw new Error(`${entry} is empty.`);
  return code;
}
