import type { Page } from '@playwright/test';
import { bundleScript } from '../../../site-build/bundle-script.ts';
import { pages } from '../../support/pages.ts';
import type { Plan } from './visit.ts';

let script: Promise<string> | undefined;

/** Gives each document that the page loads the planned change and `window.visit`, until the result is disposed of. */
export async function prepareVisits(page: Page, change: Plan['change'], moment: Plan['moment']) {
  script ??= bundleScript('tests/e2e/dom-changes/visit.ts');
  const plan: Plan = { change, moment, contactPath: pages.contact.path };
  return page.addInitScript({ content: `window.plan = ${JSON.stringify(plan)}; ${await script}` });
}
