import type { Page } from '@playwright/test';
import { bundleScript } from '../../../site-build/bundle-script.ts';
import type { ChangeName } from './changes.ts';

let script: Promise<string> | undefined;

/** Gives each document that the page loads `window.visit`, with a planned change, until the result is disposed of. */
export async function prepareVisits(page: Page, change: ChangeName) {
  script ??= bundleScript('tests/e2e/dom-changes/visit.ts');
  return page.addInitScript({ content: `window.plannedChange = ${JSON.stringify(change)}; ${await script}` });
}
