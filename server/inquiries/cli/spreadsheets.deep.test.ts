import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { convertedTexts, unconvertedTexts } from '../../../tests/support/converted-texts.ts';
import { submission, temporaryFolder } from '../../../tests/support/inquiries.ts';
import { storedInquiry } from '../../../tests/support/stored.ts';
import { findProgram } from '../../../tools/programs.ts';
import { toCsv } from './csv.ts';

const typedTexts = [...convertedTexts, ...unconvertedTexts, '=1+42', '+44 20 7946', '-1', '@SUM(A1)'];

async function exported(delimiter: ',' | ';') {
  const folder = await temporaryFolder();
  const inquiries = typedTexts.map(text =>
    storedInquiry([{ fullName: text, phone: text, specialRequests: text }]),
  );
  const file = join(folder, 'all.csv');
  writeFileSync(file, toCsv(inquiries, submission().receivedAt, 'https://park.example', delimiter));
  return { folder, file };
}

const decoded = (xml: string) =>
  xml
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(code))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

describe('an export keeps every typed text', () => {
  it.skipIf(!findProgram('gnumeric'))('in Gnumeric', async () => {
    const { folder, file } = await exported(',');
    const sheet = join(folder, 'all.gnumeric');
    execFileSync(findProgram('gnumeric') ?? '', [file, sheet], { stdio: 'pipe' });
    const cells = [
      ...gunzipSync(readFileSync(sheet))
        .toString()
        .matchAll(/<gnm:Cell Row="(\d+)" Col="(\d+)" ValueType="(\d+)"[^>]*>([^<]*)</g),
    ];
    /** Texts have type 60. */
    const cell = (row: number, column: number) => {
      const found = cells.find(([, inRow, inColumn]) => Number(inRow) === row && Number(inColumn) === column);
      return [found?.[3], decoded(found?.[4] ?? '')];
    };
    const columns = Array.from({ length: 15 }, (_, column) => String(cell(0, column)[1]));
    for (const name of ['fullName', 'phone', 'specialRequests']) {
      const column = columns.indexOf(name);
      const convertedCells = typedTexts.map((_, index) => cell(index + 1, column));
      expect(convertedCells, name).toEqual(typedTexts.map(text => ['60', text]));
    }
  });

  // English, Spanish, German, French, Italian, Dutch, Polish.
  it
    .skipIf(!findProgram('libreoffice'))
    .each([
      [1033, ','],
      ...[1034, 1031, 1036, 1040, 1043, 1045].map(language => [language, ';'] as const),
    ] as const)(
    'in LibreOffice, language %s with "%s"',
    { timeout: 120_000 },
    async (language, delimiter) => {
      const { folder, file } = await exported(delimiter);
      const filter = `CSV:${delimiter.charCodeAt(0)},34,76,1,,${language},false,true`;
      const write = 'csv:Text - txt - csv (StarCalc):9,34,76,1,,0,true,true';
      execFileSync(
        findProgram('libreoffice') ?? '',
        [
          `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
          ...['--headless', `--infilter=${filter}`, '--convert-to', write],
          ...['--outdir', join(folder, 'out'), file],
        ],
        { stdio: 'pipe' },
      );
      const converted = readFileSync(join(folder, 'out', 'all.csv'), 'utf8');
      for (const text of typedTexts) {
        const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
        const cell = unconvertedTexts.includes(text) ? quote(text) : quote(`'${text}`);
        expect(converted.split(cell).length - 1, text).toBe(3);
      }
    },
  );
});
