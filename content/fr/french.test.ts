import { atTimes, often, spaced, testSentences } from '../contract/sentences.ts';
import { counted, howOften, inWords, of, timeInWords } from './french.ts';

testSentences('fr', {
  shows: ['Hiboux', 'Phoques', 'Corbeaux'],
  wording: {
    'aucun | un | douze | 13 | 1\u202f500': [0, 1, 12, 13, 1500].map(count => inWords(count)),
    'aucune | une | deux': [0, 1, 2].map(count => inWords(count, 'feminine')),
    '0\u00a0heure | 1\u00a0heure | 2\u00a0heures': [0, 1, 2].map(count => counted(count, 'heure')),
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
  seasons: [
    'Billets sur demande."',
    'se joue deux fois par jour. Voyez les deux avant 13 h',
    '"Quatre représentations"',
  ],
  oneShow: [
    'Hiboux, une fois par jour.',
    'et une représentation autour de laquelle',
    'Le spectacle se joue une fois par jour, sept jours sur sept. Voyez-le avant 13 h',
    ...['sous 1 heure.', '1 an au plus', 'délai d’un mois', 'prolonger ce délai d’un mois'],
    'jusqu’à 1 mois à l’avance',
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
