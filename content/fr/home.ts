import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { firstStart, performances, timesDaily } from '../../domain/programme.ts';
import type { Card, ResidentCard, Review } from '../cards.ts';
import { rated } from '../reviews.ts';
import {
  capitalized,
  counted,
  countedInWords,
  figure,
  howOften,
  listed,
  timeInWords,
  uncapitalized,
} from './french.ts';
import { openEveryDay } from './hours.ts';
import { shows } from './shows.ts';

const { address, hours, species } = park;
const animals = listed(shows.map(({ short }) => uncapitalized(short)));

const notes: readonly Review[] = [
  {
    name: 'Hannah W.',
    location: 'Leeds, Royaume-Uni',
    text: 'Depuis, notre fille de quatre ans dit à tout le monde qu’elle est un manchot. On est restés jusqu’à la fermeture, et elle a pleuré en partant.',
  },
  {
    name: 'Matthias & Jule',
    location: 'Hambourg, Allemagne',
    text: 'On venait pour les orques, et on est restés deux heures chez les perroquets. Au deuxième spectacle, le soigneur se souvenait du prénom de mon fils.',
  },
  {
    name: 'Carmen D.',
    location: 'Séville, Espagne',
    text: 'Trois générations, une journée, et personne ne s’est plaint. Même pas ma mère.',
  },
];

export const home = {
  title: `Parc animalier et zoo à ${address.island}`,
  description: `Parc animalier à ${address.island} : perroquets en vol libre, manchots sur de la vraie neige, spectacles. ${park.name}, ${address.town}. ${openEveryDay ? 'Ouvert tous les jours.' : 'Billets sur demande.'}`,
  hero: {
    title: `Découvrez la magie du parc à ${address.island}`,
    lead: 'Des aras là-haut, des manchots à deux pas, des orques derrière la vitre.',
    tickets: 'Demandez vos billets',
    alt: 'Un ara rouge passe devant le Teide et l’Atlantique, dans la lumière dorée du soir',
  },
  why: {
    title: 'Pourquoi venir',
    lead: `Parce qu’ici, personne ne vous presse. Les portes ouvrent à ${timeInWords(hours.opens)}, le premier spectacle commence à ${timeInWords(firstStart)}, et entre les deux, le temps est à vous.`,
    cards: {
      animals: {
        title: 'Animaux exotiques',
        text: `Plus de ${figure(species.all)} espèces, des manchots royaux sur de la vraie neige aux perroquets que vous entendrez avant de les voir.`,
      },
      shows: {
        title: 'De grands spectacles',
        text: `${capitalized(animals)}, ${shows.length > 1 ? 'chaque spectacle ' : ''}${howOften(timesDaily)} par jour. Installez-vous devant si vous aimez être éclaboussés.`,
      },
      family: {
        title: 'Pour toute la famille',
        text: 'De l’ombre, de courtes balades et de quoi jouer à chaque détour. Venez avec les grands-parents, venez avec la poussette.',
      },
    } satisfies Record<string, Card>,
  },
  family: {
    title: 'La sortie idéale en famille',
    alt: 'Une famille devant une rambarde de verre, un garçon sur les épaules de son père, regarde une orque bondir hors de la mer',
    bullets: {
      kids: {
        title: 'Côté enfants',
        text: 'Des nids à escalader, des bassins où patauger et un tout petit train.',
      },
      day: {
        title: 'Une journée d’aventures',
        text: `De ${timeInWords(hours.opens)} à ${timeInWords(hours.closes)}, et ${countedInWords(performances.length, 'représentation', 'représentations', 'feminine')} autour ${performances.length < 2 ? 'de laquelle' : 'desquelles'} caler le pique-nique.`,
      },
      learn: {
        title: 'Apprendre en s’amusant',
        text: 'Des soigneurs pour répondre à tous les « mais pourquoi ? ».',
      },
    },
    visit: 'Préparez votre visite',
    badge: { count: `${figure(species.all)}+`, unit: 'espèces' },
  },
  gallery: {
    title: 'Voici nos pensionnaires',
    explore: 'Voir toutes les attractions',
    cards: {
      parrots: {
        title: 'Perroquets',
        text: `Plus de ${figure(species.parrots)} espèces, de l’inséparable qui tient dans la main à l’ara d’un mètre d’envergure.`,
        alt: 'Un ara rouge tient une noix dans sa patte, à côté d’un ara bleu et jaune qui regarde ailleurs',
        flap: {
          lift: 'Soulevez la feuille : qui se cache dessous ?',
          fact: 'Bébé ara grandit au creux d’un arbre, tout en haut.',
        },
      },
      penguins: {
        title: 'Manchots',
        text: 'Les royaux, leurs poussins, de la neige fraîche.',
        alt: 'Un manchot royal se penche vers son poussin qui réclame',
        flap: {
          lift: 'Soulevez la neige : que cache-t-elle ?',
          fact: 'Le manchot royal couve son œuf sur ses pattes.',
        },
      },
      orca: {
        title: 'Orques',
        text: 'Cinq tonnes en l’air, quand l’envie leur en prend.',
        alt: 'Une orque bondit hors de la mer devant le soleil du soir',
        flap: {
          lift: 'Soulevez la vague : qui se cache dessous ?',
          fact: 'Bébé orque est orange là où sa mère est blanche.',
        },
      },
      sealion: {
        title: 'Spectacle d’otaries',
        text: 'Gracieuses jusqu’à l’heure du repas.',
        alt: 'Une otarie file dans une eau baignée de soleil',
        flap: {
          lift: 'Soulevez le rocher : qui se cache dessous ?',
          fact: 'L’otarie suit un poisson du bout des moustaches.',
        },
      },
    } satisfies Record<string, ResidentCard>,
  },
  reviews: {
    title: 'Ce qu’en disent les familles',
    notes: rated(
      notes,
      text => `« ${text} »`,
      rating => `${counted(rating, 'étoile')} sur 5`,
    ),
  },
  callToAction: {
    title: 'Restez jusqu’à la fermeture',
    text: `Dites-nous quel jour vous aimeriez venir. Nous répondrons sous ${counted(commitments.replyHours, 'heure')}.`,
    visit: 'Préparez votre visite',
  },
};
