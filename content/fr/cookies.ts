import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { counted, of } from './french.ts';
import { contactSection, contents, updated } from './policy-parts.ts';

const shortest = counted(commitments.cookies.shortestHours, 'heure');
const longest = counted(commitments.cookies.longestYears, 'an');

export const cookies: PolicyCopy = {
  title: 'Politique de cookies',
  description: `Quels cookies utilise le site ${of(park.name)} (aujourd’hui, aucun), à quoi sert chaque type, combien de temps il dure et comment vous gardez la main.`,
  lead: 'Aujourd’hui, ce site ne dépose pas le moindre cookie. Voici à quoi sert chaque type, et les règles que nous suivrions si cela changeait.',
  updated,
  contents,
  sections: [
    {
      id: 'what-they-are',
      heading: 'Ce qu’est un cookie',
      blocks: [
        text(
          'Un cookie est un petit texte qu’un site web laisse dans votre navigateur et relit plus tard. Certains durent jusqu’à la fermeture du navigateur, d’autres jusqu’à une date qui y est inscrite. Des techniques voisines, comme le stockage local, servent aux mêmes fins, et ce que nous disons ici vaut aussi pour elles.',
        ),
      ],
    },
    {
      id: 'kept',
      heading: 'Ce que garde votre navigateur',
      blocks: [
        terms(
          {
            term: 'Votre journée',
            text: 'Quand vous modifiez votre journée dans « Journée à la carte », votre navigateur la garde dans son stockage local, pour que vous la retrouviez le jour de votre visite. Elle reste sur votre appareil jusqu’à ce que vous la recommenciez ou que vous supprimiez les données de ce site.',
          },
          {
            term: 'Une demande à moitié remplie',
            text: 'Quand vous quittez un formulaire de demande à moitié rempli, votre navigateur garde ce que vous avez saisi dans son propre stockage de session, pour que vous le retrouviez en revenant sur la page. Cela ne quitte pas votre appareil pour autant, et disparaît quand votre demande a été reçue ou quand vous fermez l’onglet. Si vous quittez la page juste au moment où votre demande est reçue, c’est sa référence qui y est gardée, jusqu’à ce que vous reveniez et que nous puissions vous remercier.',
          },
          {
            term: 'Des copies de pages',
            text: 'Pour que vous puissiez lire nos pages là où il n’y a pas de réseau, votre navigateur garde une copie de celles que vous avez ouvertes, et de quelques autres dont vous pourriez avoir besoin dans le parc. Ces copies restent sur votre appareil, comme d’autres fichiers de sites web, jusqu’à ce que vous les supprimiez avec les données de ce site.',
          },
          {
            term: 'L’adresse de la page suivante',
            text: 'Le temps d’ouvrir une autre de nos pages, le stockage de session en garde l’adresse.',
          },
          {
            term: 'Un nombre aléatoire',
            text: 'Quand vous envoyez une demande, votre navigateur peut garder dans son stockage de session un nombre aléatoire jusqu’à ce qu’elle soit arrivée, pour qu’une même demande envoyée deux fois ne compte qu’une fois. Ce nombre ne dit rien de vous, et disparaît au plus tard quand vous fermez l’onglet.',
          },
          {
            term: 'Le choix d’une langue',
            text: 'Quand vous choisissez une langue dans notre menu ou dans la ligne qui vous en propose une, ou que vous fermez cette ligne, votre navigateur note dans son stockage local que vous avez choisi : un seul mot, qui ne dit pas laquelle. C’est ainsi que nous savons qu’il ne faut plus vous en proposer d’autre.',
          },
          {
            term: 'L’endroit où vous en étiez',
            text: 'Pendant que la page change de langue, le stockage de session garde un instant l’endroit où vous en étiez.',
          },
          {
            term: 'Les pages introuvables à la suite',
            text: 'Quand vous tombez sur des pages qui n’existent pas, le stockage de session en garde le nombre, pour que « Retour » retrouve la dernière vraie page.',
          },
        ),
        text(
          'Les trois derniers restent sur votre appareil ; le mot qui note le choix d’une langue y reste jusqu’à ce que vous supprimiez les données de ce site. Si vous bloquez ce stockage ou s’il est plein, c’est l’onglet lui-même qui retient tout cela, jusqu’à ce que vous le fermiez ou passiez à un autre site. Rien de cela ne demande votre consentement, car c’est strictement nécessaire à un service que vous avez vous-même demandé (article 5, paragraphe 3, de la directive « vie privée et communications électroniques »).',
        ),
      ],
    },
    {
      id: 'kinds',
      heading: 'Les types de cookies',
      blocks: [
        terms(
          {
            term: 'Cookies nécessaires',
            text: 'Sans eux, un site ne peut pas faire ce que vous lui demandez, par exemple retenir un choix d’une page à l’autre. Ils ne demandent pas de consentement. Nous n’en utilisons aucun aujourd’hui.',
          },
          {
            term: 'Cookies de mesure d’audience',
            text: 'Ils comptent les visites et montrent quelles pages sont lues. Nous ne les déposerions qu’avec votre consentement. Nous n’en utilisons aucun aujourd’hui, et aucun service de mesure d’audience non plus.',
          },
          {
            term: 'Cookies fonctionnels',
            text: 'Ils rendent un site plus confortable, par exemple en vous montrant d’abord ce que vous avez regardé en dernier. Nous ne les déposerions qu’avec votre consentement. Nous n’en utilisons aucun aujourd’hui.',
          },
          {
            term: 'Cookies publicitaires',
            text: 'Ils suivent vos centres d’intérêt d’un site à l’autre pour afficher de la publicité. Nous ne les déposerions qu’avec votre consentement. Nous n’en utilisons aucun aujourd’hui.',
          },
        ),
      ],
    },
    {
      id: 'third-parties',
      heading: 'Cookies tiers',
      blocks: [
        text(
          'Nos pages ne chargent rien depuis d’autres entreprises : ni polices, ni cartes, ni vidéos, ni compteurs. Aucun tiers ne peut donc déposer de cookie par leur intermédiaire. Quand vous suivez un lien de notre site vers un autre, ce sont les règles de cet autre site qui s’appliquent.',
        ),
      ],
    },
    {
      id: 'duration',
      heading: 'Durée des cookies',
      blocks: [
        text(
          `Nous ne déposons aucun cookie : aucune durée n’est donc à indiquer. Si cela changeait, un cookie de session prendrait fin à la fermeture de votre navigateur, et un cookie persistant durerait de ${shortest} à ${longest}, le temps nécessaire à sa finalité et pas davantage. Vous pouvez supprimer l’un comme l’autre plus tôt.`,
        ),
      ],
    },
    {
      id: 'managing',
      heading: 'Gérer vos préférences',
      blocks: [
        text(
          'Tous les navigateurs permettent de voir, de bloquer et de supprimer les cookies, pour un site ou pour tous :',
        ),
        list(
          'Chrome : Paramètres, puis Confidentialité et sécurité',
          'Edge : Paramètres, puis Confidentialité, recherche et services',
          'Firefox : Paramètres, puis Vie privée et sécurité, puis Cookies et données de sites',
          'Safari sur Mac : Réglages, puis Confidentialité, puis Gérer les données de sites web',
          'Safari sur iPhone ou iPad : Réglages, puis Apps, puis Safari, puis Avancé, puis Données de sites web',
        ),
        text(
          'Les menus changent d’une version à l’autre ; si le vôtre est différent, l’aide du navigateur vous indiquera le chemin. ',
          'Ce site fonctionne tout aussi bien avec les cookies bloqués. Avant d’en déposer qui exigent votre consentement, nous vous le demanderions, et dire non serait aussi facile que dire oui.',
        ),
      ],
    },
    {
      id: 'do-not-track',
      heading: 'Do Not Track',
      blocks: [
        text(
          'Les navigateurs peuvent envoyer un signal « Do Not Track » (ne pas me suivre). Il n’existe pas de règle commune sur ce qu’un site doit en faire, et ce site n’en tient pas compte : il se comporte de la même façon avec ou sans le signal. Comme nous ne suivons personne, vous n’y perdez rien.',
        ),
      ],
    },
    {
      id: 'mobile',
      heading: 'Téléphones et tablettes',
      blocks: [
        text(
          'Sur un téléphone ou une tablette, vous trouvez les mêmes choix dans les réglages du navigateur. L’identifiant publicitaire de l’appareil est autre chose : il se réinitialise ou se désactive dans les réglages de confidentialité de l’appareil. Ce site ne le lit pas.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Modifications de cette politique',
      blocks: [
        text(
          'Si nous ajoutons un jour un cookie, cette page le nommera, avec sa finalité et sa durée, avant qu’il soit déposé.',
        ),
      ],
    },
    contactSection('Nous joindre à ce sujet'),
  ],
};
