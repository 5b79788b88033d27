import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { counted } from './english.ts';
import { contactSection, contents, updated } from './policy-parts.ts';

const shortest = counted(commitments.cookies.shortestHours, 'hour');
const longest = counted(commitments.cookies.longestYears, 'year');

export const cookies: PolicyCopy = {
  title: 'Cookie Policy',
  description: `Which cookies the ${park.name} website uses (today: none), what each kind is for, how long they can last and how you stay in control.`,
  lead: 'Today this site sets no cookies at all. Here’s what each kind is for, and the rules we’d follow if that changed.',
  updated,
  contents,
  sections: [
    {
      id: 'what-they-are',
      heading: 'What cookies are',
      blocks: [
        text(
          'A cookie is a small piece of text that a website leaves in your browser and reads again later. Some last until you close the browser, others until a date written in them. Similar techniques, such as local storage, do the same job, and what we say here goes for them too.',
        ),
      ],
    },
    {
      id: 'kept',
      heading: 'What your browser keeps',
      blocks: [
        terms(
          {
            term: 'Your day plan',
            text: 'When you change your plan in the Day Planner, your browser saves it in its local storage, so it’s there on the day of your visit. It stays on your device until you start over or delete this site’s data.',
          },
          {
            term: 'A half-filled inquiry',
            text: 'When you leave an inquiry form half filled in, your browser keeps what you entered in its own session storage, so it’s there when you come back to the page. It doesn’t leave your device that way, and it’s gone once we’ve received your inquiry or you close the tab. If you leave the page just as your inquiry arrives, its reference is kept there instead, until you come back and we can thank you.',
          },
          {
            term: 'Copies of pages',
            text: 'So you can read our pages where there’s no signal, your browser keeps copies of the ones you’ve opened and a few more you may need in the park. Like other website files, they stay on your device until you delete this site’s data.',
          },
          {
            term: 'The address of the next page',
            text: 'While another page of ours is opening, your browser’s session storage holds its address for a moment.',
          },
          {
            term: 'A random number',
            text: 'When you send an inquiry, your browser may hold a random number in its session storage until the inquiry has arrived, so that an inquiry sent twice counts only once. The number says nothing about you and is gone, at the latest, when you close the tab.',
          },
          {
            term: 'That you’ve chosen a language',
            text: 'When you choose a language in our menu or in the line that suggests one, or close that line, your browser notes in its local storage that you’ve chosen: one word, not which language. That’s how we know not to suggest another.',
          },
          {
            term: 'How far you’d read',
            text: 'While the page changes language, session storage briefly holds how far you’d read.',
          },
          {
            term: 'Missing pages in a row',
            text: 'On a page we don’t have, session storage holds how many of those you’ve reached in a row, so that “Go Back” finds the last real one.',
          },
        ),
        text(
          'The last three stay on your device; the one word stays until you delete this site’s data. Where you block or fill up that storage, the tab itself remembers all of this, until you close it or leave for another site. None of it needs your consent, because it’s strictly necessary for something you’ve asked for yourself (Article 5(3) of the ePrivacy Directive).',
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
            text: 'Without these, a site can’t do what you ask of it, such as remembering a choice from one page to the next. They need no consent. We use none today.',
          },
          {
            term: 'Analytics cookies',
            text: 'They count visits and show which pages people read. We’d set them only with your consent. We use none today, and no analytics service either.',
          },
          {
            term: 'Functional cookies',
            text: 'They make a site more convenient, for example by showing you first what you looked at last. We’d set them only with your consent. We use none today.',
          },
          {
            term: 'Targeting cookies',
            text: 'They follow your interests from site to site to show you ads. We’d set them only with your consent. We use none today.',
          },
        ),
      ],
    },
    {
      id: 'third-parties',
      heading: 'Third-party cookies',
      blocks: [
        text(
          'Our pages load nothing from other companies: no fonts, no maps, no videos, no counters. So no third party can set a cookie through them. When you follow a link to another site, its own rules apply.',
        ),
      ],
    },
    {
      id: 'duration',
      heading: 'How long cookies last',
      blocks: [
        text(
          `We set no cookies, so there’s nothing to expire. If that changed, a session cookie would end when you close your browser, and a cookie with an expiration date would last from ${shortest} to ${longest}: as long as its purpose needs and no longer. You can delete either sooner.`,
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
          'Menus move around from version to version; if yours looks different, check the browser’s own help. ',
          'This site works just the same with cookies blocked. We’d ask before setting any that need your consent, and saying no would be as easy as saying yes.',
        ),
      ],
    },
    {
      id: 'do-not-track',
      heading: 'Do Not Track',
      blocks: [
        text(
          'Browsers can send a “Do Not Track” signal. There’s no common rule for what a site must do with it, and this site doesn’t honor it: it behaves the same with or without the signal. Since we don’t track anyone, you lose nothing.',
        ),
      ],
    },
    {
      id: 'mobile',
      heading: 'Phones and tablets',
      blocks: [
        text(
          'On a phone or tablet, you’ll find the same choices in its browser’s settings. The device’s advertising ID is separate: you can reset it or turn it off in the device’s privacy settings. This site doesn’t read it.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        text(
          'If we ever add a cookie, this page will name it, with its purpose and duration, before it’s set.',
        ),
      ],
    },
    contactSection('Contact us about cookies'),
  ],
};
