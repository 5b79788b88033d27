/** Input that may be malicious, or typed by accident. */

/** Control characters, direction overrides, invisible characters, line separators, tags and noncharacters. */
const special = [
  ...Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter(each =>
    /\p{Cc}/u.test(each),
  ),
  ...'\u200b\u200d\u200e\u2028\u2029\u202a\u202e\u2066\u2069\ufeff\ufffd\uffff\u061c\u00ad\u{e0041}\u{10ffff}\ue000',
];

/** One per line. */
const typed = String.raw`=1+1
=cmd|' /C calc'!A0
＝1
.
=?utf-8?B?QmNjOiBldmVAZXhhbXBsZS5uZXQ=?=
Eve <eve@example.net>,
--=_boundary
"
' OR 1=1 --
'); DROP TABLE inquiries;--
\\
%_%
<script>alert(1)</script>
"><img src=x onerror=alert(1)>
]]>
{{7*7}}
../../etc/passwd
%s%n%x
$(id)
\u0000
__proto__
-0
שלום مرحبا क्षत्रिय ณัฐวุฒิ 김민준 ᏣᎳᎩ 𠮷田
👩‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🦜🏽 🇪🇸`.split('\n');

export const maliciousStrings: readonly string[] = [
  ...special.map(letter => `park${letter}tickets`),
  ...typed,
  ...['\u001b[2J\u001b[31mred', '\u001b]8;;http://x\u0007link', '\r\u001b[Kroot#', '\t=1', '\n=1'],
  ...['\r\n', '\n', '\r', '\u2028', '\u0085', '%0d%0a'].map(end => `a${end}Bcc: eve@example.net`),
  ...['\r\n.\r\nMAIL FROM:<eve@example.net>', '\nFrom eve', '-- \n'],
  ...[' ', '\u3000', '\u200b', '\ud83e', 'a\udd9c', `Z${'\u0351\u0323\u0489'.repeat(40)}`],
  ...['x'.repeat(4000), '😀'.repeat(2000), '\n'.repeat(4000), 'W'.repeat(100_000)],
];

export const maliciousAddresses: readonly string[] = [
  ...`o'brien "eve" =cmd +1 -a \`id\` $(id) |id %00 '-- {a} a&b .a. #a =?utf-8?q?a? list:; a/b * ? % _ ñandú`
    .split(' ')
    // Each at its own domain, because confirmations per domain and day are limited.
    .map((name, index) => `${name}@d${index}.example.net`),
  ...'eve@[127.0.0.1] eve@example.net,a@example.net a@b@example.net <eve@example.net> 用户@例え.example'.split(
    ' ',
  ),
  ...'a@xn--nxasmq6b A@EXAMPLE.NET a@localhost a@-b.example a@.example @ a@ @b'.split(' '),
  ...['Eve <eve@example.net>', 'eve@example.net\r\nBcc: a@example.net', 'a@ex\u202eample.net'],
  ...[64, 243].map(length => `${'a'.repeat(length)}@example.net`),
];
