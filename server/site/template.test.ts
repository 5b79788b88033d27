import { expect, it } from 'vitest';
import { onlyWith, placeholder } from '../../content/placeholders.ts';
import { fillTemplate, parseTemplate } from './template.ts';

const only = (name: string, html: string) =>
  `<${onlyWith} placeholder="${placeholder(name)}">${html}</${onlyWith}>`;

it('a template escapes the values of placeholders and does not expand placeholders in them', () => {
  const parts = parseTemplate(`<p title="${placeholder('a')}">${placeholder('b')}</p>`);
  expect(fillTemplate(parts, { a: `"'`, b: '<b>&' })).toBe('<p title="&quot;&#39;">&lt;b&gt;&amp;</p>');
  expect(fillTemplate(parts, { a: placeholder('b'), b: 'secret' })).toBe(
    `<p title="${placeholder('b')}">secret</p>`,
  );
});

it('conditional parts of a template need a value for their placeholder, and can be nested', () => {
  const parts = parseTemplate(
    `<ul>${only('a', `<li>${placeholder('a')}${only('b', '<b>!</b>')}</li>`)}</ul>`,
  );
  expect(fillTemplate(parts, {})).toBe('<ul></ul>');
  expect(fillTemplate(parts, { b: 'b' })).toBe('<ul></ul>');
  expect(fillTemplate(parts, { a: 'A' })).toBe('<ul><li>A</li></ul>');
  expect(fillTemplate(parts, { a: 'A', b: 'B' })).toBe('<ul><li>A<b>!</b></li></ul>');
});

it('a template without placeholders or with an unclosed part is rejected', () => {
  expect(() => parseTemplate('<p></p>')).toThrow('no placeholders');
  expect(() => parseTemplate(`<${onlyWith} placeholder="${placeholder('a')}">`)).toThrow('not closed');
  expect(() => parseTemplate(`${placeholder('a')}</${onlyWith}>`)).toThrow('not closed');
});
