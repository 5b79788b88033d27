/** `npm run launch`: lists what to fill in before the site goes public. Exits with 1 if anything is left. */
import { owner } from '../domain/owner.ts';
import { park } from '../domain/park.ts';
import { loadDotEnv } from '../server/site/dotenv.ts';
import { runAndReportSettingErrors, type Variables } from '../server/site/settings.ts';
import { confirmedOn, legalReviewDate, openQuestions } from './owner-tasks.ts';

/** Reserved domains (RFC 2606, RFC 6761); dummy phone numbers. */
const placeholder =
  /\b(example|test|invalid|localhost)(\.(com|net|org))?(?![\w.-])|\b(example|test)\.(com|net|org)\b|0[\s-]?0[\s-]?0[\s-]?0[\s-]?0/i;

/** Settings that live inquiries need. */
const liveSettings = ['OFFICE_EMAIL', 'MAIL_FROM', 'SMTP_URL'];

interface Facts {
  owner: Readonly<Record<string, string | null>>;
  confirmedOn: Readonly<Record<string, string | null>>;
  legalReviewDate: string | null;
  openQuestions: readonly string[];
  park: object;
}

/** Returns lines such as `domain/owner.ts: taxNumber is blank.` */
export function listOpenItems(
  variables: Variables,
  facts: Facts = { owner, confirmedOn, legalReviewDate, openQuestions, park },
): string[] {
  const required = ['SITE_ORIGIN', 'INQUIRIES', ...(variables['INQUIRIES'] === 'live' ? liveSettings : [])];
  return [
    ...listEmpty(facts.owner).map(name => `domain/owner.ts: ${name} is blank.`),
    ...(facts.legalReviewDate ? [] : ['tools/owner-tasks.ts: counsel has not read the legal pages.']),
    ...listEmpty(facts.confirmedOn).map(name => `tools/owner-tasks.ts: ${name} is not confirmed.`),
    ...facts.openQuestions.map(question => `tools/owner-tasks.ts: no page answers “${question}”`),
    ...findTexts(facts.park)
      .filter(text => placeholder.test(text))
      .map(text => `domain/park.ts: "${text}" is made up.`),
    ...required
      .filter(name => !variables[name] || placeholder.test(variables[name]))
      .map(name => `.env: ${name} is ${variables[name] ? 'a placeholder' : 'not set'}.`),
  ];
}

const listEmpty = (values: Readonly<Record<string, string | null>>) =>
  Object.keys(values).filter(name => !values[name]?.trim());

function findTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findTexts) : [];
}

/** Returns undefined if nothing is open. */
export function summarizeOpenItems(variables: Variables): string | undefined {
  const { length } = listOpenItems(variables);
  if (length > 0) return `Not ready for the world: ${length} blanks and placeholders (npm run launch).`;
}

if (import.meta.main)
  await runAndReportSettingErrors(async () => {
    loadDotEnv();
    const items = listOpenItems(process.env);
    console.log(items.length > 0 ? items.join('\n') : 'No blanks and no placeholders.');
    if (items.length > 0) process.exitCode = 1;
  });
