import { legalNoticeChanged, owner } from '../../domain/owner.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { completeSections, list, type PolicyCopy, terms, text } from '../policy.ts';
import { address } from './address.ts';
import { contents, updated } from './policy-parts.ts';

/** Ley 34/2002 (LSSI), article 10; Ley 31/2003; Ley 3/2003 of the Canaries. */
export const legal: PolicyCopy = {
  title: 'Juridische informatie',
  description: `Van wie ${park.name} en deze website zijn, hoe je ons bereikt, welk recht geldt en hoe je een klacht indient.`,
  lead: 'Van wie deze site en dit park zijn, hoe je ons bereikt en wat je kunt doen als je niet tevreden bent.',
  updated,
  changed: legalNoticeChanged,
  contents,
  sections: completeSections(
    {
      id: 'owner',
      heading: 'Van wie deze site is',
      blocks: [
        text(
          'De Spaanse wet 34/2002 betreffende diensten van de informatiemaatschappij (LSSI) verplicht ons in artikel 10 om je dit te vertellen:',
        ),
        terms(
          { term: 'Eigenaar', text: owner.company },
          { term: 'Adres', text: `${park.name}, ${address.line}` },
          { term: 'E-mail', text: [{ text: park.email, href: `mailto:${park.email}` }] },
          { term: 'Telefoon', text: [{ text: park.phone, href: phoneHref }] },
          { term: 'Fiscaal nummer (NIF)', text: owner.taxNumber },
          { term: 'Register', text: owner.register },
        ),
      ],
    },
    {
      id: 'zoo',
      heading: 'Onze vergunning als dierentuin',
      blocks: [
        text(
          'Een dierenpark in Spanje heeft een vergunning nodig volgens wet 31/2003 (Ley 31/2003) van 27 oktober over het behoud van wilde dieren in dierentuinen, waarmee Richtlijn 1999/22/EG van de Raad is omgezet.',
        ),
        terms(
          { term: 'Autoriteit', text: owner.zooAuthority },
          { term: 'Vergunning', text: owner.zooAuthorisation },
        ),
      ],
    },
    {
      id: 'use',
      heading: 'Waar deze site voor is',
      blocks: [
        text(
          'Deze site vertelt over het park en neemt ticketaanvragen aan. We verkopen hier niets: er komt pas een overeenkomst tot stand als je de tickets koopt die we je in ons antwoord aanbieden. Er zijn geen accounts, en lezen kost niets.',
        ),
        text(
          'We houden openings- en showtijden zo nauwkeurig mogelijk bij. Het weer en de dieren hebben hun eigen plannen; wat er op de dag zelf verandert, lees je bij de ingang.',
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Klachten',
      blocks: [
        text('Vertel het gerust eerst aan ons: het meeste is dezelfde dag nog opgelost. Je kunt ook:'),
        list(
          'bij de ingang om een officieel klachtenformulier (hoja de reclamaciones) vragen. Elk bedrijf op de Canarische Eilanden moet dat formulier hebben en het je kosteloos geven',
          'terecht bij de consumentenautoriteiten van de Canarische Eilanden, of van je woonplaats',
        ),
        text('Wat over persoonsgegevens gaat, staat in ons ', { text: 'AVG-beleid', page: 'gdpr' }, '.'),
      ],
    },
    {
      id: 'content',
      heading: 'Teksten en afbeeldingen',
      blocks: [
        text(
          'De teksten, tekeningen en merken van deze site zijn van de eigenaar of worden met toestemming gebruikt. Je mag eruit citeren en ernaar linken. Voor al het andere: vraag het ons.',
        ),
        text(
          'Sites van anderen hebben we bekeken toen we de link plaatsten. Wat daar later staat, hebben we niet in de hand.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'Toepasselijk recht',
      blocks: [
        text(
          'Op deze site is het Spaanse recht van toepassing. Ben je consument, dan doet dit niets af aan de bescherming die het recht van het land waar je woont je biedt, en evenmin aan je recht om daar naar de rechter te gaan.',
        ),
      ],
    },
  ),
};
