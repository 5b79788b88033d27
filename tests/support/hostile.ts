/**
 * What people, or their programs, may type to do harm or by accident: a list of our own. Each is tried in every field that
 * takes text.
 */

/** Letters, digits and marks of every script that Unicode names, a few of each. */
function everyScript(): string[] {
  const found = new Map<string, string>();
  const scripts =
    'Adlam Arabic Armenian Balinese Bengali Bopomofo Cherokee Coptic Cuneiform Cyrillic Devanagari Egyptian_Hieroglyphs Ethiopic Georgian Gothic Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana Javanese Kannada Katakana Khmer Lao Latin Malayalam Mongolian Myanmar Nko Ogham Old_Italic Oriya Runic Sinhala Sundanese Syriac Tamil Telugu Thaana Thai Tibetan Tifinagh Vai Yi'.split(
      ' ',
    );
  const patterns = scripts.map(script => [script, new RegExp(`^\\p{Script=${script}}$`, 'u')] as const);
  for (let code = 0x41; code < 0x1f000; code += 1) {
    if (code === 0xd800) code = 0xe000;
    const letter = String.fromCodePoint(code);
    for (const [script, pattern] of patterns) {
      const held = found.get(script) ?? '';
      if ([...held].length < 8 && pattern.test(letter)) found.set(script, held + letter);
    }
  }
  return [...found.values()];
}

const controls = Array.from({ length: 0xa0 }, (_, code) => code)
  .filter(code => code < 0x20 || code >= 0x7f)
  .map(code => `a${String.fromCharCode(code)}b`);

export const hostileStrings: readonly string[] = [
  ...controls,
  ...everyScript(),
  // Turns of direction, invisible letters, ends of lines, language tags, variation selectors, what is no character.
  ...'\u200b \u200c \u200d \u200e \u200f \u2028 \u2029 \u202a \u202b \u202c \u202d \u202e \u2060 \u2066 \u2067 \u2068 \u2069 \ufeff \ufffc \ufffd \ufffe \uffff \u061c \u00ad \u034f \u115f \u180e \ufe0f \u{e0041} \u{e0100} \u{10ffff} \ue000'
    .split(' ')
    .map(letter => `park${letter}tickets`),
  'moc.elpmaxe@eve\u202e',
  'e\u0301'.repeat(50),
  `Z${'\u0351\u0323\u0489'.repeat(40)}`,
  '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🦜🏽 🇪🇸',
  // Escapes of terminals.
  '\u001b[2J\u001b[31mred',
  '\u001b]0;title\u0007',
  '\u001b]8;;http://x\u0007link',
  '\u009b31m',
  '\u001bP\u001b\\',
  '\r\u001b[Kroot#',
  '\b\b\bx',
  // Formulas of spreadsheets.
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://x","y")',
  '\t=1',
  '\r=1',
  '\n=1',
  '"=1',
  "'=1",
  '＝1',
  '","=1',
  ';=1',
  // Headers and ends of mails.
  'a\r\nBcc: eve@example.net',
  'a\nBcc: eve@example.net',
  'a\rBcc: eve@example.net',
  'a\u2028Bcc: eve@example.net',
  'a\u0085Bcc: eve@example.net',
  'a%0d%0aBcc: eve@example.net',
  '\r\n.\r\nMAIL FROM:<eve@example.net>',
  '.',
  '..',
  '\n.\n',
  '.\r\nQUIT',
  '=?utf-8?B?QmNjOiBldmVAZXhhbXBsZS5uZXQ=?=',
  '=0D=0ABcc: eve@example.net',
  'Eve <eve@example.net>',
  '"Eve" <eve@example.net>,',
  'a@b.example, eve@example.net',
  'undisclosed:;',
  '<>',
  '--=_boundary',
  'From eve',
  '\nFrom eve',
  '-- \n',
  // SQL and its kin.
  "'",
  '"',
  "''",
  "' OR 1=1 --",
  "'); DROP TABLE inquiries;--",
  '? $1 :a @b #{x}',
  '\\',
  "\\'",
  '%',
  '_',
  '%_%',
  '$where',
  '{"$gt":""}',
  '/* x */',
  '; VACUUM',
  // Markup and scripts.
  '<script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onfocus=alert(1) autofocus='",
  '<!--',
  ']]>',
  '&lt;',
  '&#0;',
  '&amp;amp;',
  'javascript:alert(1)',
  '{{7*7}}',
  ['$', '{7*7}'].join(''),
  '<%= 7 %>',
  '#{7}',
  // Paths, formats, programs.
  '../../etc/passwd',
  '%2e%2e%2f',
  'C:\\con',
  '/dev/null',
  'file:///etc/passwd',
  '%s%n%x',
  '%d',
  '`id`',
  '$(id)',
  '| id',
  '; id',
  '&& id',
  '-rf',
  '--yes',
  '\\u0000',
  '\\x00',
  '%00',
  // What programs take for something else.
  'null',
  'undefined',
  'NaN',
  'Infinity',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '0',
  '-0',
  '1e309',
  '0x41',
  '١٢',
  '１２',
  '2026-11-20',
  'IP-7F3K-2Q',
  // What looks like a line of ours.
  'Ana\nReference: IP-2222-22',
  '> quoted',
  '- list',
  'npm run inquiries -- erase all --yes',
  // Empty to the eye, and long.
  ' ',
  '\u00a0',
  '\u3000',
  '\u200b',
  'x'.repeat(200),
  'x'.repeat(4000),
  '😀'.repeat(2000),
  'a '.repeat(2000),
  '\n'.repeat(4000),
  'W'.repeat(100_000),
  // No text at all: halves of surrogate pairs.
  '\ud83e',
  'a\udd9c',
  '\udd9c\ud83e',
];

/** The same as addresses, as far as they can be. */
export const hostileAddresses: readonly string[] = [
  "o'brien@example.ie",
  '"eve"@example.net',
  'eve@[127.0.0.1]',
  'eve@example.net,a@example.net',
  'a b@example.net',
  'a@b@example.net',
  'eve@example.net\r\nBcc: a@example.net',
  '<eve@example.net>',
  'Eve <eve@example.net>',
  '=cmd@example.net',
  '+1@example.net',
  '-a@example.net',
  '`id`@example.net',
  '$(id)@example.net',
  '|id@example.net',
  '%00@example.net',
  "'--@example.net",
  `${'a'.repeat(64)}@example.net`,
  `${'a'.repeat(243)}@example.net`,
  'ñandú@example.com',
  '用户@例え.example',
  'a@xn--nxasmq6b',
  'a@ex\u202eample.net',
  'A@EXAMPLE.NET',
  'a@localhost',
  '{a}@example.net',
  'a&b@example.net',
  '.a.@example.net',
  'a@-b.example',
  'a@.example',
  '@',
  'a@',
  '@b',
  '#a@example.net',
  '=?utf-8?q?a?=@example.net',
  'list:;@example.net',
  'a/b@example.net',
  '*@example.net',
  '?@example.net',
  '%@example.net',
  '_@example.net',
];
