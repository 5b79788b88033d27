import { atTimes, often, spaced, testSentences } from '../contract/sentences.ts';
import {
  counted,
  countedInWords,
  dateInWords,
  dayInWords,
  howOften,
  inWords,
  of,
  seasonInWords,
  timeInWords,
} from './french.ts';
import { mail } from './mail.ts';

const numbers = [0, 1, 2, 5, 13, 16, 22];
const performances = (count: number) =>
  countedInWords(count, 'représentation', 'représentations', 'feminine');

testSentences('fr', {
  shows: ['Hiboux', 'Phoques', 'Corbeaux'],
  wording: {
    'aucun | un | douze | 13 | 1\u202f500': [0, 1, 12, 13, 1500].map(count => inWords(count)),
    'aucune | une | deux': [0, 1, 2].map(count => inWords(count, 'feminine')),
    '0 heure | 1 heure | 2 heures | 5 heures | 13 heures | 16 heures | 22 heures': numbers
      .map(count => counted(count, 'heure'))
      .map(spaced),
    '1\u00a0heure': [counted(1, 'heure')],
    'aucun monde | un monde | deux mondes | cinq mondes | 13 mondes | 16 mondes | 22 mondes': numbers.map(
      count => countedInWords(count, 'monde'),
    ),
    'aucune représentation | une représentation | deux représentations | cinq représentations': numbers
      .slice(0, 4)
      .map(performances),
    '13 représentations | 16 représentations | 22 représentations': numbers.slice(4).map(performances),
    '0 visiteur | 1 visiteur | 2 visiteurs | 5 visiteurs | 13 visiteurs | 16 visiteurs | 22 visiteurs':
      numbers.map(mail.visitors).map(spaced),
    'zéro fois | cinq fois | 13 fois | 16 fois | 22 fois | de onze à 13 fois': often(
      '0-0 5-5 13-13 16-16 22-22 11-13',
      howOften,
    ),
    '1er janvier 2027 | 24 décembre 2026': ['2027-01-01' as const, '2026-12-24' as const].map(dateInWords),
    'vendredi 1er janvier 2027 | mardi 1er décembre': [
      dayInWords('2027-01-01', '2026'),
      dayInWords('2026-12-01', '2026'),
    ],
    'les lundis et mardis, du 1er novembre au 28 février | le 1er mai': [
      seasonInWords({ weekdays: ['Mon', 'Tue'], from: '11-01', to: '02-28' }),
      seasonInWords({ from: '05-01', to: '05-01' }),
    ],
    'une fois | une ou deux fois | d’une à trois fois | au plus deux fois': often(
      '1-1 1-2 1-3 0-2',
      howOften,
    ),
    'de Tenerife | d’Isla Papagayo': ['Tenerife', 'Isla Papagayo'].map(of),
    'd’Édimbourg | de onze': ['Édimbourg', 'onze'].map(of),
    'minuit | midi | 14 h 05': atTimes('00:00 12:00 14:05', timeInWords).map(spaced),
  },
  usualDay: [
    'Hiboux, phoques et corbeaux, chaque spectacle deux fois par jour.',
    'De 9 h à 18 h, et six représentations ',
  ],
  otherPark: [
    'Venez nous voir à Otherport, Elsewhere',
    'Carte d’Elsewhere avec un repère à Otherport',
    'le site d’Another Cove',
    'Les portes ouvrent à 10 h, le premier spectacle commence à 10 h 30',
    'chaque spectacle deux ou trois fois par jour',
    'De 10 h à 19 h 30, et sept représentations',
    'sept représentations à savourer assis',
    'se joue deux ou trois fois par jour, sept jours sur sept. Voyez les trois avant 13 h',
    'Sept représentations chaque jour',
    'trois spectacles deux ou trois fois par jour',
    ...['"1 500+"', 'Nous répondrons sous 31 heures', '32 ans au plus', 'En général 33 à 34 ans'],
    ...['de 35 heures à 36 ans', 'délai de 37 heures', 'délai de deux mois', 'délai de cinq mois'],
    ...['moins de 40 ans', 'moins de 41 ans'],
    ...['jusqu’à 42 mois à l’avance', 'Pour plus de 4 300 visiteurs, '],
  ],
  hours: [
    'Tous les jours de 9 h à 18 h',
    'Le 24 décembre, de 9 h à 14 h',
    'Les lundis et mardis, du 1er novembre au 28 février : fermé (jour de repos)',
    'Les samedis de 9 h à 20 h',
    'Tous les autres jours de 9 h à 18 h',
  ],
  day: [
    'Le 24 décembre 2026, le parc est ouvert de 9 h à 17 h (Noël).',
    'Hiboux à midi au lieu de 11 h 30 (nos animaux se reposent).',
    'Le 8 décembre 2026, le parc est fermé (mauvais temps). Nous vous proposerons un autre jour.',
  ],
  scheduleNotices: [
    [
      'Jeudi 24 décembre',
      'Ouvert de 9 h à 14 h (Noël)',
      'Annulations : Hiboux à 15 h 30 et Phoques à 16 h 30',
      'Annulation : Hiboux à 11 h 30 (événement privé)',
    ],
    ['Vendredi 1er janvier 2027', 'vendredi 15 janvier 2027', 'Fermé (entretien)'],
  ],
});
