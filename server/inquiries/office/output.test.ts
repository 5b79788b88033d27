import { describe, expect } from 'vitest';
import { inquiryFields } from '../../../domain/inquiry.ts';
import { officeTest as it } from '../../../tests/support/office-terminal.ts';

/** What would do something on a terminal: control characters but the end of a line, and turns of direction. */
const acting = /[^\P{Cc}\n]|[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;
const nasty = 'Eve\u001b[2J\u0007\u009b31m\u202egnp\u2066\r\nroot\u2028x\u007f';

describe('export', () => {
  it('writes CSV that spreadsheet programs take for UTF-8, by the park’s clock', async ({ office }) => {
    const reference = await office.accept({ fullName: 'Ann "Nan" O’Neill; Jr.' });
    await office.act(reference, 'note', 'phoned', 'AM');
    await office.accept({}, { receivedAt: '2026-06-30T23:30:05Z' });
    await office.act(await office.accept({ fullName: 'Spiro' }), 'spam');
    const { out } = await office.run(['export', '--csv']);
    const columns = [
      ...['reference', 'status', 'receivedAt', 'answeredAt', 'lastContactAt'],
      ...inquiryFields,
      ...['locale', 'marks', 'notes'],
    ];
    const [head, summer, row, ...rest] = out.split('\r\n');
    expect(head).toBe(`\ufeff${columns.map(name => `"${name}"`).join()}`);
    expect(row).toContain(
      `"${reference}","open","2026-11-20T09:15:00+00:00","","2026-11-20T12:00:00+00:00","Ann ""Nan"" O’Neill; Jr.","o'brien@example.ie","'+49 (0)30 123-45","2026-12-24",4,`,
    );
    expect(row).toContain(
      `,"A ramp, please.\nAnd a birthday cake 🎂","en","","2026-11-20T12:00:00+00:00 AM phoned"`,
    );
    expect(summer).toContain(',"2026-07-01T00:30:05+01:00",');
    expect(rest).toEqual(['']);
    // For programs that take the comma for that of a decimal number.
    const semicolons = (await office.run(['export', '--csv', '--semicolon'])).out;
    expect(semicolons).toMatch(/^\ufeff"reference";"status";/);
    expect(semicolons).toContain(`;"Ann ""Nan"" O’Neill; Jr.";`);
  });

  it('makes no formula of what was typed', async ({ office }) => {
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'];
    for (const typed of formulas)
      await office.accept({ fullName: typed, specialRequests: `x;${typed}, y,${typed}` });
    const { out } = await office.run(['export', '--csv']);
    expect(out.match(/,"'/g)?.length).toBeGreaterThanOrEqual(formulas.length);
    // Whatever a program takes for the end of a cell, what comes next is text.
    expect(out.slice(out.indexOf('\r\n'))).not.toMatch(/[,;\t\r\n][ "]*[=＝@+-]/);
  });

  it('writes JSON that is read back as it was typed', async ({ office }) => {
    await office.accept({ fullName: nasty });
    expect((await office.json('export'))[0].fullName).toBe(nasty);
  });
});

it('no text acts on a terminal, and names of every script are as they were typed', async ({ office }) => {
  const typed = { fullName: nasty, phone: nasty, specialRequests: nasty, email: 'e@example.ie' };
  const reference = await office.accept(typed);
  await office.act(reference, 'note', nasty, nasty);
  const commands = ['list', 'search root', `show ${reference}`, 'person e@example.ie', 'outbox'];
  for (const command of commands) {
    const args = command.split(' ');
    expect((await office.run(args)).out, command).not.toMatch(acting);
    expect((await office.run([...args, '--json'])).out, command).not.toMatch(acting);
  }
  expect((await office.run(['export', '--csv'], { watched: true })).out.replaceAll('\r\n', '\n')).not.toMatch(
    acting,
  );
  for (const fullName of ['می‌خواهم', '👨‍👩‍👧']) await office.accept({ fullName });
  expect((await office.run(['list'])).out).toMatch(/می‌خواهم\n.*👨‍👩‍👧\n$/);
});
