import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  inlineHashes,
  insert,
  jsonLdElement,
  lateModules,
  passedOn,
  posts,
  readPageModules,
  startLate,
  withoutScripts,
} from './html.ts';

const start = `<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";

  window.__reactRouterRouteModules = {"root":route0,"en/home":route1};

import("/assets/entry-1.js");</script>`;
const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>a{}</style><link rel="modulepreload" href="/assets/router-1.js"/><link rel="modulepreload" href="/assets/lib-1.js"/><link rel="modulepreload" href="/assets/react-1.js"/></head><body><p>Text</p><script>one()</script>${start}</body></html>`;

it('tells a form that the browser posts from one that it does not', () => {
  expect(posts('<form class="a" method="post" action="/b">')).toBe(true);
  expect(posts('<form class="a" method="dialog">')).toBe(false);
  expect(posts('<p>method="post"</p>')).toBe(false);
});

describe('the late start', () => {
  it('knows what React Router would have loaded', () => {
    expect(readPageModules(page)).toEqual({
      manifest: '/assets/manifest-1.js',
      entry: '/assets/entry-1.js',
      routes: { root: '/assets/root-1.js', 'en/home': '/assets/home-1.js' },
      names: {},
      preload: ['/assets/router-1.js', '/assets/lib-1.js', '/assets/react-1.js'],
      libraries: ['/assets/react-1.js', '/assets/router-1.js'],
    });
  });

  it('asks for no module that only passes on what another has', () => {
    const passed = passedOn([
      ['/assets/root-1.js', 'export{z as ErrorBoundary,V as default}from"./site-1.js";\n'],
      ['/assets/lib-1.js', 'export{l}from"./site-1.js";'],
      ['/assets/home-1.js', 'import{z as a}from"./site-1.js";export{a as default};'],
      ['/assets/thin-1.js', 'export{a}from"./site-1.js";b();'],
    ]);
    expect([...passed.keys()]).toEqual(['/assets/root-1.js', '/assets/lib-1.js']);
    expect(readPageModules(page, passed)).toMatchObject({
      routes: { root: '/assets/site-1.js', 'en/home': '/assets/home-1.js' },
      names: { root: { ErrorBoundary: 'z', default: 'V' } },
      preload: ['/assets/router-1.js', '/assets/react-1.js'],
    });
  });

  it('fails loudly when that no longer looks as it did', () => {
    expect(() => readPageModules(page.replace('import("/assets', 'load("/assets'))).toThrow(
      'changed its shape',
    );
    expect(() => readPageModules('<html></html>')).toThrow('changed its shape');
  });

  it('fails loudly when something else would load before the first paint', () => {
    const left = page.replace('</head>', '<link href="/assets/x.js" rel="modulepreload"></head>');
    expect(() => startLate(left, '')).toThrow('A module still loads');
  });

  it('takes the place of the module script and the preloads', () => {
    const late = startLate(page, 'go()');
    expect(late).toContain('>go()</script>');
    expect(late).not.toContain('modulepreload');
    expect(late).not.toContain('type="module"');
    expect(lateModules(late)).toEqual(readPageModules(page));
  });
});

it('leaves no script in the 404 page', () => {
  expect(withoutScripts(page)).not.toMatch(/<script|modulepreload/);
  expect(withoutScripts(page)).toContain('<p>Text</p>');
});

it('inserts at the head and at the end', () => {
  expect(insert(page, 'head', '<script>a</script>')).toContain('<meta charSet="utf-8"/><script>a</script>');
  expect(insert(page, 'body end', '<i></i>')).toContain('<i></i></body>');
});

it('fails loudly where there is no place to insert at', () => {
  expect(() => insert('<p></p>', 'head', '<i></i>')).toThrow('charSet');
  expect(() => insert('<p></p>', 'body end', '<i></i>')).toThrow('</body>');
});

it('hashes what runs and what styles, and no data', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const html = insert(page, 'body end', jsonLdElement({ name: '</script>' })).replace(start, '');
  expect(inlineHashes(html)).toEqual({ scripts: [hash('one()')], styles: [hash('a{}')] });
});

it('lets no text end the structured data', () => {
  expect(jsonLdElement({ name: '</script><script>' })).not.toContain('</script><');
});
