import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  inlineHashes,
  insert,
  jsonLdElement,
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
const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>a{}</style><link rel="modulepreload" href="/assets/react-1.js"/></head><body><p>Text</p><script>one()</script>${start}</body></html>`;

it.each([
  ['<form class="a" method="post" action="/b">', true],
  ['<form class="a" method="dialog">', false],
  ['<p>method="post"</p>', false],
])('tells a form that the browser posts from one that it does not: %s', (html, is) =>
  expect(posts(html)).toBe(is),
);

it('asks for no module that only passes on what another has', () => {
  const passed = passedOn([
    ['/assets/root-1.js', 'export{z as ErrorBoundary,V as default}from"./site-1.js";\n'],
    ['/assets/home-1.js', 'import{z as a}from"./site-1.js";export{a as default};'],
    ['/assets/thin-1.js', 'export{a}from"./site-1.js";b();'],
  ]);
  expect([...passed.keys()]).toEqual(['/assets/root-1.js']);
  expect(readPageModules(page, passed)).toMatchObject({
    routes: { root: '/assets/site-1.js', 'en/home': '/assets/home-1.js' },
    names: { root: { ErrorBoundary: 'z', default: 'V' } },
  });
});

it('stops the build where React Router writes its scripts in another way', () => {
  const changed = page.replace('import("/assets', 'load("/assets');
  expect(() => readPageModules(changed)).toThrow('changed its shape');
  const left = page.replace('</head>', '<link href="/assets/x.js" rel="modulepreload"></head>');
  expect(() => startLate(left, '')).toThrow('A module still loads');
  expect(() => insert('<p></p>', 'head', '<i></i>')).toThrow('charSet');
});

it('leaves no script in the 404 page', () => {
  expect(withoutScripts(page)).not.toMatch(/<script|modulepreload/);
  expect(withoutScripts(page)).toContain('<p>Text</p>');
});

it('hashes what runs and what styles, and no data, which no text can end', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const data = jsonLdElement({ name: '</script><script>' });
  expect(data).not.toContain('</script><');
  const html = insert(page, 'body end', data).replace(start, '');
  expect(inlineHashes(html)).toEqual({ scripts: [hash('one()')], styles: [hash('a{}')] });
});
