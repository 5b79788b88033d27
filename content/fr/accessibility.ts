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
  lead: 'Ce site est fait pour tous ceux qui ont envie de venir. Voici ce que nous avons testé, le résultat, et ce qui n’est pas encore au niveau.',
  updated,
  changed: accessibilityMeasured,
  contents,
  sections: [
    {
      id: 'aim',
      heading: 'Notre objectif',
      blocks: [
        text(
          'Nous évaluons chaque page, y compris la composition de votre journée et le formulaire de demande, selon les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveaux A et AA. Elles contiennent la version 2.1, à laquelle renvoie la norme européenne EN 301 549.',
        ),
      ],
    },
    {
      id: 'tested',
      heading: 'Ce que nous avons testé, et comment',
      blocks: [
        text(
          'Avant chaque nouvelle version du site, dans Chromium, Firefox et WebKit (le moteur de Safari) :',
        ),
        terms(
          {
            term: 'Tests automatiques',
            text: 'Chaque page, à la largeur d’un téléphone et à celle d’un écran d’ordinateur, avec les règles d’axe-core pour les WCAG 2.2 A et AA et ses bonnes pratiques : à l’ouverture de la page, avec des erreurs dans le formulaire, calendrier ouvert, et après une demande.',
          },
          {
            term: 'Au clavier seul',
            text: 'Le menu, le formulaire, le calendrier, la journée et les messages s’atteignent et se quittent ; le focus est visible, et rien ne le recouvre.',
          },
          {
            term: 'Agrandi',
            text: 'Texte deux fois plus gros, fenêtres de 320 pixels CSS de large et zoom de 400 % : rien ne se perd et rien ne défile sur le côté.',
          },
          {
            term: 'Avec vos réglages',
            text: 'Moins de mouvement, couleurs forcées, sans scripts, sans images, à l’impression, et traduit par le navigateur.',
          },
          {
            term: 'Pour les lecteurs d’écran',
            text: 'Tout changement est annoncé, chaque erreur est expliquée à côté de son champ, et chaque image porteuse d’information a une alternative textuelle.',
          },
        ),
      ],
    },
    {
      id: 'result',
      heading: 'État de conformité',
      blocks: [
        text(
          'Ces tests ne révèlent aucune non-conformité aux WCAG 2.2 AA. Nous déclarons pourtant le site partiellement conforme, et non totalement, pour les raisons qui suivent.',
        ),
      ],
    },
    {
      id: 'limits',
      heading: 'Ce qui n’est pas encore au niveau',
      blocks: [
        list(
          'Aucun organisme indépendant n’a encore examiné le site, et il n’a pas été testé par des personnes qui utilisent chaque jour un lecteur d’écran, la commande vocale ou des contacteurs.',
          'Les pages de la carte où mène notre adresse appartiennent à une autre entreprise. Notre propre carte est accompagnée d’un texte.',
          'Les dessins sont décrits en une phrase. Tous leurs détails n’y figurent pas.',
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
          ' l’indique pour chaque spectacle et chaque lieu, et prépare une journée qui en tient compte.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Dites-le-nous',
      blocks: [
        text(
          'Quelque chose ne fonctionne pas pour vous ? Dites-nous quoi, sur quelle page et avec quel appareil. Nous corrigerons le problème, ou vous donnerons autrement ce dont vous avez besoin :',
        ),
        list(
          ['E-mail : ', { text: park.email, href: `mailto:${park.email}` }],
          ['Téléphone : ', { text: park.phone, href: phoneHref }],
        ),
      ],
    },
  ],
};
