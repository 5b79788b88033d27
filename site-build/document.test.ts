import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { createSitePolicy, type DocumentParts, renderDocument } from './document.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const parts: DocumentParts = {
  language: locales.en,
  title: 'Orcas & friends',
  style: 'a{}',
  font: '/fonts/a.woff2',
  tags: [['meta', { name: 'description', content: 'Say "hello" & <b>wave</b>' }]],
  modules: ['/assets/island.js'],
  headScripts: ['first("</script>")'],
  bodyScripts: ['last()'],
  data: [
    { type: 'application/json', id: 'now', value: { name: '</script><script>' } },
    { type: 'speculationrules', value: { prefetch: [] } },
  ],
};

it('the policy has the hashes of scripts, styles and speculation rules but not of data, and no text can close a script element', () => {
  const html = renderDocument({ ...parts, entry: '/assets/entry.js' }, '');
  const scripts = [hash('first("<\\/script>")'), hash('{"prefetch":[]}'), hash('last()')].join(' ');
  expect(createSitePolicy([html, html], 'simulated')).toContain(
    `script-src 'self' ${scripts}; style-src 'self' ${hash('a{}')}; `,
  );
  expect(html.match(/<script/g)).toHaveLength(5);
  expect(html.match(/<\/script/g)).toHaveLength(5);
});

it('a document escapes its title and attributes', () => {
  const html = renderDocument(parts, '<main>A page</main>');
  expect(html).toContain('<title>Orcas &amp; friends</title>');
  expect(html).toContain('content="Say &quot;hello&quot; &amp; &lt;b&gt;wave&lt;/b&gt;"');
  expect(html).toContain('<div id="page"><main>A page</main></div>');
  expect(html).not.toContain('type="module"');
});
