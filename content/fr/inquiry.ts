import { commitments } from '../../domain/commitments.ts';
import type { FaultTexts, FieldOf, InquiryField } from '../../domain/inquiry.ts';
import { park } from '../../domain/park.ts';
import { counted } from './french.ts';

const labels: Record<InquiryField, string> = {
  fullName: 'Prénom et nom',
  email: 'E-mail',
  phone: 'Téléphone',
  visitDate: 'Date de visite souhaitée',
  numberOfVisitors: 'Nombre de visiteurs',
  specialRequests: 'Demandes particulières',
};

/** Placeholders of empty fields. */
const hints: Partial<Record<InquiryField, string>> = {
  specialRequests: 'Anniversaire, fauteuil roulant, animal préféré…',
};

/** Accessible names of the minus and plus buttons. */
const steps: Record<FieldOf<'count'>, { fewer: string; more: string }> = {
  numberOfVisitors: { fewer: 'Un visiteur de moins', more: 'Un visiteur de plus' },
};

const faults: FaultTexts = {
  fullName: { missing: 'Indiquez votre nom', tooLong: 'C’est trop long pour un nom' },
  email: {
    missing: 'Indiquez votre adresse e-mail',
    malformed: 'Indiquez une adresse e-mail comme nom@example.com',
    tooLong: 'C’est trop long pour une adresse e-mail',
  },
  phone: {
    missing: 'Indiquez un numéro de téléphone',
    tooLong: 'C’est trop long pour un numéro de téléphone',
  },
  visitDate: {
    missing: 'Choisissez une date de visite',
    malformed: 'Indiquez une date qui existe : jour, mois et année, sous la forme JJ/MM/AAAA',
    past: 'Cette journée est terminée. Choisissez une autre date',
    tooFar: `Nous acceptons les demandes jusqu’à ${counted(commitments.visits.monthsAhead, 'mois', 'mois')} à l’avance. Choisissez une date plus proche`,
    closed: 'Le parc est fermé le {day}{why}. Choisissez un autre jour',
  },
  numberOfVisitors: {
    missing: 'Indiquez combien vous serez',
    notWhole: 'Indiquez un nombre entier, par exemple 4',
    tooFew: `Au moins ${counted(commitments.visitors.min, 'visiteur')}, s’il vous plaît`,
    tooMany: `Pour plus de ${counted(commitments.visitors.max, 'visiteur')}, appelez-nous au ${park.phone} ou écrivez-nous à ${park.email}`,
  },
  specialRequests: { tooLong: 'C’est trop long pour ce champ. Raccourcissez-le un peu' },
};

export const inquiry = {
  title: 'Demandez vos billets',
  /** Text around the asterisk that marks required fields. */
  required: { before: 'Les champs marqués', after: 'sont obligatoires.' },
  labels,
  hints,
  steps,
  date: {
    pick: 'Choisir une date',
    dialog: 'Choisir une date de visite',
    months: 'Mois',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    loading: 'Un instant…',
    done: 'Terminé',
    closedToday: 'Le parc est fermé pour aujourd’hui',
    chosen: '{day}, choisi',
    today: 'Aujourd’hui, {day}',
    closed: '{day}, fermé ({reason})',
    /** Under a month, with days such as 7, 24–26. */
    closedDays: 'Fermé : {days} ({reason})',
    closedDay: '{day}',
  },
  /** The plan that the visitor has come with from the planner. */
  plan: {
    title: 'Votre journée',
    change: 'Modifier la journée',
    remove: 'Retirer',
    /** If another date is chosen, and what carries the plan over to it. */
    otherDay: 'Votre journée est prévue le {day} et ne sera pas jointe à cette demande.',
    move: 'La même journée le {day}',
    unread: 'Une partie du lien n’a pas pu être lue.',
  },
  submit: 'Envoyer',
  sending: 'Envoi en cours…',
  /** Beside the button: what comes back, what it costs, and how the visit is paid (`confirmed` in `domain/owner.ts`). */
  offer: [
    `Vous recevez les prix et les horaires de votre journée, par e-mail sous ${counted(commitments.replyHours, 'heure')}.`,
    'La demande est gratuite et ne vous engage à rien.',
    'Vous payez plus tard, à l’entrée : par carte ou en espèces.',
  ],
  sent: {
    title: 'Merci pour votre demande !',
    text: `Nous répondrons sous ${counted(commitments.replyHours, 'heure')}.`,
  },
  noDate: 'Choisissez une date de visite',
  /** Below `noDate`, if other fields have faults too. */
  moreFaults: 'Vérifiez les {count} champs signalés.',
  /** If the cause is unknown. The phone number follows. */
  failed: {
    title: 'Votre demande n’est pas partie',
    text: 'Quelque chose n’a pas marché, mais vous n’avez rien à ressaisir. Réessayez, ou appelez-nous :',
  },
  /** The phone number follows. */
  offline: {
    title: 'Pas de connexion : demande non envoyée',
    text: 'Cet onglet garde ce que vous avez saisi. Envoyez votre demande dès que vous serez en ligne, ou appelez-nous :',
  },
  faults,
  emailMarks: {
    at: 'Une adresse e-mail contient un seul @, comme nom@example.com',
    space: 'Une adresse e-mail ne contient pas d’espace. Indiquez-en une comme nom@example.com',
    other: 'Une adresse e-mail ne contient pas «\u00a0{mark}\u00a0». Indiquez-en une comme nom@example.com',
  },
  /** The reason why the park is closed; fills `{why}`. */
  closedWhy: ' ({reason})',
  otherFault: 'Nous n’arrivons pas à lire ceci. Saisissez-le à nouveau',
  /** Shown if scripts are off or have failed to load. */
  noScript: {
    text: 'Ce formulaire nécessite JavaScript, désactivé dans votre navigateur. Appelez-nous ou écrivez-nous :',
    or: 'ou',
  },
};
