import { readFile } from 'node:fs/promises';

export const deskStylesheets = ['base', 'form', 'chip', 'table'].map(
  name => `server/inquiries/desk/style/${name}.css`,
);

/** For the office pages. */
export async function readDeskStyle(): Promise<string> {
  const parts = ['palette', 'tokens', 'fonts'].map(name => `app/styles/${name}.css`);
  const texts = [...parts, ...deskStylesheets].map(part => readFile(part, 'utf8'));
  return (await Promise.all(texts)).join('\n');
}
