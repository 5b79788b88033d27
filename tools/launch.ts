/**
 * `npm run launch`: what is still blank or made up before the site can be shown to the world, each with file and line. It ends with 1
 * while there is anything.
 */
import { readFileSync } from 'node:fs';
import { owner, readByCounsel } from '../domain/owner.ts';
import { park } from '../domain/park.ts';
import { loadDotEnv } from '../server/site/dotenv.ts';
import { explainSettings, type Variables } from '../server/site/settings.ts';

/** Domains that nobody can own (RFC 2606, RFC 6761), and numbers that nobody answers. */
const madeUp =
  /\b(example|test|invalid|localhost)(\.(com|net|org))?(?![\w.-])|\b(example|test)\.(com|net|org)\b|0[\s-]?0[\s-]?0[\s-]?0[\s-]?0/i;

const settings = '.env.example';

/** What live inquiries cannot do without, beside what the site needs. */
const liveSettings = ['OFFICE_EMAIL', 'MAIL_FROM', 'SMTP_URL'];

interface Told {
  owner: Readonly<Record<string, string | null>>;
  readByCounsel: string | null;
  park: object;
}

/** Everything that is left to do, a line each: `domain/owner.ts:14: taxNumber is blank.` */
export function leftBeforeLaunch(
  variables: Variables,
  told: Told = { owner, readByCounsel, park },
  read = (file: string) => readFileSync(file, 'utf8'),
): string[] {
  const at = (file: string, found: string) => {
    const line = read(file)
      .split('\n')
      .findIndex(text => text.includes(found));
    return `${file}:${line + 1}`;
  };
  const blanks = Object.entries(told.owner).filter(([, value]) => !value?.trim());
  const facts = textsIn(told.park).filter(text => madeUp.test(text));
  const wanted = ['SITE_ORIGIN', 'INQUIRIES', ...(variables['INQUIRIES'] === 'live' ? liveSettings : [])];
  return [
    ...blanks.map(([name]) => `${at('domain/owner.ts', `${name}: `)}: ${name} is blank.`),
    ...(told.readByCounsel
      ? []
      : [`${at('domain/owner.ts', 'readByCounsel')}: counsel has not read the legal pages.`]),
    ...facts.map(text => `${at('domain/park.ts', text)}: "${text}" is made up.`),
    ...wanted.flatMap(name => {
      const value = variables[name];
      if (!value) return [`${at(settings, name)}: ${name} is not set.`];
      return madeUp.test(value) ? [`${at(settings, name)}: ${name} has a made-up address.`] : [];
    }),
  ];
}

/** All texts of an object. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** For the start: one line, or nothing. */
export function launchLine(variables: Variables): string | undefined {
  const { length } = leftBeforeLaunch(variables);
  if (length > 0) return `Not ready for the world: ${length} blanks and placeholders (npm run launch).`;
}

async function main() {
  loadDotEnv();
  const left = leftBeforeLaunch(process.env);
  console.log(left.length > 0 ? left.join('\n') : 'Nothing is blank, and nothing is made up.');
  if (left.length > 0) process.exitCode = 1;
}

if (import.meta.main) await explainSettings(main);
