import { expect, it } from 'vitest';
import { onlyWith, slot } from '../../domain/slots.ts';
import { fillTemplate, parseTemplate } from './template.ts';

const only = (name: string, html: string) => `<${onlyWith} slot="${slot(name)}">${html}</${onlyWith}>`;

it('a template gets texts in its slots, safe anywhere, and takes none for a slot', () => {
  const parts = parseTemplate(`<p title="${slot('a')}">${slot('b')}</p>`);
  expect(fillTemplate(parts, { a: `"'`, b: '<b>&' })).toBe('<p title="&quot;&#39;">&lt;b&gt;&amp;</p>');
  expect(fillTemplate(parts, { a: slot('b'), b: 'secret' })).toBe(`<p title="${slot('b')}">secret</p>`);
});

it('a template has parts that are there only where their slot has a text, one within another', () => {
  const parts = parseTemplate(`<ul>${only('a', `<li>${slot('a')}${only('b', '<b>!</b>')}</li>`)}</ul>`);
  expect(fillTemplate(parts, {})).toBe('<ul></ul>');
  expect(fillTemplate(parts, { b: 'b' })).toBe('<ul></ul>');
  expect(fillTemplate(parts, { a: 'A' })).toBe('<ul><li>A</li></ul>');
  expect(fillTemplate(parts, { a: 'A', b: 'B' })).toBe('<ul><li>A<b>!</b></li></ul>');
});

it('a template is no page without slots, and none with a part that is not closed', () => {
  expect(() => parseTemplate('<p></p>')).toThrow('no slots');
  expect(() => parseTemplate(`<${onlyWith} slot="${slot('a')}">`)).toThrow('not closed');
  expect(() => parseTemplate(`${slot('a')}</${onlyWith}>`)).toThrow('not closed');
});
