import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineHashes, jsonLdElement, withoutScripts } from './html.ts';

it('the policy names the scripts that run and the styles, and no data, whose text cannot end it', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const data = jsonLdElement({ name: '</script><script>' });
  expect(data).not.toContain('</script><');
  const html = `<head><style>a{}</style></head><body><script>one()</script>${data}</body>`;
  expect(inlineHashes(html)).toEqual({ scripts: [hash('one()')], styles: [hash('a{}')] });
});

it('the 404 page has no script', () => {
  const page =
    '<head><link rel="modulepreload" href="/a.js"/></head><body><p>Text</p><script>1</script></body>';
  expect(withoutScripts(page)).toBe('<head></head><body><p>Text</p></body>');
});
