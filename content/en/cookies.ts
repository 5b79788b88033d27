import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { counted } from './english.ts';
import { contactSection, contents, updated } from './policy-parts.ts';

const shortest = counted(commitments.cookies.shortestHours, 'hour');
const longest = counted(commitments.cookies.longestYears, 'year');

export const cookies: PolicyCopy = {
  title: 'Cookie Policy',
  description: `Which cookies the website of ${park.name} uses (today: none), what each kind is for, how long it may last and how you stay in charge of it.`,
  lead: 'Today this site sets no cookies at all. Here is what each kind is for, and the rules we would keep if that changed.',
  updated,
  contents,
  sections: [
    {
      id: 'what-cookies-are',
      heading: 'What cookies are',
      blocks: [
        text(
          'A cookie is a small text that a website leaves in your browser and reads again later. Some last until you close the browser, others until a date that is written in them. Similar techniques, such as local storage, serve the same ends, and what we say here holds for them too.',
        ),
      ],
    },
    {
      id: 'kept',
      heading: 'What your browser keeps',
      blocks: [
        terms(
          {
            term: 'A half-filled inquiry',
            text: 'When you leave a half-filled inquiry form, your browser holds what you entered in its own session storage, so that you find it again when you come back to the page. It does not leave your device in that way. It is gone when your inquiry has been received, or when you close the tab. If you leave the page just when your inquiry is received, its reference is held there instead, until you come back and we can thank you.',
          },
          {
            term: 'Copies of pages',
            text: 'So that you can read our pages where there is no reception, your browser keeps copies of those you have opened, and of a few more that you may need in the park. They stay on your device, as other files of websites do, until you delete them with the data of this site.',
          },
          {
            term: 'The address of the next page',
            text: 'While you look for another page of ours, its address is in your browser’s session storage for a moment.',
          },
          {
            term: 'A random number',
            text: 'When you send an inquiry, your browser may hold a random number in its session storage until the inquiry has arrived, so that the same inquiry sent twice is known as one. The number says nothing about you, and is gone when you close the tab at the latest.',
          },
          {
            term: 'That you have chosen a language',
            text: 'When you choose a language in our menu or in the line that suggests one, or close that line, your browser notes in its local storage that you have chosen: one word, not which language. That is how we know not to suggest another.',
          },
          {
            term: 'How far you had read',
            text: 'While the page changes language, session storage holds for a moment how far you had read.',
          },
          {
            term: 'Missing pages in a row',
            text: 'On a page that we do not have, session storage holds how many of those you have come to in a row, so that “Go Back” finds the last real one.',
          },
        ),
        text(
          'The last three stay on your device; the one word stays until you delete the data of this site. None of it needs your consent, because it is strictly necessary for something that you have asked for yourself (Article 5(3) of the ePrivacy Directive).',
        ),
      ],
    },
    {
      id: 'kinds',
      heading: 'The kinds of cookies',
      blocks: [
        terms(
          {
            term: 'Essential cookies',
            text: 'Without these a site cannot do what you ask of it, for example remember a choice from one page to the next. They need no consent. We use none today.',
          },
          {
            term: 'Analytics cookies',
            text: 'They count visits and show which pages are read. We would set them only with your consent. We use none today, and no analytics service either.',
          },
          {
            term: 'Functional cookies',
            text: 'They make a site more comfortable, for example by showing you first what you looked at last. We would set them only with your consent. We use none today.',
          },
          {
            term: 'Targeting cookies',
            text: 'They follow your interests from site to site to show advertising. We would set them only with your consent. We use none today.',
          },
        ),
      ],
    },
    {
      id: 'third-parties',
      heading: 'Third-party cookies',
      blocks: [
        text(
          'Our pages load nothing from other companies: no fonts, no maps, no videos, no counters. So no third party can set a cookie through them. When you follow a link from our site to another, that site’s own rules apply.',
        ),
      ],
    },
    {
      id: 'duration',
      heading: 'How long cookies last',
      blocks: [
        text(
          `Since we set no cookies, there is nothing here that could last. If that changed, a session cookie would end when you close your browser, and a cookie with a date in it would last from ${shortest} to ${longest}, as long as its purpose needs and no longer. You can delete either sooner.`,
        ),
      ],
    },
    {
      id: 'managing',
      heading: 'Managing your preferences',
      blocks: [
        text('Every browser lets you see, block and delete cookies, for one site or for all:'),
        list(
          'Chrome: Settings, then Privacy and security',
          'Edge: Settings, then Privacy, search, and services',
          'Firefox: Settings, then Privacy & Security, then Cookies and Site Data',
          'Safari on a Mac: Settings, then Privacy, then Manage Website Data',
          'Safari on an iPhone or iPad: Settings, then Apps, then Safari, then Advanced, then Website Data',
        ),
        text(
          'Menus move from version to version; where yours looks different, the browser’s own help knows the way. ',
          'This site works just the same with cookies blocked. Before we set any that need your consent, we would ask you, and saying no would be as easy as saying yes.',
        ),
      ],
    },
    {
      id: 'do-not-track',
      heading: 'Do Not Track',
      blocks: [
        text(
          'Browsers can send a “Do Not Track” signal. There is no common rule for what a site must do with it, and this site does not honour it: it behaves the same with and without the signal. Since we do not track anybody, you lose nothing by that.',
        ),
      ],
    },
    {
      id: 'mobile',
      heading: 'Phones and tablets',
      blocks: [
        text(
          'On a phone or tablet you find the same choices in the settings of its browser. The advertising identifier of the device is a different thing: you reset or switch it off in the device’s privacy settings. This site does not read it.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        text(
          'Should we ever add a cookie, this page will name it, with its purpose and its duration, before it is set.',
        ),
      ],
    },
    contactSection('Contact us about cookies'),
  ],
};
