import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { firstStart, performances, timesDaily } from '../../domain/programme.ts';
import type { Card, ResidentCard, Review } from '../cards.ts';
import { rated } from '../reviews.ts';
import { counted, countedInWords, howOften, inDigits, island, listed, timeInWords } from './german.ts';
import { openEveryDay } from './hours.ts';
import { shows } from './shows.ts';

const { address, hours, species } = park;
const animals = listed(shows.map(({ short }) => short));

const notes: readonly Review[] = [
  {
    name: 'Hannah W.',
    location: 'Leeds, Großbritannien',
    text: 'Unsere Vierjährige stellt sich jetzt als Pinguin vor. Wir sind geblieben, bis zugemacht wurde, und am Ausgang sind Tränen geflossen.',
  },
  {
    name: 'Matthias & Jule',
    location: 'Hamburg, Deutschland',
    text: 'Wegen der Orcas gekommen, zwei Stunden bei den Papageien hängen geblieben. Der Tierpfleger wusste bei der zweiten Show noch, wie mein Sohn heißt.',
  },
  {
    name: 'Carmen D.',
    location: 'Sevilla, Spanien',
    text: 'Drei Generationen, ein Tag und keine einzige Beschwerde. Nicht mal von meiner Mutter.',
  },
];

export const home = {
  title: `Tier- und Papageienpark auf ${island}`,
  description: `Papageien über euch, Königspinguine in echtem Schnee und Shows zum Staunen: ${park.name}, der Zoo in ${address.town} auf ${island}. ${openEveryDay ? 'Täglich geöffnet.' : 'Tickets online anfragen.'}`,
  hero: {
    title: `Entdeckt den Zauber des Parks auf ${island}`,
    lead: 'Aras über euch, Pinguine neben euch, Orcas hinter der Scheibe.',
    tickets: 'Tickets anfragen',
    alt: 'Ein Hellroter Ara fliegt im goldenen Abendlicht am Teide vorbei, hoch über dem Atlantik',
  },
  why: {
    title: 'Warum zu uns?',
    lead: `Weil euch hier niemand drängt. Um ${timeInWords(hours.opens)} öffnen die Tore, um ${timeInWords(firstStart)} beginnt die erste Show, und alles dazwischen gehört euch.`,
    cards: {
      animals: {
        title: 'Exotische Tiere',
        text: `Mehr als ${inDigits(species.all)} Arten, vom Königspinguin auf echtem Schnee bis zum Papagei, den ihr hört, bevor ihr ihn seht.`,
      },
      shows: {
        title: 'Weltklasse-Shows',
        text: `${animals}, ${shows.length > 1 ? 'je ' : ''}${howOften(timesDaily)} am Tag. Wer gern nass wird, setzt sich nach vorn.`,
      },
      family: {
        title: 'Familien\u00adfreundlich',
        text: 'Schatten, kurze Wege und an jeder Ecke etwas zum Spielen. Bringt die Großeltern mit. Und den Kinderwagen.',
      },
    } satisfies Record<string, Card>,
  },
  family: {
    title: 'Der perfekte Familien\u00adtag',
    alt: 'Eine Familie am Glasgeländer, ein Junge auf den Schultern seines Vaters, sieht einen Orca aus dem Meer springen',
    bullets: {
      kids: { title: 'Spaß für Kinder', text: 'Kletternester, Planschbecken und ein sehr kleiner Zug.' },
      day: {
        title: 'Abenteuer den ganzen Tag',
        text: `Von ${timeInWords(hours.opens)} bis ${timeInWords(hours.closes)}, mit ${countedInWords(performances.length, 'einer Vorstellung', 'Vorstellungen')} und einem Picknick dazwischen.`,
      },
      learn: {
        title: 'Lernen und lachen',
        text: 'Tierpfleger, die am Geländer jedes „Aber warum?“ beantworten.',
      },
    },
    visit: 'Besuch planen',
    badge: { count: `${inDigits(species.all)}+`, unit: 'Arten' },
  },
  gallery: {
    title: 'Lernt unsere Bewohner kennen',
    explore: 'Alle Attraktionen entdecken',
    cards: {
      parrots: {
        title: 'Papageien',
        text: `Über ${inDigits(species.parrots)} Arten, von handgroßen Unzertrennlichen bis zu Aras mit einem Meter Spannweite.`,
        alt: 'Ein Hellroter Ara hält eine Nuss im Fuß, neben ihm schaut ein Gelbbrustara in die andere Richtung',
        flap: {
          lift: 'Blatt anheben: Wer versteckt sich darunter?',
          fact: 'Ara-Küken wachsen hoch oben in Baumhöhlen auf.',
        },
      },
      penguins: {
        title: 'Pinguine',
        text: 'Könige, ihre Küken und frischer Schnee.',
        alt: 'Ein Königspinguin verbeugt sich vor seinem bettelnden Küken',
        flap: {
          lift: 'Schnee anheben: Was versteckt sich darunter?',
          fact: 'Königspinguine wärmen ihr Ei auf den Füßen.',
        },
      },
      orca: {
        title: 'Orcas',
        text: 'Fünf Tonnen in der Luft, wann immer ihnen danach ist.',
        alt: 'Ein Orca springt vor der Abendsonne aus dem Meer',
        flap: {
          lift: 'Welle anheben: Wer versteckt sich darunter?',
          fact: 'Wo die Mutter weiß ist, ist ein Orca-Baby orange.',
        },
      },
      sealion: {
        title: 'Seelöwenshow',
        text: 'Elegant, bis es Fisch gibt.',
        alt: 'Ein Seelöwe gleitet durch sonnendurchflutetes Wasser',
        flap: {
          lift: 'Felsen anheben: Wer versteckt sich darunter?',
          fact: 'Seelöwen spüren mit den Barthaaren, wo ein Fisch war.',
        },
      },
    } satisfies Record<string, ResidentCard>,
  },
  reviews: {
    title: 'Post von Familien',
    notes: rated(
      notes,
      text => `„${text}“`,
      rating => `${rating} von 5 Sternen`,
    ),
  },
  callToAction: {
    title: 'Bleibt bis zum Schluss',
    text: `Sagt uns, welcher Tag es sein soll. Wir antworten innerhalb von ${counted(commitments.replyHours, 'Stunde', 'Stunden')}.`,
    visit: 'Jetzt Besuch planen',
  },
};
