import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { officeFiles, officeLocales } from '../i18n/catalog.ts';
import { allLocales } from '../i18n/locales.ts';
import { findWordProblems } from '../site-build/check-words.ts';
import { expect, test } from '../tests/support/test.ts';

declare global {
  interface Window {
    fileAt(path: string): Promise<FileSystemFileHandle>;
  }
}
type Files = Readonly<Record<string, string>>;

const root = join(import.meta.dirname, '..');
const paths = [
  ...readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1)),
  'domain/times.json',
];
const files: Files = Object.fromEntries(paths.map(path => [path, readFileSync(join(root, path), 'utf8')]));

/** Opens a private folder with all words instead of that which would be chosen. */
async function openFolder(page: Page) {
  await page.addInitScript(() => {
    const fileAt = async (path: string) => {
      const names = path.split('/');
      const name = names.pop() ?? '';
      let folder = await navigator.storage.getDirectory();
      for (const part of names) folder = await folder.getDirectoryHandle(part, { create: true });
      return folder.getFileHandle(name, { create: true });
    };
    Object.assign(window, { fileAt, showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto('/');
  await page.evaluate(
    async entries => {
      for (const [path, text] of entries) {
        const stream = await (await window.fileAt(path)).createWritable();
        await stream.write(text);
        await stream.close();
      }
    },
    Object.entries({ ...files, '.git/HEAD': '' }),
  );
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByText('Home page')).toBeVisible();
}

const readFolder = (page: Page): Promise<Files> =>
  page.evaluate(async paths => {
    const read = async (path: string) => [path, await (await (await window.fileAt(path)).getFile()).text()];
    return Object.fromEntries(await Promise.all(paths.map(read)));
  }, paths);

/** The new lines of each changed file. */
function listChanges(before: Files, after: Files): Record<string, string[]> {
  const changed = paths.filter(path => before[path] !== after[path]);
  return Object.fromEntries(
    changed.map(path => {
      const oldLines = before[path]?.split('\n') ?? [];
      const lines = after[path]?.split('\n') ?? [];
      return [path, lines.filter((line, index) => line !== oldLines[index])];
    }),
  );
}

async function openForm(page: Page, form: string) {
  await page.goto(`/#/collections/${form}`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
}

async function save(page: Page): Promise<Files> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  return readFolder(page);
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

let requests: string[];
test.beforeEach(async ({ page }) => {
  requests = [];
  page.on('request', request => requests.push(request.url()));
  await openFolder(page);
});
test.afterEach(({ baseURL }) =>
  expect(requests.filter(url => !/^(data|blob):/.test(url) && !url.startsWith(`${baseURL}/`))).toEqual([]),
);

// The kinds of files: with objects, with lists, with other keys in other languages, of fewer languages, and policies.
test('a text in any language is one changed line', async ({ page }) => {
  let before = files;
  const forms = [
    ...['home', 'inquiry', 'names', 'office-mail'].map(name => ({ name, ending: 'json' })),
    { name: 'privacy', ending: 'md' },
  ];
  for (const { name, ending } of forms) {
    const isOffice = officeFiles.includes(name);
    const folder = ending === 'md' ? 'policies' : isOffice ? 'office' : 'pages';
    const locales = isOffice ? officeLocales : allLocales;
    await openForm(page, `${folder}/entries/${name}`);
    const panes = page.getByRole('group', { name: /^Edit .* Content$/ });
    for (const locale of locales) {
      const pane = panes.nth(locale === 'en' ? 0 : 1);
      // With two languages there is nothing to choose.
      if (locale !== 'en' && locales.length > 2) {
        await pane.getByRole('combobox').click();
        await page.getByRole('option', { name: languageNames.of(locale) ?? '' }).click();
      }
      if (isOffice && locale === 'en')
        await pane.getByRole('group').getByRole('button', { name: 'Expand' }).first().click();
      const text = ending === 'md' ? pane.locator('[contenteditable=true] p') : pane.getByRole('textbox');
      await text.first().click();
      await page.keyboard.press('End');
      await page.keyboard.type(' – new');
    }
    const after = await save(page);
    const change = [expect.stringContaining('– new')];
    const changes = locales.map(locale => [`content/${locale}/${name}.${ending}`, change]);
    expect(listChanges(before, after)).toEqual(Object.fromEntries(changes));
    before = after;
  }
  expect(findWordProblems((locale, file) => before[`content/${locale}/${file}`] ?? '')).toEqual([]);
});

test('an opening hour is one changed line', async ({ page }) => {
  await openForm(page, 'facts/entries/times');
  await page.getByRole('textbox', { name: 'Opens' }).fill('09:30');
  expect(listChanges(files, await save(page))).toEqual({ 'domain/times.json': ['    "opens": "09:30",'] });
});

test('a mistake is refused at its field', async ({ page }) => {
  await openForm(page, 'pages/entries/home');
  const title = page.getByRole('textbox', { name: 'Title in search results' }).first();
  await title.fill('Zoo in {island');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Each { needs its }.').first()).toBeVisible();
  expect(await readFolder(page)).toEqual(files);
});
