import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { counted } from './dutch.ts';
import { contactSection, contents, updated } from './policy-parts.ts';

const shortest = counted(commitments.cookies.shortestHours, 'uur');
const longest = counted(commitments.cookies.longestYears, 'jaar');

export const cookies: PolicyCopy = {
  title: 'Cookiebeleid',
  description: `Welke cookies de site van ${park.name} gebruikt (op dit moment geen), waarvoor ze dienen, hoe lang ze bewaard mogen blijven en hoe je ze beheert.`,
  lead: 'Op dit moment plaatst deze site helemaal geen cookies. Hier lees je waarvoor elke soort dient, en aan welke regels we ons houden als dat verandert.',
  updated,
  contents,
  sections: [
    {
      id: 'what-they-are',
      heading: 'Wat cookies zijn',
      blocks: [
        text(
          'Een cookie is een klein tekstbestand dat een website in je browser achterlaat en later weer leest. Sommige blijven tot je de browser sluit, andere tot een datum die erin staat. Vergelijkbare technieken, zoals lokale opslag, dienen hetzelfde doel, en wat we hier zeggen, geldt ook daarvoor.',
        ),
      ],
    },
    {
      id: 'kept',
      heading: 'Wat je browser bewaart',
      blocks: [
        terms(
          {
            term: 'Je dagplan',
            text: 'Verander je iets in de Dagplanner, dan bewaart je browser je plan in zijn lokale opslag, zodat je het op de dag zelf terugvindt. Het blijft op je apparaat tot je opnieuw begint of de gegevens van deze site wist.',
          },
          {
            term: 'Een half ingevulde aanvraag',
            text: 'Verlaat je een half ingevuld aanvraagformulier, dan bewaart je browser wat je hebt ingevuld in zijn eigen sessieopslag, zodat je het terugvindt als je weer op de pagina komt. Het verlaat je apparaat daarbij niet. Het verdwijnt als je aanvraag is ontvangen, of als je het tabblad sluit. Verlaat je de pagina precies op het moment dat je aanvraag wordt ontvangen, dan staat daar in plaats daarvan de referentie, tot je terugkomt en we je kunnen bedanken.',
          },
          {
            term: 'Kopieën van pagina’s',
            text: 'Je browser bewaart kopieën van de pagina’s die je hebt geopend, en van nog een paar die je in het park nodig kunt hebben, zodat je ze ook zonder bereik kunt lezen. Ze blijven op je apparaat, zoals andere bestanden van websites, tot je ze samen met de gegevens van deze site verwijdert.',
          },
          {
            term: 'Het adres van de volgende pagina',
            text: 'Terwijl je naar een andere pagina van ons gaat, staat het adres daarvan heel even in de sessieopslag.',
          },
          {
            term: 'Een willekeurig getal',
            text: 'Verstuur je een aanvraag, dan kan je browser in zijn sessieopslag een willekeurig getal bewaren tot de aanvraag is aangekomen, zodat een aanvraag die twee keer wordt verstuurd als één aanvraag wordt herkend. Het getal zegt niets over jou en verdwijnt uiterlijk als je het tabblad sluit.',
          },
          {
            term: 'Dat je een taal hebt gekozen',
            text: 'Kies je een taal in ons menu of in de regel die je er een voorstelt, of sluit je die regel, dan noteert je browser in zijn lokale opslag dat je hebt gekozen: één woord, niet welke taal. Zo weten we dat we je geen andere meer hoeven voor te stellen.',
          },
          {
            term: 'Hoever je was met lezen',
            text: 'Terwijl de pagina van taal wisselt, staat in de sessieopslag heel even hoever je was met lezen.',
          },
          {
            term: 'Ontbrekende pagina’s achter elkaar',
            text: 'Op een pagina die niet bestaat, staat in de sessieopslag hoeveel van zulke pagina’s je achter elkaar bent tegengekomen, zodat de terugknop de laatste echte pagina vindt.',
          },
        ),
        text(
          'De laatste drie blijven op je apparaat; dat ene woord tot je de gegevens van deze site verwijdert. Als je die opslag blokkeert of als die vol is, onthoudt het tabblad zelf dit alles, tot je het sluit of naar een andere site gaat. Voor niets hiervan is je toestemming nodig, omdat het strikt noodzakelijk is voor iets waar je zelf om hebt gevraagd (artikel 5, lid 3, van de ePrivacyrichtlijn).',
        ),
      ],
    },
    {
      id: 'kinds',
      heading: 'Soorten cookies',
      blocks: [
        terms(
          {
            term: 'Noodzakelijke cookies',
            text: 'Zonder deze kan een site niet doen wat je vraagt, bijvoorbeeld een keuze onthouden van de ene pagina naar de andere. Er is geen toestemming voor nodig. We gebruiken ze nu niet.',
          },
          {
            term: 'Analytische cookies',
            text: 'Ze tellen bezoeken en laten zien welke pagina’s worden gelezen. We zouden ze alleen met jouw toestemming plaatsen. We gebruiken ze nu niet, en ook geen analysedienst.',
          },
          {
            // Not “functioneel”: to Dutch readers those are the ones that need no consent.
            term: 'Voorkeurscookies',
            text: 'Ze maken een site prettiger, bijvoorbeeld door je als eerste te laten zien wat je het laatst hebt bekeken. We zouden ze alleen met jouw toestemming plaatsen. We gebruiken ze nu niet.',
          },
          {
            term: 'Marketingcookies',
            text: 'Ze volgen je interesses van site naar site om reclame te tonen. We zouden ze alleen met jouw toestemming plaatsen. We gebruiken ze nu niet.',
          },
        ),
      ],
    },
    {
      id: 'third-parties',
      heading: 'Cookies van derden',
      blocks: [
        text(
          'Onze pagina’s laden niets van andere bedrijven: geen lettertypen, geen kaarten, geen video’s, geen tellers. Derden kunnen via deze site dus geen cookies plaatsen. Volg je een link van onze site naar een andere, dan gelden de regels van die site.',
        ),
      ],
    },
    {
      id: 'duration',
      heading: 'Hoe lang cookies bewaard blijven',
      blocks: [
        text(
          `Omdat we geen cookies plaatsen, blijft er ook niets bewaard. Als dat zou veranderen, zou een sessiecookie verlopen als je de browser sluit, en zou een cookie met een einddatum ${shortest} tot ${longest} bewaard blijven, zo lang als het doel vereist en niet langer. Je kunt beide eerder verwijderen.`,
        ),
      ],
    },
    {
      id: 'managing',
      heading: 'Je voorkeuren beheren',
      blocks: [
        text(
          'In elke browser kun je cookies bekijken, blokkeren en verwijderen, voor één site of voor alle:',
        ),
        list(
          'Chrome: Instellingen, dan Privacy en beveiliging',
          'Edge: Instellingen, dan Privacy, zoeken en services',
          'Firefox: Instellingen, dan Privacy & Beveiliging, dan Cookies en websitegegevens',
          'Safari op een Mac: Instellingen, dan Privacy, dan Beheer websitedata',
          'Safari op een iPhone of iPad: Instellingen, dan Apps, dan Safari, dan Geavanceerd, dan Websitedata',
        ),
        text(
          'Menu’s verhuizen van versie tot versie; ziet het jouwe er anders uit, dan weet de helpfunctie van je browser de weg. ',
          'Ook met geblokkeerde cookies werkt deze site precies hetzelfde. Willen we ooit cookies plaatsen waarvoor je toestemming nodig is, dan vragen we je daar eerst om, en is nee zeggen net zo makkelijk als ja zeggen.',
        ),
      ],
    },
    {
      id: 'do-not-track',
      heading: 'Do Not Track',
      blocks: [
        text(
          'Browsers kunnen een “Do Not Track”-signaal (niet volgen) sturen. Er is geen algemene regel voor wat een site daarmee moet doen, en deze site geeft er geen gehoor aan: met en zonder het signaal werkt hij hetzelfde. Omdat we niemand volgen, verlies je daar niets mee.',
        ),
      ],
    },
    {
      id: 'mobile',
      heading: 'Telefoons en tablets',
      blocks: [
        text(
          'Op een telefoon of tablet vind je dezelfde keuzes in de instellingen van de browser. De advertentie-ID van het apparaat is iets anders: die reset je of schakel je uit in de privacy-instellingen van het apparaat. Deze site leest die ID niet.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Wijzigingen in dit beleid',
      blocks: [
        text(
          'Mochten we ooit een cookie toevoegen, dan noemen we hem op deze pagina, met doel en bewaartermijn, voordat we hem plaatsen.',
        ),
      ],
    },
    contactSection('Contact over cookies'),
  ],
};
