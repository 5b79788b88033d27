import { expect, it, onTestFinished, vi } from 'vitest';
import { officeWords } from '../../content/office-words.ts';

it.each(Object.keys(officeWords) as (keyof typeof officeWords)[])(
  'the ticket office works in %s',
  async language => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('OFFICE_LANGUAGE', language);
    vi.resetModules();
    const { officeLocale } = await import('./office-language.ts');
    const { notices } = await import('./desk/pages.ts');
    expect(officeLocale).toBe(language);
    expect(notices.gone('')).toContain(`<html lang="${language}"`);
    expect(notices.gone('')).toContain(officeWords[language].desk.gone.title);
  },
);
