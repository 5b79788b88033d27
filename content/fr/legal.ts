import { legalNoticeChanged, owner } from '../../domain/owner.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { completeSections, list, type PolicyCopy, terms, text } from '../policy.ts';
import { address } from './address.ts';
import { contents, updated } from './policy-parts.ts';

/** Ley 34/2002 (LSSI), article 10; Ley 31/2003; Ley 3/2003 of the Canaries. */
export const legal: PolicyCopy = {
  title: 'Mentions légales',
  description: `Qui gère ${park.name} et ce site, comment nous joindre, quel droit s’applique, et comment déposer une réclamation.`,
  lead: 'Qui est derrière ce site et ce parc, comment nous joindre, et ce que vous pouvez faire si quelque chose ne vous convient pas.',
  updated,
  changed: legalNoticeChanged,
  contents,
  sections: completeSections(
    {
      id: 'owner',
      heading: 'Qui gère ce site',
      blocks: [
        text(
          'L’article 10 de la loi espagnole 34/2002 sur les services de la société de l’information (LSSI) nous impose de vous indiquer ceci :',
        ),
        terms(
          { term: 'Éditeur', text: owner.company },
          { term: 'Adresse', text: `${park.name}, ${address.line}` },
          { term: 'E-mail', text: [{ text: park.email, href: `mailto:${park.email}` }] },
          { term: 'Téléphone', text: [{ text: park.phone, href: phoneHref }] },
          { term: 'Numéro fiscal (NIF)', text: owner.taxNumber },
          { term: 'Registre', text: owner.register },
        ),
      ],
    },
    {
      id: 'zoo',
      heading: 'Notre autorisation de parc zoologique',
      blocks: [
        text(
          'En Espagne, un parc animalier doit être autorisé en vertu de la loi 31/2003 du 27 octobre relative à la conservation de la faune sauvage dans les parcs zoologiques, qui transpose la directive 1999/22/CE du Conseil.',
        ),
        terms(
          { term: 'Autorité', text: owner.zooAuthority },
          { term: 'Autorisation', text: owner.zooAuthorisation },
        ),
      ],
    },
    {
      id: 'use',
      heading: 'À quoi sert ce site',
      blocks: [
        text(
          'Ce site présente le parc et reçoit les demandes de billets. Rien ne s’y vend : un contrat ne se forme que lorsque vous achetez les billets que nous vous proposons dans notre réponse. Il n’y a pas de compte à créer, et la lecture est gratuite.',
        ),
        text(
          'Nous veillons à l’exactitude des horaires. La météo et les animaux ont leurs propres projets ; les changements sont affichés à l’entrée.',
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Réclamations',
      blocks: [
        text(
          'Parlez-nous-en d’abord, si vous voulez : presque tout se règle le jour même. Vous pouvez aussi :',
        ),
        list(
          'demander à l’entrée un formulaire officiel de réclamation (hoja de reclamaciones). Toute entreprise des Canaries doit en avoir, et doit vous le remettre gratuitement',
          'vous adresser aux autorités de protection des consommateurs des Canaries, ou du lieu où vous habitez',
        ),
        text(
          'Pour les données personnelles, consultez notre ',
          { text: 'politique de conformité au RGPD', page: 'gdpr' },
          '.',
        ),
      ],
    },
    {
      id: 'content',
      heading: 'Textes et images',
      blocks: [
        text(
          'Les textes, dessins et marques de ce site appartiennent à son éditeur ou sont utilisés avec autorisation. Vous pouvez les citer et créer des liens vers eux. Pour tout autre usage, demandez-nous.',
        ),
        text(
          'Nous consultons les sites vers lesquels nous créons un lien. Ce qu’ils montrent par la suite ne dépend pas de nous.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'Droit applicable',
      blocks: [
        text(
          'Ce site est soumis au droit espagnol. Si vous êtes consommateur, cela ne vous prive ni de la protection que vous donne la loi du pays où vous habitez, ni de votre droit de saisir les tribunaux de ce pays.',
        ),
      ],
    },
  ),
};
