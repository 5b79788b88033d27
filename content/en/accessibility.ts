import { accessibilityMeasured } from '../../domain/owner.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { contents, updated } from './policy-parts.ts';
import { site } from './site.ts';

/** Based on the tests and their results (tests/e2e, tests/engines). Keep it in step with them. */
export const accessibility: PolicyCopy = {
  title: 'Accessibility Statement',
  description: `How the website of ${park.name} was tested for people who see, hear, move or read differently, what came of it, and what is not good enough yet.`,
  lead: 'This site is for everybody who would like to come. What we have tested, what came of it, and where we know that we fall short.',
  updated,
  changed: accessibilityMeasured,
  contents,
  sections: [
    {
      id: 'aim',
      heading: 'What we aim for',
      blocks: [
        text(
          'We measure every page, also the plan of your day and the inquiry form, against the Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA. They contain version 2.1, to which the European standard EN 301 549 refers.',
        ),
      ],
    },
    {
      id: 'tested',
      heading: 'What was tested, and how',
      blocks: [
        text('Before each new version of the site, in Chromium, Firefox and WebKit (the engine of Safari):'),
        terms(
          {
            term: 'By rules',
            text: 'Every page, at the width of a phone and of a desk, with the rules of axe-core for WCAG 2.2 A and AA and its best practices: as the page opens, with faults in the form, with the calendar open, and after an inquiry.',
          },
          {
            term: 'By keyboard alone',
            text: 'Menu, form, calendar, plan and messages can be reached and left, focus can be seen, and is not covered.',
          },
          {
            term: 'Large',
            text: 'Text twice its size, windows of 320 points in width and a zoom of 400 %: nothing is lost and nothing scrolls sideways.',
          },
          {
            term: 'As you have set it',
            text: 'Less motion, forced colours, no scripts, no pictures, in print, and translated by the browser.',
          },
          {
            term: 'By sense',
            text: 'What changes is said to screen readers, errors are told beside their fields in words, and every picture that says something has a text.',
          },
        ),
      ],
    },
    {
      id: 'result',
      heading: 'What came of it',
      blocks: [
        text(
          'These tests find nothing that stands against WCAG 2.2 AA. We call the site largely conformant, and not fully, because of what follows.',
        ),
      ],
    },
    {
      id: 'limits',
      heading: 'What we know is not good enough',
      blocks: [
        list(
          'No independent body has examined the site yet, and it has not been tested by people who use screen readers, voice control or switches every day.',
          'The pages of the map that our address leads to belong to another company. Our own map has its text beside it.',
          'Drawings are described in a sentence. Not every detail of them is told.',
          'There is no version in sign language or in easy language.',
        ),
      ],
    },
    {
      id: 'park',
      heading: 'Getting around in the park',
      blocks: [
        text(
          'Where there are steps, where it is loud and where there is a quiet place to rest: the ',
          { text: site.pages.plan, page: 'plan' },
          ' tells it for every show and place, and makes a plan that keeps to it.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Tell us',
      blocks: [
        text(
          'Something does not work for you? Tell us what, on which page and with which device, and we mend it or give you what you need in another way:',
        ),
        list(
          ['E-mail: ', { text: park.email, href: `mailto:${park.email}` }],
          ['Phone: ', { text: park.phone, href: phoneHref }],
        ),
      ],
    },
  ],
};
