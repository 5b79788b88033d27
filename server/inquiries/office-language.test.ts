import { expect, it, onTestFinished, vi } from 'vitest';
import { officeWords } from '../../content/office-words.ts';

it.each(Object.keys(officeWords) as (keyof typeof officeWords)[])(
  'the ticket office works in %s',
  async language => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('OFFICE_LANGUAGE', language);
    vi.resetModules();
    const { officeLocale } = await import('./office-language.ts');
    const { documentOf, noticePage } = await import('./desk/layout.ts');
    const { title } = officeWords[language].desk.gone;
    const page = documentOf(noticePage(title), '');
    expect(officeLocale).toBe(language);
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(officeWords[language].desk.place);
  },
);
