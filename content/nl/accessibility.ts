import { accessibilityMeasured } from '../../domain/owner.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { contents, updated } from './policy-parts.ts';
import { site } from './site.ts';

/** Based on the tests and their results (tests/e2e, tests/engines). Keep it in step with them. */
export const accessibility: PolicyCopy = {
  title: 'Toegankelijkheidsverklaring',
  heading: 'Toegankelijk\u00adheids\u00adverklaring',
  description: `Hoe de site van ${park.name} is getest voor mensen die anders zien, horen, bewegen of lezen, wat daaruit kwam en wat nog niet goed genoeg is.`,
  lead: 'Deze site is voor iedereen die wil komen. Hier lees je wat we hebben getest, wat daaruit kwam en waar we weten dat we tekortschieten.',
  updated,
  changed: accessibilityMeasured,
  contents,
  sections: [
    {
      id: 'aim',
      heading: 'Waar we naar streven',
      blocks: [
        text(
          'We toetsen elke pagina, ook je dagplan en het aanvraagformulier, aan de Richtlijnen voor Toegankelijkheid van Webcontent (WCAG) 2.2, niveaus A en AA. De Europese norm EN\u00a0301\u00a0549 verwijst naar versie 2.1, die in 2.2 is opgenomen.',
        ),
      ],
    },
    {
      id: 'tested',
      heading: 'Wat we hebben getest, en hoe',
      blocks: [
        text('Vóór elke nieuwe versie van de site, in Chromium, Firefox en WebKit (de engine van Safari):'),
        terms(
          {
            term: 'Automatische controles',
            text: 'Elke pagina, zo breed als een telefoon en als een computerscherm, met de regels van axe-core voor WCAG 2.2 A en AA en de bijbehorende best practices: bij het openen, met fouten in het formulier, met de kalender open en na een aanvraag.',
          },
          {
            term: 'Alleen met het toetsenbord',
            text: 'Menu, formulier, kalender, plan en meldingen zijn te bereiken en weer te verlaten, en de focus is altijd zichtbaar.',
          },
          {
            term: 'Vergroot',
            text: 'Tekst op dubbele grootte, vensters van 320\u00a0CSS-pixels breed en een zoom van 400%: er gaat niets verloren en je hoeft nergens opzij te scrollen.',
          },
          {
            term: 'Met jouw instellingen',
            text: 'Minder beweging, geforceerde kleuren, zonder JavaScript, zonder afbeeldingen, op papier en vertaald door de browser.',
          },
          {
            term: 'Met hulptechnologie',
            text: 'Schermlezers lezen voor wat er verandert, fouten staan in woorden bij hun veld, en elke afbeelding met betekenis heeft een alternatieve tekst.',
          },
        ),
      ],
    },
    {
      id: 'result',
      heading: 'Resultaat',
      blocks: [
        text(
          'Deze tests vinden geen afwijkingen van WCAG 2.2 AA. Toch voldoet de site gedeeltelijk, niet volledig. Waarom, lees je hieronder.',
        ),
      ],
    },
    {
      id: 'limits',
      heading: 'Wat nog beter moet',
      blocks: [
        list(
          'De site is nog niet onderzocht door een onafhankelijke instantie, en ook niet getest door mensen die elke dag een schermlezer, spraakbesturing of schakelbediening gebruiken.',
          'De kaart die opent als je ons adres kiest, is van een ander bedrijf. Bij onze eigen kaart staat de tekst ernaast.',
          'Tekeningen beschrijven we in één zin, dus niet tot in elk detail.',
          'Er is geen versie in gebarentaal of in makkelijke taal.',
        ),
      ],
    },
    {
      id: 'park',
      heading: 'Op pad in het park',
      blocks: [
        text(
          'Waar treden zijn, waar het lawaaiig is en waar je rustig kunt bijkomen: de ',
          { text: site.pages.plan, page: 'plan' },
          ' vertelt het je voor elke show en elke plek, en maakt een plan dat er rekening mee houdt.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Laat het ons weten',
      blocks: [
        text(
          'Werkt er iets niet? Vertel ons wat, op welke pagina en met welk apparaat, dan lossen we het op of geven we je op een andere manier wat je nodig hebt:',
        ),
        list(
          ['E-mail: ', { text: park.email, href: `mailto:${park.email}` }],
          ['Telefoon: ', { text: park.phone, href: phoneHref }],
        ),
      ],
    },
  ],
};
