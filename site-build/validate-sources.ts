import { existsSync } from 'node:fs';
import manifest from '../app/art/manifest.json' with { type: 'json' };
import { onMap } from '../app/art/tenerife.ts';
import { residentLayouts } from '../app/routes/home/resident-layouts.ts';
import { exceptions } from '../domain/exceptions.ts';
import { park } from '../domain/park.ts';
import { parkDay } from '../domain/park-time.ts';
import { placeFaults } from '../domain/places.ts';
import { programmeFacts } from '../domain/programme.ts';
import { exceptionFaults, programmeFaults } from '../domain/validation.ts';
import { defaultLocale, type Locale } from '../i18n/locales.ts';

/**
 * Validates facts, words and pictures before a build. Each error is a sentence that says what to do. The compiler finds some of them
 * too, but an owner who changes a showtime does not run it.
 */
export async function sourceFaults(siteLocales: readonly Locale[]): Promise<string[]> {
  const faults = programmeFaults(programmeFacts);
  if (!isOnMap()) faults.push('geo lies outside of the drawn map (app/art/sources/map-tenerife.svg).');
  if (faults.length > 0) return faults.map(fault => `domain/park.ts: ${fault}`);
  const wrongExceptions = exceptionFaults(programmeFacts, parkDay());
  if (wrongExceptions.length > 0) return wrongExceptions.map(fault => `domain/exceptions.ts: ${fault}`);
  const noWords = (await Promise.all(siteLocales.map(missingWords))).flat();
  // The remaining content cannot be imported without the words of the shows.
  if (noWords.length > 0) return noWords;
  const wrongPlaces = placeFaults();
  if (wrongPlaces.length > 0) return wrongPlaces.map(fault => `domain/places.ts: ${fault}`);
  return [...(await missingPictures()), ...missingSharePictures(siteLocales)];
}

function isOnMap(): boolean {
  const { left, top } = onMap(park.geo);
  return Math.min(left, top) > 0 && Math.max(left, top) < 1;
}

/** Shows and reasons in the facts for which a language has no words. */
async function missingWords(locale: string): Promise<string[]> {
  const [showsFile, reasonsFile] = ['shows', 'reasons'].map(name => `content/${locale}/${name}.ts`);
  const { named }: { named: Record<string, object | undefined> } = await import(`../${showsFile}`);
  const { reasons }: { reasons: Record<string, string> } = await import(`../${reasonsFile}`);
  const closing = park.otherHours.flatMap(rule => ('closed' in rule ? [rule.closed] : []));
  const wanted = {
    'domain/park.ts': closing,
    'domain/exceptions.ts': exceptions.map(({ reason }) => reason),
  };
  return [
    ...[...park.shows, ...park.talks]
      .filter(({ id }) => !named[id])
      .map(({ id }) => `${showsFile}: there are no words for the show "${id}" of domain/park.ts.`),
    ...Object.entries(wanted).flatMap(([file, ids]) =>
      ids
        .filter(id => !(Object.hasOwn(reasons, id) && reasons[id]))
        .map(id => `${reasonsFile}: there are no words for the reason "${id}" of ${file}.`),
    ),
  ];
}

async function missingPictures(): Promise<string[]> {
  const { words } = await import('../content/words.ts');
  const { home, attractions } = words[defaultLocale];
  const wanted = [
    ...park.shows.map(({ id }) => `show-${id}`),
    ...Object.keys(attractions.encounters.cards).map(id => `encounter-${id}`),
    ...Object.keys(home.gallery.cards).map(id => `gallery-${id}`),
    ...Object.values(residentLayouts).flatMap(({ flap }) => (flap ? [`behind-${flap.behind}`] : [])),
    ...Object.keys({ ...home.why.cards, ...attractions.activities.cards }).map(id => `pictogram-${id}`),
  ];
  return wanted
    .filter(name => !Object.hasOwn(manifest, name))
    .map(
      name =>
        `There is no picture "${name}". Put ${name}.svg, .jpg or .png into app/art/sources, then: npm run art`,
    );
}

/** A new language has none yet. */
function missingSharePictures(siteLocales: readonly Locale[]): string[] {
  return siteLocales
    .map(locale => `content/${locale}/share.json`)
    .filter(file => !existsSync(file))
    .map(file => `${file} is missing: it tells where the sharing pictures are. Draw them: npm run art`);
}
