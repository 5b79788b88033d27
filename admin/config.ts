/** The editor’s forms, made of the English words. For its build only. */
import type { Backend, CmsConfig, Field } from '@sveltia/cms';
import { park } from '../domain/park.ts';
import {
  listMessageFiles,
  type MessageTree,
  namesFile,
  officeFiles,
  officeLocales,
  readMessages,
  readWordsFile,
} from '../i18n/catalog.ts';
import { createFacts } from '../i18n/facts.ts';
import { allLocales, defaultLocale } from '../i18n/locales.ts';
import { menuIds, policyIds } from '../i18n/pages.ts';
import { listArguments, parseMessage, prepareMessage } from '../i18n/prepare-message.ts';
import { type EditorLanguage, labelOf } from './glossary.ts';

const facts = createFacts(defaultLocale);

/** Braces up to the depth that plurals within selects need. */
const balanced = Array.from({ length: 4 }).reduce<string>(inner => `(?:[^{}]|\\{${inner}\\})*`, '[^{}]*');
const rules = 'Each { needs its }. Write ’ “ ” instead of straight quotes.';

/** The rules of `npm run check` that a pattern can tell, in its words. */
function createPattern(names: readonly string[]): [pattern: string, message: string] {
  const required = names.filter(name => !(name in facts));
  const message = [rules, ...required.map(name => `Keep {${name}}, which the English text has.`)].join(' ');
  return [`^(?![^]*['"])${required.map(name => `(?=[^]*\\{${name}\\b)`).join('')}${balanced}$`, message];
}

const phrases = { en: 'filled in later, so keep it', es: 'se rellena después: hay que dejarlo' };

/** Explains the arguments: `{opens}: 9:00 AM`. */
function createHint(text: string, language: EditorLanguage): string | undefined {
  const forms = new Map(listArguments(parseMessage(text)).map(({ name, type }) => [name, type]));
  const examples = [...forms].map(([name, type]) => {
    const form = type === 'time' ? `{${name}, time, short}` : `{${name}}`;
    return `{${name}}: ${name in facts ? prepareMessage(form, facts, defaultLocale) : phrases[language]}`;
  });
  return examples.length > 0 ? examples.join(' · ') : undefined;
}

export function createConfig(backend: Backend, language: EditorLanguage): CmsConfig {
  const label = (name: string) => labelOf(name, language);

  function createField(name: string, value: MessageTree, level = ''): Field {
    const base = { name, label: label(level + name), i18n: true };
    if (typeof value === 'string') {
      const hint = createHint(value, language);
      const names = listArguments(parseMessage(value)).map(argument => argument.name);
      const widget = value.length > 60 ? ('text' as const) : ('string' as const);
      const pattern = createPattern([...new Set(names)]);
      return { ...base, ...(hint && { hint }), widget, pattern, use_emoji_autocomplete: false };
    }
    if (Array.isArray(value)) {
      const [first]: readonly MessageTree[] = value;
      const list = { ...base, widget: 'list', collapsed: true } as const;
      return typeof first === 'string'
        ? { ...list, field: createField('text', first) }
        : { ...list, fields: createFields(Object.assign({}, ...value)) };
    }
    return { ...base, widget: 'object', collapsed: true, fields: createFields(value) };
  }

  const createFields = (tree: MessageTree, level?: string): Field[] =>
    Object.entries(tree).map(([name, value]) => createField(name, value, level));

  /** Other languages may have more names than English. */
  function createNameFields(): Field[] {
    const trees = allLocales.map(locale => [locale, readMessages(locale, namesFile)] as const);
    return createFields(Object.assign({}, ...trees.map(([, tree]) => tree))).map(field => ({
      ...field,
      required: trees.filter(([, tree]) => field.name in tree).map(([locale]) => locale),
    }));
  }

  const createFile = (name: string, ending: string, fields: Field[]) => ({
    name,
    label: label(`^${name}`),
    file: `content/{{locale}}/${name}.${ending}`,
    i18n: {
      structure: 'multiple_folders' as const,
      locales: officeFiles.includes(name) ? [...officeLocales] : [...allLocales],
      default_locale: defaultLocale,
    },
    fields,
    ...(ending === 'md' && { format: 'policy-frontmatter' }),
  });

  function createMessageFile(name: string) {
    const fields = createFields(readMessages(defaultLocale, name), '^');
    return createFile(name, 'json', name === namesFile ? createNameFields() : fields);
  }

  function createPolicyFile(name: string) {
    const base = { i18n: true, pattern: createPattern([]) };
    const field = (id: string, rest: object) => ({ name: id, label: label(`^${id}`), ...base, ...rest });
    const withHeading = allLocales.filter(id => /^heading: /m.test(readWordsFile(id, `${name}.md`)));
    const buttons = ['bold', 'link', 'heading-two', 'bulleted-list'];
    return createFile(name, 'md', [
      field('name', { widget: 'string' }),
      field('title', { widget: 'string' }),
      field('heading', { widget: 'string', required: withHeading }),
      field('description', { widget: 'text' }),
      field('body', { widget: 'richtext', buttons, editor_components: [], use_emoji_autocomplete: false }),
    ]);
  }

  const labeled = (name: string) => ({ name, label: label(name) });
  const group = (name: string, fields: Field[]): Field => ({ ...labeled(name), widget: 'object', fields });
  const time = (name: string): Field => ({
    ...labeled(name),
    pattern: ['^([01]\\d|2[0-3]):[0-5]\\d$', 'Write a time such as 15:30.'],
  });
  const show: Field[] = [
    { ...labeled('starts'), widget: 'list', field: time('start') },
    { ...labeled('minutes'), widget: 'number', value_type: 'int', min: 1 },
  ];
  const shows = park.shows.map(({ id }) => group(id, show));
  const times = [group('hours', [time('opens'), time('closes')]), group('shows', shows)];

  const first: string[] = [...menuIds, 'shows', 'inquiry', 'site'];
  const apart = [...officeFiles, 'plan-parts'];
  const others = listMessageFiles().filter(file => !first.includes(file) && !apart.includes(file));
  return {
    load_config_file: false,
    backend,
    // Gitea has no such workflow.
    ...(backend.name !== 'gitea' && { publish_mode: 'editorial_workflow' }),
    app_title: park.name,
    media_folder: 'app/art/sources',
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    i18n: { structure: 'multiple_folders', locales: [...allLocales], default_locale: defaultLocale },
    collections: [
      { ...labeled('pages'), i18n: true, files: [...first, ...others].map(createMessageFile) },
      { ...labeled('policies'), i18n: true, files: policyIds.map(createPolicyFile) },
      { ...labeled('facts'), files: [{ ...labeled('times'), file: 'domain/times.json', fields: times }] },
      { divider: true },
      { ...labeled('office'), i18n: true, files: apart.map(createMessageFile) },
    ],
  };
}
