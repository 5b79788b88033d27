import { readFile } from 'node:fs/promises';

export const deskStylesheet = 'server/inquiries/desk/desk.css';

/** For the office pages. */
export async function readDeskStyle(): Promise<string> {
  const parts = ['app/styles/tokens.css', 'app/styles/fonts.css', deskStylesheet];
  return (await Promise.all(parts.map(part => readFile(part, 'utf8')))).join('\n');
}
