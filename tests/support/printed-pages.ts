import type { Page } from '@playwright/test';

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

/** Checks for 4.5:1 on white paper, except in drawings, where text has an outline. */
export async function findPaleTexts(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const pale = await page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(part => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isPale = (color: string) => 1.05 / (luminance(color) + 0.05) < 4.5;
    return [...document.body.querySelectorAll('*')].flatMap(element => {
      if (element.closest('svg') || !element.checkVisibility({ visibilityProperty: true })) return [];
      const texts = [...element.childNodes]
        .filter(node => node.nodeType === 3)
        .map(node => node.nodeValue?.trim());
      const { color } = getComputedStyle(element);
      const paleText = texts.some(Boolean) && isPale(color) ? [`${texts.join(' ')} ${color}`] : [];
      const generated = ['::before', '::after'].flatMap(pseudo => {
        const { content, color, display } = getComputedStyle(element, pseudo);
        const hasText = !['none', 'normal', '""'].includes(content) && display !== 'none';
        return hasText && isPale(color) ? [`${element.className}${pseudo} ${content} ${color}`] : [];
      });
      return [...paleText, ...generated];
    });
  });
  await page.emulateMedia({ media: null });
  return pale;
}
