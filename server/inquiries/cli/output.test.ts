import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { inquiryFields } from '../../../domain/inquiry.ts';
import { park } from '../../../domain/park.ts';
import { convertedTexts, unconvertedTexts } from '../../../tests/support/converted-texts.ts';
import { examplePlan } from '../../../tests/support/inquiries.ts';
import { officeTest as it, now } from '../../../tests/support/office-terminal.ts';

/** `separator` may differ from the file's. */
function readCsv(file: string, separator: string): string[][] {
  const rows: string[][] = [['']];
  let isQuoted = false;
  for (const piece of file.replace(/^\ufeff/, '').match(/""|\r\n|./gs) ?? []) {
    const row = rows.at(-1) ?? [];
    const cell = row.at(-1) ?? '';
    if (piece === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (piece === '""' && !isQuoted && cell === '') continue;
    else if (!isQuoted && piece === separator) row.push('');
    else if (!isQuoted && /[\r\n]/.test(piece)) rows.push(['']);
    else row[row.length - 1] = cell + (isQuoted && piece === '""' ? '"' : piece);
  }
  return rows;
}

describe('export', () => {
  it('writes a new file that only its owner can read, in the park’s time zone', async ({ office }) => {
    const reference = await office.accept({ fullName: 'Ann "Nan" O’Neill; Jr.', plan: examplePlan });
    await office.act(reference, 'note', 'phoned', 'AM');
    await office.accept({}, { receivedAt: '2026-06-30T23:30:05Z' });
    await office.act(await office.accept({ fullName: 'Spiro' }), 'spam');
    expect(await office.run(['export', 'all.csv'])).toEqual({ code: 0, stdout: '', stderr: '' });
    const file = join(office.folder, 'all.csv');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const csv = readFileSync(file, 'utf8');
    expect(csv).toMatch(/^\ufeff"reference","status",/);
    const [head = [], summer = [], row = [], ...rest] = readCsv(csv, ',');
    const values = Object.fromEntries(head.map((name, at) => [name, row[at]]));
    expect(values).toEqual({
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
    expect((await office.run(['export'])).stdout).toBe(csv);
    expect(readCsv((await office.run(['export', '--semicolon'])).stdout, ';')).toEqual(readCsv(csv, ','));
  });

  it('marks texts that a spreadsheet would convert, and no others', async ({ office }) => {
    const exported = async (text: string, email = 'ana1985@example.ie') => {
      const reference = await office.accept({ fullName: text, email, phone: text, specialRequests: text });
      const [head = [], ...rows] = readCsv((await office.run(['export'])).stdout, ',');
      const row = rows.find(([first]) => first === reference) ?? [];
      return ['fullName', 'phone', 'specialRequests', 'email'].map(name => row[head.indexOf(name)]);
    };
    for (const text of convertedTexts)
      expect(await exported(text), text).toEqual([...Array(3).fill(`'${text}`), 'ana1985@example.ie']);
    for (const text of unconvertedTexts)
      expect(await exported(text, "'t@example.ie")).toEqual([...Array(3).fill(text), "''t@example.ie"]);
  });

  it('prevents formula injection, whatever separator the spreadsheet uses', async ({ office }) => {
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
    for (const formula of formulas) {
      const specialRequests = ['comma', 'semicolon;', 'tab\t', 'line\n', 'line\r'].map(
        text => `${text},${formula},z`,
      );
      const fullName = `comma,${formula};z`;
      const reference = await office.accept({
        fullName,
        phone: formula,
        specialRequests: specialRequests.join(';'),
      });
      await office.act(reference, 'note', `x;${formula};y,${formula},z`, formula);
    }
    for (const option of [[], ['--semicolon']]) {
      const { stdout } = await office.run(['export', ...option]);
      for (const separator of [',', ';', '\t']) {
        const cells = readCsv(stdout, separator).flat();
        expect(cells.length).toBeGreaterThan(formulas.length);
        expect(cells.filter(cell => /^[\s"]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
      }
    }
  });
});

it('output to a terminal escapes control characters and preserves names in every script', async ({
  office,
}) => {
  /** Control characters except line feeds, bidi controls and line separators. */
  const acting = /[^\P{Cc}\n]|[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;
  const nasty = 'Eve\u001b[2J\u0007\u009b31m\u202egnp\u2066\r\nroot\u2028x\u007f\u{e0001}';
  const texts = { fullName: nasty, phone: nasty, specialRequests: nasty, email: 'e@example.ie' };
  const reference = await office.accept(texts);
  await office.act(reference, 'note', nasty, nasty);
  for (const { id } of await office.store.listMails()) await office.store.recordFailure(id, nasty, null);
  for (const fullName of ['می‌خواهم', '👨‍👩‍👧']) await office.accept({ fullName });
  const person = await office.run(['person', 'e@example.ie']);
  const terminalOutput = await office.run(['export'], { terminal: true });
  const outbox = await office.run(['outbox'], { terminal: true });
  for (const { stdout } of [person, terminalOutput, outbox]) expect(stdout).not.toMatch(acting);
  expect(outbox.stdout).toContain('Eve\\u001b[2J');
  expect(terminalOutput.stdout).toMatch(/"می‌خواهم".*"👨‍👩‍👧"/s);
  expect(JSON.parse(person.stdout)).toMatchObject({
    heldAt: now.toISOString(),
    inquiries: [{ inquiry: texts }],
  });
});
