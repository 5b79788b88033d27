import { accessibilityMeasured } from '../../domain/owner.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { contents, updated } from './policy-parts.ts';
import { site } from './site.ts';

/** Based on the tests and their results (tests/e2e, tests/engines). Keep it in step with them. */
export const accessibility: PolicyCopy = {
  title: 'Accessibility Statement',
  description: `How we test the ${park.name} website for people who see, hear, move or read differently, what we found, and what isn’t good enough yet.`,
  lead: 'This site is for everyone who’d like to come. Here’s what we’ve tested, what we found, and where we know we fall short.',
  updated,
  changed: accessibilityMeasured,
  contents,
  sections: [
    {
      id: 'aim',
      heading: 'What we aim for',
      blocks: [
        text(
          'We test every page, including the Day Planner and the inquiry form, against the Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA. They include version 2.1, which the European standard EN\u00a0301\u00a0549 refers to.',
        ),
      ],
    },
    {
      id: 'tested',
      heading: 'What we tested, and how',
      blocks: [
        text('Before each new version of the site, in Chromium, Firefox and WebKit (the engine of Safari):'),
        terms(
          {
            term: 'Automated checks',
            text: 'Every page, at phone and desktop widths, with axe-core’s rules for WCAG 2.2 A and AA and its best practices: when the page opens, with errors in the form, with the calendar open, and after an inquiry.',
          },
          {
            term: 'Keyboard only',
            text: 'You can reach and leave the menu, form, calendar, plan and messages, and the focus is always visible and never covered.',
          },
          {
            term: 'Enlarged',
            text: 'Text at twice its size, windows 320 CSS pixels wide and 400% zoom: nothing gets lost and nothing scrolls sideways.',
          },
          {
            term: 'With your settings',
            text: 'Less motion, forced colors, no scripts, no pictures, in print, and translated by the browser.',
          },
          {
            term: 'With assistive technology',
            text: 'Screen readers announce changes, errors are explained in words next to their fields, and every meaningful image has alt text.',
          },
        ),
      ],
    },
    {
      id: 'result',
      heading: 'Results',
      blocks: [
        text(
          'These tests find nothing that breaches WCAG 2.2 AA. The site is partially conformant, not fully, for the reasons below.',
        ),
      ],
    },
    {
      id: 'limits',
      heading: 'What isn’t good enough yet',
      blocks: [
        list(
          'No independent body has audited the site yet, and nobody who uses a screen reader, voice control or switches every day has tested it.',
          'The map that our address links to belongs to another company. Our own map has its text next to it.',
          'Drawings are described in a sentence, which doesn’t cover every detail.',
          'There’s no sign language or Easy Read version.',
        ),
      ],
    },
    {
      id: 'park',
      heading: 'Getting around in the park',
      blocks: [
        text(
          'Where there are steps, where it’s loud and where there’s a quiet place to rest: the ',
          { text: site.pages.plan, page: 'plan' },
          ' tells you for every show and place, and plans your day around it.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Tell us',
      blocks: [
        text(
          'Something not working for you? Tell us what, on which page and on which device. We’ll fix it or get you what you need another way:',
        ),
        list(
          ['Email: ', { text: park.email, href: `mailto:${park.email}` }],
          ['Phone: ', { text: park.phone, href: phoneHref }],
        ),
      ],
    },
  ],
};
