import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { address } from './address.ts';
import { counted } from './dutch.ts';
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
  title: 'AVG-beleid',
  description: `Hoe ${park.name} zich aan de AVG houdt: wie verantwoordelijk is, op welke grondslagen, je rechten volgens artikel 15 tot en met 22 en hoe je ze uitoefent.`,
  lead: 'De Algemene verordening gegevensbescherming (Verordening (EU) 2016/679, AVG) en de Spaanse organieke wet 3/2018 (Ley Orgánica 3/2018) geven je rechten als het om je gegevens gaat. Zo houden wij ons aan die regels, en zo oefen je je rechten uit.',
  updated,
  contents,
  sections: [
    {
      id: 'controller',
      heading: 'Verwerkings\u00adverantwoordelijke',
      blocks: [
        text(
          `De verwerkingsverantwoordelijke, die bepaalt waarom en hoe persoonsgegevens worden verwerkt, is ${park.name}, ${address.line}.`,
        ),
        text('Heb je een vraag of verzoek over iets in dit beleid? Schrijf naar ', privacyMail, '.'),
      ],
    },
    {
      id: 'principles',
      heading: 'De beginselen waaraan we ons houden',
      blocks: [
        text('Artikel 5 bevat de regels. Dit betekenen ze bij ons:'),
        terms(
          {
            term: 'Rechtmatigheid, behoorlijkheid en transparantie',
            text: 'We vertellen wat we doen voordat we het doen, in begrijpelijke taal.',
          },
          {
            term: 'Doelbinding',
            text: 'Wat je stuurt om tickets aan te vragen, gebruiken we om je te antwoorden, niet om reclame te maken.',
          },
          {
            term: 'Minimale gegevensverwerking',
            text: 'Het formulier vraagt wat voor een antwoord nodig is. Of je speciale wensen invult, bepaal je zelf.',
          },
          { term: 'Juistheid', text: 'Klopt er iets niet? Laat het weten, dan corrigeren we het.' },
          {
            term: 'Opslagbeperking',
            text: 'Voor alle gegevens geldt een bewaartermijn. Welke, lees je hieronder.',
          },
          {
            term: 'Integriteit en vertrouwelijkheid',
            text: 'We beschermen wat we hebben tegen verlies en nieuwsgierige blikken.',
          },
          {
            term: 'Verantwoordingsplicht',
            text: 'We houden een register van onze verwerkingsactiviteiten bij en kunnen dat aan de toezichthoudende autoriteit laten zien.',
          },
        ),
      ],
    },
    {
      id: 'legal-bases',
      heading: 'Grondslagen',
      blocks: [
        text('Artikel 6 eist voor elke verwerking een grondslag. Dit zijn de onze:'),
        terms(
          {
            term: 'Maatregelen vóór een overeenkomst, artikel 6, lid 1, onder b)',
            text: 'Je aanvraag beantwoorden en je bezoek voorbereiden.',
          },
          {
            term: 'Wettelijke verplichting, artikel 6, lid 1, onder c)',
            text: 'Administratie die het belasting-, handels- en veiligheidsrecht vereist.',
          },
          {
            term: 'Gerechtvaardigd belang, artikel 6, lid 1, onder f)',
            text: 'De site veilig houden en ons tegen vorderingen verdedigen. Hiertegen kun je bezwaar maken.',
          },
          {
            term: 'Toestemming, artikel 6, lid 1, onder a), en voor gegevens over gezondheid artikel 9, lid 2, onder a)',
            text: 'Wat je ons uit eigen beweging vertelt over wat jij en je gezelschap nodig hebben. Je kunt je toestemming op elk moment intrekken.',
          },
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Je rechten volgens artikel 15 tot en met 22',
      blocks: [
        terms(
          {
            term: 'Inzage (artikel 15)',
            text: 'Weten of we gegevens over je hebben, welke, waarom en hoe lang, en er een kopie van krijgen.',
          },
          {
            term: 'Rectificatie (artikel 16)',
            text: 'Laten corrigeren wat niet klopt en laten aanvullen wat onvolledig is.',
          },
          {
            term: 'Gegevenswissing (artikel 17)',
            text: 'Je gegevens laten wissen als we ze niet meer nodig hebben, als je je toestemming intrekt of bezwaar maakt, of als ze onrechtmatig zijn verwerkt.',
          },
          {
            term: 'Beperking (artikel 18)',
            text: 'Eisen dat we je gegevens wel bewaren maar niet gebruiken, bijvoorbeeld terwijl we nagaan of ze juist zijn.',
          },
          {
            term: 'Kennisgeving (artikel 19)',
            text: 'Iedereen die je gegevens heeft ontvangen op de hoogte laten stellen van een rectificatie, wissing of beperking, en weten wie dat zijn.',
          },
          {
            term: 'Overdraagbaarheid (artikel 20)',
            text: 'Wat je ons hebt gegeven in een gangbare, machineleesbare vorm ontvangen, of laten sturen naar een andere verwerkingsverantwoordelijke.',
          },
          {
            term: 'Bezwaar (artikel 21)',
            text: 'Bezwaar maken tegen een verwerking op grond van ons gerechtvaardigd belang. We stoppen, tenzij dwingende gronden zwaarder wegen dan jouw belangen. Direct marketing, als die er ooit zou zijn, stopt meteen.',
          },
          {
            term: 'Geen geautomatiseerde besluiten (artikel 22)',
            text: 'Niet worden onderworpen aan een uitsluitend op geautomatiseerde verwerking gebaseerd besluit dat rechtsgevolgen voor je heeft of je anderszins in aanmerkelijke mate treft. Zulke besluiten nemen we niet.',
          },
        ),
      ],
    },
    {
      id: 'exercising-your-rights',
      heading: 'Hoe je je rechten uitoefent',
      blocks: [
        text(
          'Schrijf naar ',
          privacyMail,
          ' of naar ons adres, en vermeld op welk recht je je beroept. Je hoeft geen formulier in te vullen en niets te betalen. Weten we niet zeker dat jij het bent, dan vragen we wat nodig is om dat wel te weten, en niet meer.',
        ),
        text(
          `We antwoorden binnen ${answerTime} nadat we je verzoek hebben ontvangen. Gaat het om veel of om complexe verzoeken, dan mogen we die termijn volgens de wet met nog eens ${extraTime} verlengen; waarom, laten we je dan binnen de eerste maand weten.`,
        ),
      ],
    },
    {
      id: 'privacy-contact',
      heading: 'Contactpunt voor privacy',
      blocks: [
        text(
          'Vragen over persoonsgegevens gaan naar ons contactpunt voor privacy: ',
          privacyMail,
          '. Wie die mailbox leest, is tot geheimhouding verplicht.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Beveiligings\u00admaatregelen',
      blocks: [
        list(
          'versleutelde verbindingen met deze site, en geen inhoud van derden erop',
          'toegang tot aanvragen alleen voor wie ze beantwoordt',
          'software die we up-to-date houden, en back-ups die we testen',
          'regels en training voor iedereen die met persoonsgegevens werkt',
        ),
      ],
    },
    {
      id: 'breaches',
      heading: 'Datalekken',
      blocks: [
        text(
          `Gaan persoonsgegevens verloren of worden ze gewijzigd of ingezien door iemand die dat niet mag, en kan dat risico’s voor mensen opleveren, dan melden we dat aan de Spaanse toezichthouder, de Agencia Española de Protección de Datos (AEPD), binnen ${counted(commitments.breachNoticeHours, 'uur')} nadat we er kennis van hebben genomen, zoals artikel 33 vereist. Is het risico voor jou hoog, dan vertellen we het jou ook, onverwijld en in duidelijke taal.`,
        ),
      ],
    },
    {
      id: 'transfers',
      heading: 'Doorgifte buiten de EER',
      blocks: [
        text(
          'We verwerken persoonsgegevens binnen de Europese Economische Ruimte. Mocht dat ooit veranderen, dan gebeurt dat volgens hoofdstuk V van de Verordening: op grond van een adequaatheidsbesluit (artikel 45) of passende waarborgen zoals standaardcontractbepalingen (artikel 46). Je kunt ons om een kopie van die waarborgen vragen.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Bewaartermijnen',
      blocks: [
        terms(
          {
            term: 'Aanvragen',
            text: `Wat onze ticketafdeling heeft ontvangen: tot ${inquiryYears} na ons laatste contact met jou.`,
          },
          {
            term: 'Wettelijk verplichte administratie',
            text: `Doorgaans ${legalYears}, afhankelijk van de wet die erom vraagt.`,
          },
          {
            term: 'Verzoeken over je rechten',
            text: 'Zolang we mogelijk moeten aantonen dat we ze hebben beantwoord.',
          },
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Kinderen',
      blocks: [
        text(
          `Deze site is niet gericht op kinderen jonger dan ${counted(commitments.ages.privacyPolicy, 'jaar')}. In Spanje mogen jongeren vanaf 14\u00a0jaar zelf toestemming geven (artikel 7 van de Ley Orgánica 3/2018), maar wij zijn voorzichtiger: vragen we om toestemming, dan moet voor kinderen jonger dan ${counted(commitments.ages.gdprPolicy, 'jaar')} degene die de ouderlijke verantwoordelijkheid draagt die geven. We nemen niet bewust aanvragen van hen aan; ontdekken we er een, dan wissen we die.`,
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Je recht om een klacht in te dienen',
      blocks: [
        text(
          'Vind je dat we het verkeerd doen, dan horen we dat graag eerst zelf. Je kunt ook op elk moment een klacht indienen bij de Spaanse toezichthoudende autoriteit, de Agencia Española de Protección de Datos, C/ Jorge Juan 6, 28001 Madrid, ',
          { text: 'www.aepd.es', href: 'https://www.aepd.es' },
          ', of bij de toezichthouder van het EU-land waar je woont of werkt.',
        ),
      ],
    },
    {
      id: 'updates',
      heading: 'Wijzigingen in dit beleid',
      blocks: [
        text(
          'We herzien dit beleid als de wet, onze diensten of ons park verandert, en publiceren de nieuwe tekst hier.',
        ),
      ],
    },
    contactSection('Contact over je gegevens'),
  ],
};
