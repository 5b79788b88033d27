import type { PageId } from '../../i18n/paths.ts';
import { openingHours } from './hours.ts';

/** Words of the layout: header, footer, error screens. */
export const site = {
  skipLink: 'Aller au contenu',
  /** Link texts of the pages. */
  pages: {
    home: 'Accueil',
    attractions: 'Attractions',
    contact: 'Contact',
    plan: 'Journée à la carte',
    privacy: 'Confidentialité',
    cookies: 'Cookies',
    gdpr: 'Conformité RGPD',
    legal: 'Mentions légales',
    accessibility: 'Accessibilité',
  } satisfies Record<PageId, string>,
  nav: {
    label: 'Principale',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    tickets: 'Demandez vos billets',
    /** The same on phones, next to the menu button: one short word. */
    ticketsShort: 'Billets',
  },
  footer: {
    tagline: 'Ici, les animaux vous gardent la journée.',
    quickLinks: 'Accès rapide',
    legal: 'Infos légales',
    contact: 'Contact',
    hours: openingHours,
  },
  languages: {
    /** Accessible name of the language menu. */
    label: 'Langue',
  },
  closeMessage: 'Fermer le message',
  /** Also for apps whose built-in browser cannot print. */
  cannotPrint: 'Impossible d’imprimer ici. Ouvrez cette page dans votre navigateur pour l’imprimer.',
  newTab: '(nouvel onglet)',
  notFound: {
    title: 'Page introuvable',
    description: 'Il n’y a pas de page à cette adresse.',
    text: 'Même nos aras s’égarent de temps en temps. La page que vous cherchiez s’est envolée, ou n’a jamais fait son nid ici.',
    home: 'Page d’accueil',
    back: 'Retour',
  },
  error: {
    title: 'Un problème est survenu',
    text: 'Quelque chose est tombé de son perchoir, chez nous. Vous n’y êtes pour rien.',
    unknown: 'Erreur inconnue',
    retry: 'Réessayer',
    home: 'Page d’accueil',
  },
};
