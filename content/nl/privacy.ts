import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { heldData } from '../held-data.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { counted } from './dutch.ts';
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
  title: 'Privacybeleid',
  description: `Wat ${park.name} over je te weten komt als je deze site bezoekt of tickets aanvraagt, waarvoor, hoe lang we het bewaren en wat je kunt vragen.`,
  lead: 'We vragen weinig, bewaren het zo kort als we kunnen en verkopen het nooit.',
  updated,
  contents,
  sections: [
    {
      id: 'introduction',
      heading: 'Inleiding',
      blocks: [
        text(
          `${park.name} is een dierenpark in ${park.address.town} op ${park.address.island}. In dit beleid lees je welke persoonsgegevens we verwerken als je deze website leest, tickets aanvraagt of ons schrijft, en waarom. Welke rechten de Algemene verordening gegevensbescherming (AVG) van de Europese Unie en de Spaanse organieke wet 3/2018 (Ley Orgánica 3/2018) je geven, lees je in ons `,
          { text: 'AVG-beleid', page: 'gdpr' },
          '.',
        ),
        text(
          'Je kunt elke pagina van deze site lezen zonder ons te vertellen wie je bent. Er zijn geen accounts en er wordt hier niets verkocht.',
        ),
      ],
    },
    {
      id: 'information-we-collect',
      heading: 'Welke gegevens we verzamelen',
      blocks: [
        text(
          'Wat je in het aanvraagformulier typt, blijft in je browser tot je het verstuurt. Als onze ticketafdeling je aanvraag ontvangt, staat daarin:',
        ),
        list(
          ...heldData({
            contact: 'je naam, je e-mailadres en je telefoonnummer, zodat we je kunnen antwoorden',
            visit: 'de dag waarop je wilt komen en met hoeveel jullie zijn',
            plan: 'je dagplan, als je dat met de aanvraag meestuurt',
            requests:
              'alles wat je bij speciale wensen invult. Laat liever weg wat we niet nodig hebben; noem je iets over gezondheid, zoals een rolstoel of een allergie, dan gebruiken we dat alleen om je bezoek voor te bereiden',
          }),
        ),
        text(
          'Daarnaast verwerken we wat je ons per e-mail, per telefoon of bij de ingang schrijft, vertelt of geeft, voor zover we dat nodig hebben om je te helpen.',
        ),
        text(
          'Zoals elke server ontvangt onze webserver je IP-adres, de opgevraagde pagina en het soort browser. We gebruiken dit om de pagina te leveren en aanvallen af te weren, en combineren het niet met je aanvraag.',
        ),
      ],
    },
    {
      id: 'how-we-use-it',
      heading: 'Waarvoor we je gegevens gebruiken',
      blocks: [
        list(
          `om je aanvraag te beantwoorden, zoals beloofd binnen ${counted(commitments.replyHours, 'uur')}`,
          'om je bezoek voor te bereiden en je te bereiken als er iets aan verandert',
          'om te bewaren wat de belasting- en veiligheidswetgeving van ons vraagt',
          'om deze site werkend en veilig te houden',
        ),
        text(
          'We gebruiken je aanvraag niet voor reclame, maken geen profielen en nemen geen uitsluitend geautomatiseerde besluiten over jou.',
        ),
      ],
    },
    {
      id: 'recipients',
      heading: 'Met wie we je gegevens delen',
      blocks: [
        text('We verkopen of verhuren geen persoonsgegevens. We delen ze alleen:'),
        list(
          'met bedrijven die onze website hosten of onze mail verzorgen. Zij werken in onze opdracht, onder een overeenkomst die hen tot geheimhouding verplicht',
          'met adviseurs, verzekeraars of overheidsinstanties, als de wet ons daartoe verplicht of als we ons tegen een rechtsvordering moeten verdedigen',
          'als jij daarmee instemt, bijvoorbeeld wanneer je wilt dat we een vraag doorgeven aan een hotel of een gids',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Beveiliging',
      blocks: [
        text(
          'Deze site gebruikt alleen versleutelde verbindingen en laadt niets van derden. Aanvragen zijn alleen in te zien door de medewerkers van onze ticketafdeling die ze beantwoorden. Geen systeem is onfeilbaar; wat we doen als er iets misgaat, staat in ons ',
          { text: 'AVG-beleid', page: 'gdpr' },
          '.',
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Je rechten',
      blocks: [
        text('Je kunt ons op elk moment kosteloos vragen:'),
        list(
          'wat we over je bewaren, en om een kopie daarvan',
          'om het te corrigeren, te wissen of het gebruik ervan te beperken',
          'om het in een machineleesbare vorm aan jou te geven, of aan iemand die jij aanwijst',
          'om een verwerking te stoppen die op onze eigen belangen berust, of op een toestemming die je intrekt',
        ),
        text(
          'Schrijf naar ',
          privacyMail,
          `. We antwoorden binnen ${answerTime}. De details, artikel voor artikel, staan in ons `,
          {
            text: 'AVG-beleid',
            page: 'gdpr',
          },
          ', waarin je ook leest bij welke autoriteit je een klacht kunt indienen.',
        ),
      ],
    },
    {
      id: 'kept-in-browser',
      heading: 'Cookies',
      blocks: [
        text(
          'Op dit moment plaatst deze site geen cookies. In ons ',
          { text: 'cookiebeleid', page: 'cookies' },
          ' staat wat er verandert als we dat ooit wel doen.',
        ),
      ],
    },
    {
      id: 'third-party-links',
      heading: 'Links naar sites van anderen',
      blocks: [
        text(
          'Het adres op onze contactpagina opent een kaart van een ander bedrijf in een nieuw tabblad. Vanaf daar geldt het privacybeleid van dat bedrijf; wij zien niet wat het doet en zijn er niet verantwoordelijk voor. Hetzelfde geldt voor elke andere site waarnaar we linken.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Privacy van kinderen',
      blocks: [
        text(
          `We zijn er voor gezinnen, maar het formulier is voor volwassenen. Deze site is niet gericht op kinderen jonger dan ${counted(commitments.ages.privacyPolicy, 'jaar')}, en we verzamelen niet bewust persoonsgegevens van hen. Denk je dat een kind ons heeft geschreven? Laat het weten via `,
          privacyMail,
          ', dan wissen we die gegevens.',
        ),
      ],
    },
    {
      id: 'international-transfers',
      heading: 'Doorgifte buiten de EER',
      blocks: [
        text(
          'We bewaren persoonsgegevens binnen de Europese Economische Ruimte. Mocht een dienst die we gebruiken ze ooit elders verwerken, dan gebeurt dat op grond van een adequaatheidsbesluit van de Europese Commissie (het land beschermt ze goed genoeg) of van haar standaardcontractbepalingen.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Hoe lang we gegevens bewaren',
      blocks: [
        terms(
          {
            term: 'Aanvragen',
            text: `Wat onze ticketafdeling heeft ontvangen, bewaren we tot ${inquiryYears} na ons laatste contact met jou. Daarna wissen we het.`,
          },
          {
            term: 'Wettelijk verplichte administratie',
            text: `Doorgaans ${legalYears}, zoals het Spaanse belasting-, handels- en burgerlijk recht vereist.`,
          },
          {
            term: 'Serverlogboeken',
            text: 'Enkele dagen, langer alleen zolang een aanval wordt onderzocht.',
          },
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Wijzigingen in dit beleid',
      blocks: [
        text(
          'Als we anders met gegevens omgaan, verandert eerst deze pagina. Raakt een wijziging aanvragen die we al hebben, dan laten we dat per\u00a0e-mail weten aan wie het aangaat.',
        ),
      ],
    },
    contactSection('Contact over privacy'),
  ],
};
