import { park } from '../../domain/park.ts';
import type { Noise, Share } from '../../domain/places.ts';
import type { Who } from '../../domain/plan-preferences.ts';
import type { Weekday } from '../../domain/season.ts';
import type { PluralForms } from '../../i18n/plural.ts';
import { placeNames } from '../place-names.ts';
import { attractions } from './attractions.ts';
import { named } from './shows.ts';

const places = placeNames(named, attractions, {
  gate: 'L’entrée',
  meal: 'Un repas sous les palmiers',
  garden: 'Une heure de calme au jardin',
});

const weekdays: Record<Weekday, { short: string; long: string }> = {
  Mon: { short: 'Lun', long: 'lundi' },
  Tue: { short: 'Mar', long: 'mardi' },
  Wed: { short: 'Mer', long: 'mercredi' },
  Thu: { short: 'Jeu', long: 'jeudi' },
  Fri: { short: 'Ven', long: 'vendredi' },
  Sat: { short: 'Sam', long: 'samedi' },
  Sun: { short: 'Dim', long: 'dimanche' },
};

const who: Record<Who, string> = {
  children: 'De jeunes enfants',
  wheels: 'Une poussette ou un fauteuil roulant',
  quiet: 'Quelqu’un qui a besoin de calme',
};

const noise: Record<Noise, string> = {
  quiet: 'ambiance calme',
  lively: 'ambiance animée',
  loud: 'ambiance bruyante',
};
const seats: Record<Share, string> = {
  all: 'places assises',
  some: 'quelques bancs',
  none: 'pas de bancs',
};
const shade: Record<Share, string> = { all: 'à l’ombre', some: 'un peu d’ombre', none: 'sans ombre' };

/** By number: `one`, `other` … */
const forms: Record<'steps' | 'plan' | 'missed', PluralForms> = {
  steps: { one: '{count} marche', other: '{count} marches' },
  plan: {
    one: '{count} étape, de {from} à {until}.',
    other: '{count} étapes, de {from} à {until}.',
  },
  missed: {
    one: '{count} incontournable ne rentre pas.',
    other: '{count} incontournables ne rentrent pas.',
  },
};

/** Words of the page that makes a day of what somebody wishes to see. Nothing that names a place agrees with it: `{what}` has any gender. */
export const plan = {
  title: `Journée à la carte au zoo, à ${park.address.island}`,
  description: `Choisissez un jour à ${park.name}, ${park.address.island}, et vos incontournables : spectacles, balades et repas prennent place sur une carte, à partager ou à imprimer.`,
  hero: {
    title: 'Journée à la carte',
    lead: 'Dites-nous quand vous venez et ce que vous ne voulez pas manquer. Le reste se met en place tout seul.',
  },
  places,
  /** Replaces the name of a place that an old link contains, but the park no longer has. */
  unknown: 'Quelque chose qui était ici',
  weekdays,
  choices: {
    day: 'Quel jour ?',
    /** As narrow as a day of the week. Who hears the page gets the date. */
    today: 'Auj.',
    closed: 'fermé',
    closedWhy: 'Fermé le {day} : {reason}',
    todayOver: 'Il reste trop peu de temps aujourd’hui. Choisissez un autre jour.',
    other: 'Un autre jour',
    otherChosen: 'Un autre jour : {day}',
    hours: 'À quelles heures ?',
    from: 'Arrivée',
    until: 'Départ',
    reversed: 'Choisissez une heure de départ après l’arrivée',
    who: 'Qui vient ?',
    whoOptions: who,
    party: { title: 'Visiteurs', fewer: 'Un visiteur de moins', more: 'Un visiteur de plus' },
    must: 'Quels sont vos incontournables ?',
    mustNote: 'Pas d’idée ? Nous choisirons pour vous.',
    /** How many of a kind are ticked. */
    some: '{count} choix sur {all}',
    groups: {
      show: 'Spectacles',
      encounter: 'Rencontres',
      activity: 'Activités',
      quiet: 'Pauses',
    },
  },
  facts: {
    noise,
    splash: 'ça éclabousse',
    stepFree: 'sans marches',
    steps: forms.steps,
    seats,
    shade,
  },
  sheet: {
    title: 'Votre journée',
    /** Shown until a day is chosen. */
    anyDay: 'Une journée type au parc',
    visit: 'de {from} à {until}',
    /** Shown until the plan of a link is there. */
    opening: 'Chargement de la journée…',
    otherHours: 'Horaires exceptionnels : {reason}',
    free: 'Quartier libre de {from} à {until}.',
    home: 'Retour : {count} min jusqu’à la sortie',
    minutes: '{count}\u00a0min',
    walk: '{count} min à pied',
    onFoot: '{count} min à pied',
    seatsBy: 'Prenez place avant {time}',
    until: 'jusqu’à {time}',
    requested: 'Un incontournable',
    fixed: 'Horaire gardé',
    moved: 'Au lieu de {time} : {reason}',
    over: 'C’est fini',
    now: 'En cours',
    nowAt: '{what}, jusqu’à {time}.',
    changeOf: 'Modifier : {what}',
    earlier: 'Plus tôt',
    later: 'Plus tard',
    fix: 'Garder l’horaire',
    drop: 'Retirer',
    empty: 'Rien ne rentre dans ce créneau. Venez un peu plus tôt, ou restez un peu plus longtemps.',
    emptied: 'Il ne reste rien. Vous pouvez remettre ce que vous avez retiré.',
    noTime: 'Il ne reste pas de temps au parc. Choisissez d’autres horaires.',
  },
  map: {
    alt: 'Carte du parc : une île dont les sentiers relient spectacles, animaux et jardins',
    hint: 'Choisissez un lieu pour voir ce qui vous y attend.',
    stop: '{what}, {time}',
    out: '{what}, pas dans votre journée',
    add: 'Ajouter à la journée',
    close: 'Fermer',
  },
  bar: {
    request: 'Demandez vos billets',
    undo: 'Annuler',
    undone: 'Tout est comme avant.',
    startedAgain: 'Tout est effacé.',
  },
  dropped: {
    title: 'Mis de côté',
    back: 'Remettre',
    backOf: ' – {what}',
  },
  closed: {
    title: 'Fermé ce jour-là',
    because: 'Motif : {reason}.',
    next: 'Plutôt le {day}',
  },
  past: {
    text: 'Cette journée est terminée.',
    again: 'La même journée le {day}',
  },
  /** Announced by screen readers after a change. */
  spoken: {
    plan: forms.plan,
    missed: forms.missed,
    line: '{what} : c’est à {time}.',
    moved: '{what} : c’est désormais à {time}.',
    stays: '{what} : impossible de décaler davantage.',
    dropped: '{what} : c’est retiré.',
    copied: 'Le lien est copié.',
    closed: 'Le parc est fermé ce jour-là.',
    failed: 'Le chargement a échoué. Réessayez.',
  },
};
