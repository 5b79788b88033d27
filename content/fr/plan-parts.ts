import { park } from '../../domain/park.ts';
import { seatsBefore } from '../../domain/places.ts';
import type { Why } from '../../domain/plan-candidates.ts';
import { countedInWords } from './french.ts';

const why: Record<Why, string> = {
  closed: 'Le parc est fermé.',
  cancelled: 'Pas de représentation ce jour-là : {reason}.',
  over: 'C’est fini pour aujourd’hui.',
  gone: 'Ce n’est plus au programme.',
  hours: 'C’est en dehors de vos horaires.',
  overlap: 'En même temps : {with}.',
  full: 'Il ne reste plus assez de temps.',
  steps: 'Il y a des marches pour y accéder.',
  noise: 'C’est bruyant.',
};

/** Words that the planner shows later: once there is a plan, or on demand. */
export const planParts = {
  moment: {
    now: 'En cours',
    next: 'À suivre',
    leaveIn: '{what} à {time}. En route dans {count} min.',
    leaveNow: '{what} à {time}. C’est l’heure d’y aller.',
    startsIn: '{what} à {time}.',
    rest: 'La journée s’achève. Bon retour !',
  },
  missed: {
    title: 'Ce qui ne rentre pas',
    at: '{what} à {time}',
    why,
    /** Of a single thing; `why` is one of the sentences above. */
    one: 'Ne rentre pas : {what}. {why}',
    /** Followed by its conditions, each if it applies. */
    offer: 'À voir à {time}',
    from: ', arrivée à {from}',
    until: ', départ à {until}',
    instead: ', sans : {instead}',
    anyway: 'L’ajouter quand même',
    anywayOf: ' – {what}',
  },
  changes: {
    title: 'Ce qui a changé entre-temps',
    unreadTitle: 'Le lien est incomplet',
    hours: 'Ce jour-là, le parc est ouvert de {from} à {until}.',
    moved: '{what} à {now} au lieu de {was}.',
    cancelled: 'Annulation : {what} à {was} ({reason}).',
    gone: '{what} : plus de représentation à {was}.',
    goneWhole: '{what} : cela n’existe plus au parc.',
    unread: 'Une partie du lien n’a pas pu être lue.',
  },
  /** Plans made in this browser before, such as one's own while a friend's is shown. */
  others: { title: 'Aussi enregistré sur cet appareil', back: 'Revenir à votre journée du {day}' },
  actions: {
    title: 'Emportez votre journée',
    share: 'Partager',
    shareTitle: `Une journée à ${park.name}`,
    cannotShare: 'Impossible de partager ici. Copiez plutôt le lien.',
    show: 'Lien et QR code',
    copy: 'Copier le lien',
    copied: 'Copié',
    cannotCopy: 'Le lien est sélectionné. Copiez-le dans le champ.',
    qr: 'Votre journée en QR code, à scanner avec un autre téléphone',
    link: 'Le lien contient toute votre journée. Nous n’enregistrons rien, et aucun compte n’est nécessaire.',
    calendar: 'Ajouter à l’agenda',
    print: 'Imprimer',
    startAgain: 'Recommencer',
    loading: 'Un instant…',
  },
  calendar: {
    summary: `{what}, ${park.name}`,
    seats: `Soyez là ${countedInWords(seatsBefore, 'minute', 'minutes', 'feminine')} avant pour être bien placés.`,
    file: 'journee-au-parc',
    saved: 'Fichier d’agenda enregistré',
    /** Also for apps that do not save files. */
    open: 'Ouvrez {file} pour l’ajouter à votre agenda. Pas de fichier ? Ouvrez cette page dans votre navigateur.',
  },
};
