import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { address } from './address.ts';
import { counted, of } from './french.ts';
import {
  answerTime,
  contactSection,
  contents,
  extraTime,
  inquiryYears,
  legalYears,
  privacyMail,
  updated,
} from './policy-parts.ts';

export const gdpr: PolicyCopy = {
  title: 'Politique de conformité au RGPD',
  description: `Comment ${park.name} respecte le RGPD : qui est responsable, sur quelles bases juridiques, vos droits des articles 15 à 22 et comment les exercer.`,
  lead: 'Le règlement général sur la protection des données (UE) 2016/679 et la loi organique espagnole 3/2018 vous donnent des droits sur vos données. Voici comment nous respectons ces textes, et comment exercer vos droits.',
  updated,
  contents,
  sections: [
    {
      id: 'controller',
      heading: 'Responsable du traitement',
      blocks: [
        text(
          `Le responsable du traitement, qui décide pourquoi et comment les données personnelles sont traitées, est ${park.name}, ${address.line}.`,
        ),
        text('Pour tout ce qui touche à cette politique, écrivez-nous à ', privacyMail, '.'),
      ],
    },
    {
      id: 'principles',
      heading: 'Les principes que nous suivons',
      blocks: [
        text('L’article 5 fixe les règles, et voici ce qu’elles signifient ici :'),
        terms(
          {
            term: 'Licéité, loyauté et transparence',
            text: 'Nous disons ce que nous faisons avant de le faire, avec des mots compréhensibles.',
          },
          {
            term: 'Limitation des finalités',
            text: 'Ce que vous envoyez pour demander des billets sert à vous répondre, pas à vous envoyer de la publicité.',
          },
          {
            term: 'Minimisation des données',
            text: 'Le formulaire demande ce qu’il faut pour répondre. Les demandes particulières sont facultatives.',
          },
          { term: 'Exactitude', text: 'Dites-nous ce qui est faux, et nous le corrigerons.' },
          {
            term: 'Limitation de la conservation',
            text: 'Chaque type de données a sa durée ; vous la trouvez plus bas.',
          },
          {
            term: 'Intégrité et confidentialité',
            text: 'Nous protégeons ce que nous détenons contre la perte et les regards curieux.',
          },
          {
            term: 'Responsabilité',
            text: 'Nous tenons un registre de nos activités de traitement et pouvons le présenter à l’autorité.',
          },
        ),
      ],
    },
    {
      id: 'legal-bases',
      heading: 'Bases juridiques',
      blocks: [
        text('L’article 6 exige une base juridique pour chaque usage. Les nôtres sont :'),
        terms(
          {
            term: 'Mesures précontractuelles, article 6, paragraphe 1, point b)',
            text: 'Répondre à votre demande et préparer votre visite.',
          },
          {
            term: 'Obligation légale, article 6, paragraphe 1, point c)',
            text: 'Les documents qu’exigent le droit fiscal, le droit commercial et les règles de sécurité.',
          },
          {
            term: 'Intérêts légitimes, article 6, paragraphe 1, point f)',
            text: 'Maintenir le site en sécurité et nous défendre en justice. Vous pouvez vous y opposer.',
          },
          {
            term: 'Consentement, article 6, paragraphe 1, point a), et, pour la santé, article 9, paragraphe 2, point a)',
            text: 'Ce que vous choisissez de nous dire sur les besoins de votre groupe. Vous pouvez retirer ce consentement à tout moment.',
          },
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Vos droits au titre des articles 15 à 22',
      blocks: [
        terms(
          {
            term: 'Accès (article 15)',
            text: 'Savoir si nous détenons des données à votre sujet, lesquelles, pourquoi et pour combien de temps, et en recevoir une copie.',
          },
          {
            term: 'Rectification (article 16)',
            text: 'Faire corriger ce qui est faux et compléter ce qui est incomplet.',
          },
          {
            term: 'Effacement (article 17)',
            text: 'Faire effacer vos données quand nous n’en avons plus besoin, quand vous retirez votre consentement ou vous opposez au traitement, ou quand elles ont été traitées de façon illicite.',
          },
          {
            term: 'Limitation (article 18)',
            text: 'Obtenir que nous conservions vos données sans les utiliser, par exemple le temps de vérifier si elles sont exactes.',
          },
          {
            term: 'Notification (article 19)',
            text: 'Faire informer tous ceux qui ont reçu vos données d’une rectification, d’un effacement ou d’une limitation, et savoir qui ils sont.',
          },
          {
            term: 'Portabilité (article 20)',
            text: 'Recevoir ce que vous nous avez fourni dans un format courant et lisible par machine, ou le faire transmettre à un autre responsable du traitement.',
          },
          {
            term: 'Opposition (article 21)',
            text: 'Vous opposer à un usage fondé sur nos intérêts légitimes. Nous y mettons fin, sauf motifs légitimes et impérieux prévalant sur vos intérêts. La prospection, s’il y en avait un jour, cesserait aussitôt.',
          },
          {
            term: 'Décision automatisée (article 22)',
            text: 'Ne pas faire l’objet d’une décision fondée exclusivement sur un traitement automatisé, qui produirait des effets juridiques vous concernant ou vous affecterait de manière significative de façon similaire. Nous n’en prenons aucune.',
          },
        ),
      ],
    },
    {
      id: 'exercising-your-rights',
      heading: 'Comment exercer vos droits',
      blocks: [
        text(
          'Écrivez à ',
          privacyMail,
          ' ou à notre adresse postale, et dites quel droit vous exercez. Il n’y a ni formulaire à remplir ni rien à payer. Si nous ne pouvons pas être sûrs qu’il s’agit de vous, nous demandons ce qu’il faut pour l’être, et rien de plus.',
        ),
        text(
          `Nous répondons dans un délai ${of(answerTime)} à compter de la réception de votre demande. Si les demandes sont nombreuses ou complexes, la loi nous permet de prolonger ce délai ${of(extraTime)} ; nous vous disons alors pourquoi au cours du premier mois.`,
        ),
      ],
    },
    {
      id: 'privacy-contact',
      heading: 'Point de contact pour vos données',
      blocks: [
        text(
          'Les questions sur les données personnelles vont à notre point de contact, à l’adresse ',
          privacyMail,
          '. Les personnes qui relèvent cette boîte sont tenues à la confidentialité.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Mesures de sécurité',
      blocks: [
        list(
          'des connexions chiffrées vers ce site, et aucun contenu de tiers',
          'un accès aux demandes réservé à ceux qui y répondent',
          'des logiciels tenus à jour et des sauvegardes vérifiées',
          'des règles et une formation pour tous ceux qui traitent des données personnelles',
        ),
      ],
    },
    {
      id: 'breaches',
      heading: 'Violations de données',
      blocks: [
        text(
          `Si des données personnelles sont perdues, modifiées ou consultées sans autorisation, et que cela peut présenter un risque pour des personnes, nous le notifions à l’autorité de contrôle espagnole, l’Agencia Española de Protección de Datos (AEPD, agence espagnole de protection des données), dans un délai de ${counted(commitments.breachNoticeHours, 'heure')} après en avoir pris connaissance, comme l’exige l’article 33. Si le risque est élevé pour vous, nous vous en informons aussi, dans les meilleurs délais et en termes clairs.`,
        ),
      ],
    },
    {
      id: 'transfers',
      heading: 'Transferts internationaux',
      blocks: [
        text(
          'Nous traitons les données personnelles au sein de l’Espace économique européen. Si cela change un jour, ce sera dans le respect du chapitre V du règlement : une décision d’adéquation (article 45) ou des garanties appropriées, comme des clauses contractuelles types (article 46). Vous pouvez nous en demander une copie.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Conservation',
      blocks: [
        terms(
          {
            term: 'Demandes',
            text: `Ce que notre billetterie a reçu : ${inquiryYears} au plus après notre dernier échange avec vous.`,
          },
          {
            term: 'Documents obligatoires',
            text: `En général ${legalYears}, selon la loi qui les exige.`,
          },
          {
            term: 'Demandes relatives à vos droits',
            text: 'Aussi longtemps que nous pouvons avoir à prouver que nous y avons répondu.',
          },
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Enfants',
      blocks: [
        text(
          `Notre site ne s’adresse pas aux enfants de moins de ${counted(commitments.ages.privacyPolicy, 'an')}. La loi espagnole admet le consentement de l’enfant à partir de 14 ans (article 7 de la loi organique 3/2018) ; quand nous en demandons un, c’est au titulaire de l’autorité parentale de le donner pour les enfants de moins de ${counted(commitments.ages.gdprPolicy, 'an')}. Nous n’acceptons pas sciemment de demandes de leur part ; si nous en découvrons une, nous l’effaçons.`,
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Votre droit de réclamation',
      blocks: [
        text(
          'Si vous pensez que nous nous sommes trompés, parlez-nous-en d’abord. Vous pouvez aussi, à tout moment, introduire une réclamation auprès de l’Agencia Española de Protección de Datos, C/ Jorge Juan 6, 28001 Madrid, ',
          { text: 'www.aepd.es', href: 'https://www.aepd.es' },
          ', ou de l’autorité du lieu où vous habitez ou travaillez.',
        ),
      ],
    },
    {
      id: 'updates',
      heading: 'Mises à jour de cette politique',
      blocks: [
        text(
          'Nous relisons cette politique quand la loi, nos services ou notre parc changent, et publions ici le nouveau texte.',
        ),
      ],
    },
    contactSection('Nous joindre à ce sujet'),
  ],
};
