import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from '../support/test.ts';

test('every built page conforms to the HTML standard', async () => {
  // The rules of the standard alone, none of style.
  const checker = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));
  const folder = 'dist/client';
  const pages = (await readdir(folder)).filter(name => name.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(6);
  for (const page of pages) {
    const { results } = await checker.validateFile(join(folder, page));
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ message, column }) => `${column}: ${message}`),
    );
    expect(faults, page).toEqual([]);
  }
});
