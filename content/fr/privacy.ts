import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { heldData } from '../held-data.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { counted } from './french.ts';
import {
  answerTime,
  contactSection,
  contents,
  inquiryYears,
  legalYears,
  privacyMail,
  updated,
} from './policy-parts.ts';

export const privacy: PolicyCopy = {
  title: 'Politique de confidentialité',
  heading: 'Politique de confiden\u00adtialité',
  description: `Ce que le parc ${park.name} apprend de vous sur ce site ou par une demande de billets, à quoi cela sert, combien de temps nous le gardons, et vos droits.`,
  lead: 'Nous demandons peu de données, les gardons le moins longtemps possible et ne les vendons jamais.',
  updated,
  contents,
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction',
      blocks: [
        text(
          `${park.name} est un parc animalier situé à ${park.address.town}, ${park.address.island}. Cette politique vous dit quelles données personnelles nous traitons quand vous lisez ce site, demandez des billets ou nous écrivez, et pourquoi. Pour les droits que vous donne le règlement général sur la protection des données (RGPD) de l’Union européenne, lisez aussi notre `,
          { text: 'politique de conformité au RGPD', page: 'gdpr' },
          '.',
        ),
        text(
          'Vous pouvez lire toutes les pages de ce site sans nous dire qui vous êtes. Il n’y a pas de compte à créer, et rien ne s’y vend.',
        ),
      ],
    },
    {
      id: 'information-we-collect',
      heading: 'Données que nous recueillons',
      blocks: [
        text(
          'Ce que vous saisissez dans le formulaire de demande reste dans votre navigateur jusqu’à ce que vous l’envoyiez. Quand notre billetterie reçoit votre demande, celle-ci contient :',
        ),
        list(
          ...heldData({
            contact:
              'votre nom, votre adresse e-mail et votre numéro de téléphone, pour que nous puissions vous répondre',
            visit: 'le jour où vous souhaitez venir et combien vous serez',
            plan: 'la journée que vous avez composée, si vous la joignez à votre demande',
            requests:
              'ce que vous ajoutez sous « Demandes particulières ». N’y mettez pas ce dont nous n’avons pas besoin ; si vous parlez de santé, par exemple d’un fauteuil roulant ou d’une allergie, nous nous en servons uniquement pour préparer votre visite',
          }),
        ),
        text(
          'Nous traitons aussi ce que vous nous écrivez ou nous dites, par e-mail, par téléphone ou à l’entrée, dans la mesure où nous en avons besoin pour vous aider.',
        ),
        text(
          'Comme tout serveur, notre serveur web reçoit l’adresse IP de votre appareil, la page demandée et le type de navigateur. Nous nous en servons pour afficher la page et repousser les attaques, sans jamais croiser ces données avec votre demande.',
        ),
      ],
    },
    {
      id: 'how-we-use-it',
      heading: 'À quoi servent vos données',
      blocks: [
        list(
          `à répondre à votre demande, ce que nous promettons de faire sous ${counted(commitments.replyHours, 'heure')}`,
          'à préparer votre visite et à vous joindre si quelque chose change',
          'à tenir les documents que le droit fiscal et les règles de sécurité exigent de nous',
          'à maintenir ce site en état de marche et en sécurité',
        ),
        text(
          'Nous n’utilisons pas votre demande à des fins publicitaires, nous n’établissons pas de profils et ne prenons à votre sujet aucune décision fondée exclusivement sur un traitement automatisé.',
        ),
      ],
    },
    {
      id: 'recipients',
      heading: 'À qui nous les communiquons',
      blocks: [
        text('Nous ne vendons ni ne louons de données personnelles. Nous ne les communiquons que :'),
        list(
          'aux entreprises qui hébergent notre site ou acheminent nos e-mails. Elles travaillent sur nos instructions, selon un contrat qui les oblige à la confidentialité',
          'à des conseillers, des assureurs ou des autorités, lorsque la loi nous y oblige ou que nous devons nous défendre en justice',
          'avec votre consentement, par exemple si vous nous demandez de transmettre une question à un hôtel ou à un guide',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Sécurité',
      blocks: [
        text(
          'Ce site n’est servi que par des connexions chiffrées et ne charge rien depuis des tiers. Les demandes sont accessibles aux membres de notre billetterie qui y répondent, et à personne d’autre. Aucun système n’est infaillible ; ce que nous faisons quand quelque chose tourne mal figure dans notre ',
          { text: 'politique de conformité au RGPD', page: 'gdpr' },
          '.',
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Vos droits',
      blocks: [
        text('Vous pouvez nous demander à tout moment, gratuitement :'),
        list(
          'quelles données nous détenons à votre sujet, et une copie',
          'de les rectifier, de les effacer ou d’en limiter l’usage',
          'de les remettre, à vous ou à une personne de votre choix, dans un format lisible par machine',
          'de mettre fin à un usage fondé sur nos propres intérêts, ou sur un consentement que vous retirez',
        ),
        text(
          'Écrivez à ',
          privacyMail,
          `. Nous répondons sous ${answerTime}. Les détails, article par article, sont dans notre `,
          {
            text: 'politique de conformité au RGPD',
            page: 'gdpr',
          },
          ', qui nomme aussi l’autorité à laquelle vous pouvez adresser une réclamation.',
        ),
      ],
    },
    {
      id: 'kept-in-browser',
      heading: 'Cookies',
      blocks: [
        text(
          'Aujourd’hui, ce site ne dépose aucun cookie. Notre ',
          { text: 'politique de cookies', page: 'cookies' },
          ' dit ce qui changerait s’il en déposait.',
        ),
      ],
    },
    {
      id: 'third-party-links',
      heading: 'Liens vers des tiers',
      blocks: [
        text(
          'L’adresse sur notre page de contact ouvre, dans un nouvel onglet, la carte d’une autre entreprise. À partir de là, c’est la politique de confidentialité de cette entreprise qui s’applique ; nous ne voyons pas ce qu’elle fait et n’en répondons pas. Il en va de même de tout autre site vers lequel nous renvoyons.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Les données des enfants',
      blocks: [
        text(
          `Les familles sont notre raison d’être, mais le formulaire est destiné aux adultes. Ce site ne s’adresse pas aux enfants de moins de ${counted(commitments.ages.privacyPolicy, 'an')}, et nous ne recueillons pas sciemment de données personnelles auprès d’eux. Si vous pensez qu’un enfant nous a écrit, signalez-le-nous à `,
          privacyMail,
          ' et nous effacerons son message.',
        ),
      ],
    },
    {
      id: 'international-transfers',
      heading: 'Transferts internationaux',
      blocks: [
        text(
          'Nous conservons les données personnelles au sein de l’Espace économique européen. Si un service que nous utilisons vient un jour à les traiter ailleurs, nous nous appuierons sur une décision de la Commission européenne constatant que le pays assure un niveau de protection adéquat, ou sur les clauses contractuelles types de la Commission.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Durée de conservation',
      blocks: [
        terms(
          {
            term: 'Demandes',
            text: `Ce que notre billetterie a reçu est conservé ${inquiryYears} au plus après notre dernier échange avec vous, puis effacé.`,
          },
          {
            term: 'Documents obligatoires',
            text: `En général ${legalYears}, comme l’exigent les droits fiscal, commercial et civil espagnols.`,
          },
          {
            term: 'Journaux du serveur',
            text: 'Quelques jours, davantage seulement le temps d’examiner une attaque.',
          },
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Modifications de cette politique',
      blocks: [
        text(
          'Quand notre façon de traiter les données change, cette page change d’abord. Si une modification touche des demandes que nous détenons déjà, nous prévenons par e-mail les personnes concernées.',
        ),
      ],
    },
    contactSection('Nous joindre à ce sujet'),
  ],
};
