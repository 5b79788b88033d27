/** The browser engines beside Chromium, from the distribution's packages. */
import { globSync } from 'node:fs';
import { inPath } from './system.ts';

export type EngineName = 'firefox' | 'webkit' | 'floor';

export interface Engine {
  name: EngineName;
  /** What is started: the browser, or its driver. */
  path: string;
  /** The browser that a driver starts. */
  browser?: string;
}

interface Missing {
  missing: string;
}

/** Debian's packages of an engine; other systems keep theirs in the same places or have none. */
const packages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
  floor: ['wpewebkit-driver', 'cog'],
} as const;

export function findEngine(name: EngineName): Engine | Missing {
  const path = places[name]();
  if ('missing' in path) return path;
  return { name, ...path };
}

const places: Record<EngineName, () => Omit<Engine, 'name'> | Missing> = {
  firefox() {
    const path = process.env['FIREFOX_PATH'] ?? inPath('firefox-esr') ?? inPath('firefox');
    return path ? { path } : { missing: `No Firefox is installed (Debian: ${packages.firefox.join(' ')}).` };
  },
  webkit() {
    const path = inPath('WebKitWebDriver');
    const [browser] = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser');
    return path && browser && inPath('Xvfb')
      ? { path, browser }
      : { missing: `No WebKit is installed (Debian: ${packages.webkit.join(' ')}).` };
  },
  floor() {
    const path = inPath('WPEWebDriver');
    const browser = inPath('cog');
    return path && browser
      ? { path, browser }
      : { missing: `No WPE WebKit is installed (Debian: ${packages.floor.join(' ')}).` };
  },
};

/** Debian's packages of the engines that are missing. */
export function missingEnginePackages(): string[] {
  const names = Object.keys(packages) as EngineName[];
  return names.filter(name => 'missing' in findEngine(name)).flatMap(name => packages[name]);
}
