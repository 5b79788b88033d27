import { afterEach, describe, expect, it, vi } from 'vitest';
import { officeWords } from '../../content/office-words.ts';

/** The mail to the office, and a page of it, in a process that has the setting. */
async function officeIn(language: string) {
  vi.stubEnv('OFFICE_LANGUAGE', language);
  vi.resetModules();
  const [{ notices }, { officeLocale }] = await Promise.all([
    import('./desk/pages.ts'),
    import('./office-language.ts'),
  ]);
  return { page: notices.gone(''), officeLocale };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the ticket office', () => {
  it.each(Object.keys(officeWords) as (keyof typeof officeWords)[])('works in %s', async language => {
    const { page, officeLocale } = await officeIn(language);
    expect(officeLocale).toBe(language);
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(officeWords[language].desk.gone.title);
  });
});
