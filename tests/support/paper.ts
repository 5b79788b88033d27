import type { Page } from '@playwright/test';
import { addStyle, runAxe } from './test.ts';

/** Sheets with Chrome's default margins. */
export const papers = [
  { format: 'A4', margin: '1cm' },
  { format: 'Letter', margin: '0.5in' },
] as const;

export async function countPrintedPages(
  page: Page,
  { format, margin }: (typeof papers)[number],
): Promise<number> {
  const pdf = await page.pdf({
    format,
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** axe takes printed text to stand on its background, which browsers leave out. */
export async function findPaleTexts(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await addStyle(page, '@media print { *, ::before, ::after { background: none !important } }');
  const pale = await runAxe(page, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ media: null });
  return pale;
}
