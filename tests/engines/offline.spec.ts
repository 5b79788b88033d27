import { offline } from '../../content/en/offline.ts';
import { pages } from '../support/pages.ts';
import { test } from './test.ts';
import type { Visitor } from './visitor.ts';

const { contact, plan, gdpr } = pages;

test.use({ expectedComplaints: ['Failed to load resource', 'could not be loaded', 'NS_ERROR', 'network'] });

const kept = (visitor: Visitor, path: string) =>
  visitor.sees(
    () => visitor.session.evaluate(asked => caches.match(asked).then(found => found !== undefined), path),
    true,
  );

test('pages that were seen, and one more, are there without a network', async ({ visitor }) => {
  await visitor.open(contact.path);
  await kept(visitor, contact.path);
  await kept(visitor, plan.path);
  await visitor.misses({ selector: '.as-of' });
  visitor.site.cut();
  for (const { path, heading } of [contact, plan]) {
    await visitor.goto(path);
    await visitor.seesText('h1', heading);
    await visitor.seesText('.as-of', /^As of \d?\d:\d\d [AP]M\. No connection right now\.$/);
    await visitor.started();
  }
  await visitor.goto(gdpr.path);
  await visitor.seesText('h1', offline.title);
  await visitor.press({ link: 'Contact', within: '.kept-pages' });
  await visitor.seesText('h1', contact.heading);
});
