import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { inquiryFields } from '../../../domain/inquiry.ts';
import { park } from '../../../domain/park.ts';
import { examplePlan } from '../../../tests/support/inquiries.ts';
import { officeTest as it, now } from '../../../tests/support/office-terminal.ts';
import { storedInquiry } from '../../../tests/support/stored.ts';
import { inquiriesCsv } from './csv.ts';

/** Parses a file like a spreadsheet set to a separator, which may differ from the file's. */
function readCsv(file: string, separator: string): string[][] {
  const rows: string[][] = [['']];
  let quoted = false;
  for (const piece of file.replace(/^\ufeff/, '').match(/""|\r\n|./gs) ?? []) {
    const row = rows.at(-1) ?? [];
    const cell = row.at(-1) ?? '';
    if (piece === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (piece === '""' && !quoted && cell === '') continue;
    else if (!quoted && piece === separator) row.push('');
    else if (!quoted && /[\r\n]/.test(piece)) rows.push(['']);
    else row[row.length - 1] = cell + (quoted && piece === '""' ? '"' : piece);
  }
  return rows;
}

describe('export', () => {
  it('writes a new file that only its owner can read, in the park’s time zone', async ({ office }) => {
    const reference = await office.accept({ fullName: 'Ann "Nan" O’Neill; Jr.', plan: examplePlan });
    await office.act(reference, 'note', 'phoned', 'AM');
    await office.accept({}, { receivedAt: '2026-06-30T23:30:05Z' });
    await office.act(await office.accept({ fullName: 'Spiro' }), 'spam');
    expect(await office.run(['export', 'all.csv'])).toEqual({ code: 0, out: '', said: '' });
    const file = join(office.folder, 'all.csv');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const csv = readFileSync(file, 'utf8');
    expect(csv).toMatch(/^\ufeff"reference","status",/);
    const [head = [], summer = [], row = [], ...rest] = readCsv(csv, ',');
    const written = Object.fromEntries(head.map((name, at) => [name, row[at]]));
    expect(written).toEqual({
      ...{ reference, status: 'open', locale: 'en', marks: '' },
      ...{ receivedAt: '2026-11-20T09:15:00+00:00', answeredAt: '' },
      ...{ lastContactAt: '2026-11-20T12:00:00+00:00', notes: '2026-11-20T12:00:00+00:00 AM phoned' },
      ...Object.fromEntries(inquiryFields.map(field => [field, expect.anything()])),
      ...{ fullName: 'Ann "Nan" O’Neill; Jr.', phone: "'+49 (0)30 123-45", numberOfVisitors: '4' },
      plan: `${park.origin}/plan#${examplePlan}`,
      specialRequests: 'A ramp, please.\nAnd a birthday cake 🎂',
    });
    expect(summer).toContain('2026-07-01T00:30:05+01:00');
    expect(rest).toEqual([['']]);
    await expect(office.run(['export', 'all.csv'])).rejects.toThrow('is there already');
    await expect(office.run(['export', 'no/all.csv'])).rejects.toThrow('cannot be written: ENOENT');
    await office.run(['export', 'semicolon.csv', '--semicolon']);
    const other = readFileSync(join(office.folder, 'semicolon.csv'), 'utf8');
    expect(readCsv(other, ';')).toEqual(readCsv(csv, ','));
  });

  it('marks numbers and dates that a spreadsheet would convert', () => {
    const typed = ['0612345678', '(0) 30 12', '12:30', '24/12', '1.5 %', 'May', '2 adults', 'Ann'];
    const inquiries = typed.map(phone => storedInquiry([{ phone }]));
    const [head = [], ...rows] = readCsv(inquiriesCsv(inquiries, now, park.origin), ',');
    const cells = rows.slice(0, -1).map(row => row[head.indexOf('phone')]);
    expect(cells).toEqual([
      "'0612345678",
      "'(0) 30 12",
      "'12:30",
      "'24/12",
      "'1.5 %",
      'May',
      '2 adults',
      'Ann',
    ]);
  });

  it.each([',', ';'] as const)(
    'prevents formulas, whatever separator the spreadsheet uses: file with "%s"',
    delimiter => {
      const formulas = [
        '=1+42',
        '+1',
        '-1',
        '@SUM(A1)',
        '＝1',
        '\t=1',
        '\r=1',
        '\n=1',
        ' =1',
        '"=1',
        '""=1+42',
      ];
      const inquiries = formulas.map(typed => {
        const parts = ['comma', 'semicolon;', 'tab\t', 'line\n'].map(text => `${text},${typed},z`);
        const stored = storedInquiry([
          { fullName: `comma,${typed};z`, phone: typed, specialRequests: parts.join(';') },
        ]);
        const note = { kind: 'note', actedAt: now, by: typed, text: `x;${typed};y,${typed},z` } as const;
        return { ...stored, history: [note] };
      });
      const csv = inquiriesCsv(inquiries, now, park.origin, delimiter);
      for (const separator of [',', ';', '\t']) {
        const cells = readCsv(csv, separator).flat();
        expect(cells.length).toBeGreaterThan(formulas.length);
        expect(cells.filter(cell => /^[\s"]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
      }
    },
  );
});
