import { accessibilityMeasured } from '../../domain/owner.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { of } from './french.ts';
import { contents, updated } from './policy-parts.ts';
import { site } from './site.ts';

/** Based on the tests and their results (tests/e2e, tests/engines). Keep it in step with them. */
export const accessibility: PolicyCopy = {
  title: 'Déclaration d’accessibilité',
  heading: 'Déclaration d’accessi\u00adbilité',
  description: `Comment le site ${of(park.name)} a été testé pour ceux qui voient, entendent, bougent ou lisent autrement, le résultat, et ce qui ne va pas encore.`,
  lead: 'Ce site est fait pour tous ceux qui ont envie de venir. Voici ce que nous avons testé, ce que cela a donné, et ce qui n’est pas encore au niveau.',
  updated,
  changed: accessibilityMeasured,
  contents,
  sections: [
    {
      id: 'aim',
      heading: 'Ce que nous visons',
      blocks: [
        text(
          'Nous évaluons chaque page, y compris la composition de votre journée et le formulaire de demande, selon les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveaux A et AA. Elles contiennent la version 2.1, à laquelle renvoie la norme européenne EN 301 549.',
        ),
      ],
    },
    {
      id: 'tested',
      heading: 'Ce qui a été testé, et comment',
      blocks: [
        text(
          'Avant chaque nouvelle version du site, dans Chromium, Firefox et WebKit (le moteur de Safari) :',
        ),
        terms(
          {
            term: 'D’après des règles',
            text: 'Chaque page, à la largeur d’un téléphone et à celle d’un écran d’ordinateur, avec les règles d’axe-core pour les WCAG 2.2 A et AA et ses bonnes pratiques : à l’ouverture de la page, avec des erreurs dans le formulaire, calendrier ouvert, et après une demande.',
          },
          {
            term: 'Au clavier seul',
            text: 'Le menu, le formulaire, le calendrier, la journée et les messages s’atteignent et se quittent ; le focus est visible, et rien ne le recouvre.',
          },
          {
            term: 'En grand',
            text: 'Texte deux fois plus gros, fenêtres de 320 pixels de large et zoom de 400 % : rien ne se perd et rien ne défile sur le côté.',
          },
          {
            term: 'Avec vos réglages',
            text: 'Moins de mouvement, couleurs forcées, sans scripts, sans images, à l’impression, et traduit par le navigateur.',
          },
          {
            term: 'Pour le sens',
            text: 'Ce qui change est dit aux lecteurs d’écran, les erreurs sont expliquées par des mots à côté de leur champ, et chaque image qui dit quelque chose a un texte.',
          },
        ),
      ],
    },
    {
      id: 'result',
      heading: 'Ce que cela a donné',
      blocks: [
        text(
          'Ces tests ne trouvent rien de contraire aux WCAG 2.2 AA. Nous déclarons le site largement conforme, et non totalement, pour les raisons qui suivent.',
        ),
      ],
    },
    {
      id: 'limits',
      heading: 'Ce qui n’est pas encore au niveau',
      blocks: [
        list(
          'Aucun organisme indépendant n’a encore examiné le site, et il n’a pas été testé par des personnes qui utilisent chaque jour un lecteur d’écran, la commande vocale ou des contacteurs.',
          'Les pages de la carte où mène notre adresse appartiennent à une autre entreprise. Notre propre carte a son texte à côté d’elle.',
          'Les dessins sont décrits en une phrase. Tous leurs détails ne sont pas racontés.',
          'Il n’y a pas de version en langue des signes ni en facile à lire et à comprendre (FALC).',
        ),
      ],
    },
    {
      id: 'park',
      heading: 'Se déplacer dans le parc',
      blocks: [
        text(
          'Où il y a des marches, où c’est bruyant, où se reposer au calme : la page ',
          { text: site.pages.plan, page: 'plan' },
          ' le dit pour chaque spectacle et chaque lieu, et prépare une journée qui en tient compte.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Dites-le-nous',
      blocks: [
        text(
          'Quelque chose ne fonctionne pas pour vous ? Dites-nous quoi, sur quelle page et avec quel appareil : nous le réparerons, ou vous donnerons autrement ce dont vous avez besoin :',
        ),
        list(
          ['E-mail : ', { text: park.email, href: `mailto:${park.email}` }],
          ['Téléphone : ', { text: park.phone, href: phoneHref }],
        ),
      ],
    },
  ],
};
