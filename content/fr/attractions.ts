import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { parkDay } from '../../domain/park-time.ts';
import { talkMinutes } from '../../domain/places.ts';
import { allPlayedBy, performances, programmeFacts, timesDaily } from '../../domain/programme.ts';
import type { Card, PicturedCard } from '../cards.ts';
import {
  capitalized,
  counted,
  countedInWords,
  figure,
  hourInWords,
  howOften,
  inWords,
  listed,
} from './french.ts';
import { openEveryDay } from './hours.ts';
import { programme } from './programme.ts';
import { shows, talks } from './shows.ts';

const { address, species } = park;
const [itPlays, seeAll] =
  shows.length === 1
    ? ['Le spectacle se joue', 'Voyez-le']
    : ['Chaque spectacle se joue', `Voyez les ${inWords(shows.length)}`];
const playDaily = openEveryDay && park.shows.every(({ weekdays }) => !weekdays);
const showsDaily = `${countedInWords(shows.length, 'spectacle')} ${howOften(timesDaily)} par jour`;

/** The walk-through worlds, in page order. */
const encounters = {
  parrots: {
    title: 'Paradis des perroquets',
    text: `Entrez directement dans la volière. Plus de ${figure(species.parrots)} espèces de perroquets y vivent, beaucoup en liberté au-dessus de vos têtes, et toutes ont un avis sur votre chapeau.`,
    alt: 'Un ara rouge se pose sur une branche à côté d’un ara hyacinthe, sous le filet de la volière',
  },
  penguins: {
    title: 'Planète des manchots',
    text: 'De la vraie neige tombe sur les manchots royaux. Un étage plus bas, derrière la vitre, vous les regardez voler sous l’eau.',
    alt: 'Deux manchots royaux sur la glace, dont un qui lance son cri vers le ciel, et deux autres qui nagent en dessous',
  },
  orca: {
    title: 'Océan des orques',
    text: 'Allongez-vous dans le tunnel, levez les yeux : cinq tonnes d’orque traversent la lumière, silencieuses comme un cerf-volant.',
    alt: 'Depuis un tunnel de verre, des visiteurs lèvent les yeux vers une orque baignée de soleil',
  },
} satisfies Record<string, PicturedCard>;

const worlds = Object.values(encounters).map(({ title }) => title);

export const attractions = {
  title: `Attractions et spectacles à ${address.island}`,
  description: `${listed([...worlds, showsDaily, 'activités en famille'])} à ${park.name}, ${address.island}.`,
  hero: {
    title: 'Toute une île à découvrir en une journée',
    lead: `${capitalized(countedInWords(worlds.length, 'monde'))} à parcourir à pied, ${countedInWords(performances.length, 'représentation', 'représentations', 'feminine')} à savourer assis.`,
    alt: 'Le parc vu du ciel : volière, bassins et sentiers au pied du Teide',
  },
  encounters: {
    title: 'Rencontres animalières',
    lead: 'Pas de cages à contempler, mais des lieux où l’on entre. Prenez votre temps : les animaux prendront le leur.',
    cards: encounters,
  },
  shows: {
    title: 'De grands spectacles animaliers',
    lead: `${itPlays} ${howOften(timesDaily)} par jour${playDaily ? ', sept jours sur sept' : ''}. ${seeAll} avant ${hourInWords(allPlayedBy)}, ou faites durer le plaisir.`,
    programme: 'Une journée au parc',
    daily: `${capitalized(countedInWords(performances.length, 'représentation', 'représentations', 'feminine'))}${playDaily ? ' chaque jour' : ''}`,
    /** Accessible name of the schedule notices. */
    scheduleNoticesTitle: 'Changements',
    scheduleNotices: programme.scheduleNotices(parkDay(), programmeFacts),
    inquire: 'Demandez vos billets',
    /** Follows the button's text for those who hear it: "Demandez vos billets – Spectacle de dauphins". */
    inquireFor: ' – {show}',
    /** Adds the next performance. `calendarFor` follows the button's text for screen readers. */
    calendar: 'Ajouter à l’agenda',
    calendarFor: ' – {show}, prochaine représentation',
    calendarFailed: 'Cela n’a pas marché. Les horaires sont à côté du bouton.',
    cards: shows,
    talks,
  },
  activities: {
    title: 'Activités en famille',
    cards: {
      kids: {
        title: 'Coin des petits curieux',
        text: 'Des loupes, des nids de corde et une mare qui a le droit d’éclabousser.',
      },
      feed: {
        title: 'Repas des animaux',
        text: 'Donnez le poisson, gardez vos doigts. Les soigneurs vous montrent comment faire.',
      },
      talk: {
        title: 'Paroles de soigneurs',
        text: `${capitalized(countedInWords(talkMinutes, 'minute', 'minutes', 'feminine'))} avec de vrais soigneurs, et la parole aux enfants d’abord.`,
      },
      photo: {
        title: 'Photos souvenirs',
        text: 'Un ara sur le bras, le Teide derrière vous, et un soigneur qui sait trouver la lumière.',
      },
    } satisfies Record<string, Card>,
    goodToKnow: {
      title: 'Bon à savoir',
      items: [
        { term: 'Repas', text: 'Des cafés le long des allées, avec menus enfants et chaises hautes.' },
        { term: 'Pique-nique', text: 'Apportez le vôtre : des tables vous attendent à l’ombre.' },
        { term: 'Poussettes', text: 'Des allées larges et planes, et des poussettes prêtées à l’entrée.' },
        {
          term: 'Pluie',
          text: `${encounters.penguins.title} et ${encounters.orca.title} sont à l’abri, et les spectacles continuent.`,
        },
      ],
    },
  },
  callToAction: {
    title: 'Qui irez-vous voir en premier ?',
    text: `Dites-nous quand vous venez, et nous vous répondrons sous ${counted(commitments.replyHours, 'heure')}.`,
    inquire: 'Demandez vos billets',
  },
};
