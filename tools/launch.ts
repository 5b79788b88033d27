/**
 * `npm run launch`: lists blanks and placeholders to fill in before the site goes public, with file and line. Exits with 1 if there are
 * any.
 */
import { readFileSync } from 'node:fs';
import { confirmed, legalReviewDate, owner } from '../domain/owner.ts';
import { park } from '../domain/park.ts';
import { loadDotEnv } from '../server/site/dotenv.ts';
import { explainSettings, type Variables } from '../server/site/settings.ts';

/** Reserved domains (RFC 2606, RFC 6761) and dummy phone numbers. */
const placeholder =
  /\b(example|test|invalid|localhost)(\.(com|net|org))?(?![\w.-])|\b(example|test)\.(com|net|org)\b|0[\s-]?0[\s-]?0[\s-]?0[\s-]?0/i;

const settings = '.env.example';

/** Additionally required for live inquiries. */
const liveSettings = ['OFFICE_EMAIL', 'MAIL_FROM', 'SMTP_URL'];

interface Facts {
  owner: Readonly<Record<string, string | null>>;
  confirmed: Readonly<Record<string, string | null>>;
  legalReviewDate: string | null;
  park: object;
}

/** All open items, one line each: `domain/owner.ts:14: taxNumber is blank.` */
export function openItems(
  variables: Variables,
  facts: Facts = { owner, confirmed, legalReviewDate, park },
  read = (file: string) => readFileSync(file, 'utf8'),
): string[] {
  const at = (file: string, found: string) => {
    const line = read(file)
      .split('\n')
      .findIndex(text => text.includes(found));
    return `${file}:${line + 1}`;
  };
  const blanks = Object.entries(facts.owner).filter(([, value]) => !value?.trim());
  const unconfirmed = Object.entries(facts.confirmed).filter(([, day]) => !day);
  const placeholders = textsIn(facts.park).filter(text => placeholder.test(text));
  const required = ['SITE_ORIGIN', 'INQUIRIES', ...(variables['INQUIRIES'] === 'live' ? liveSettings : [])];
  return [
    ...blanks.map(([name]) => `${at('domain/owner.ts', `${name}: `)}: ${name} is blank.`),
    ...(facts.legalReviewDate
      ? []
      : [`${at('domain/owner.ts', 'legalReviewDate')}: counsel has not read the legal pages.`]),
    ...unconfirmed.map(([name]) => `${at('domain/owner.ts', `${name}: null`)}: ${name} is not confirmed.`),
    ...placeholders.map(text => `${at('domain/park.ts', text)}: "${text}" is made up.`),
    ...required.flatMap(name => {
      const value = variables[name];
      if (!value) return [`${at(settings, name)}: ${name} is not set.`];
      return placeholder.test(value) ? [`${at(settings, name)}: ${name} has a placeholder address.`] : [];
    }),
  ];
}

/** All strings in an object. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A one-line summary for the start of the server; undefined if nothing is open. */
export function launchLine(variables: Variables): string | undefined {
  const { length } = openItems(variables);
  if (length > 0) return `Not ready for the world: ${length} blanks and placeholders (npm run launch).`;
}

async function main() {
  loadDotEnv();
  const left = openItems(process.env);
  console.log(left.length > 0 ? left.join('\n') : 'No blanks and no placeholders.');
  if (left.length > 0) process.exitCode = 1;
}

if (import.meta.main) await explainSettings(main);
