import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { address } from './address.ts';
import { counted } from './italian.ts';
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
  title: 'Informativa sulla conformità al GDPR',
  description: `Come ${park.name} rispetta il GDPR: chi è il titolare, con quali basi giuridiche, i tuoi diritti dall’articolo 15 al 22 e come esercitarli.`,
  lead: 'Il regolamento generale sulla protezione dei dati (regolamento (UE) 2016/679, GDPR) e la legge organica spagnola 3/2018 ti danno diritti sui tuoi dati. Ecco come li rispettiamo, e come puoi esercitarli.',
  updated,
  contents,
  sections: [
    {
      id: 'controller',
      heading: 'Titolare del trattamento',
      blocks: [
        text(
          `Il titolare del trattamento, che decide perché e come si trattano i dati personali, è ${park.name}, ${address.line}.`,
        ),
        text('Per tutto ciò che riguarda questa informativa scrivici a ', privacyMail, '.'),
      ],
    },
    {
      id: 'principles',
      heading: 'I principi che seguiamo',
      blocks: [
        text('L’articolo 5 fissa le regole, e questo è ciò che significano qui:'),
        terms(
          {
            term: 'Liceità, correttezza e trasparenza',
            text: 'Ti diciamo che cosa facciamo prima di farlo, con parole comprensibili.',
          },
          {
            term: 'Limitazione della finalità',
            text: 'Ciò che invii per chiedere i biglietti serve a risponderti, non a mandarti pubblicità.',
          },
          {
            term: 'Minimizzazione dei dati',
            text: 'Il modulo chiede quanto serve per una risposta. Le richieste particolari le aggiungi solo se vuoi.',
          },
          { term: 'Esattezza', text: 'Dicci che cosa è sbagliato e lo correggiamo.' },
          {
            term: 'Limitazione della conservazione',
            text: 'Ogni tipo di dato ha un termine di conservazione: lo trovi più sotto.',
          },
          {
            term: 'Integrità e riservatezza',
            text: 'Proteggiamo ciò che conserviamo dalla perdita e dagli sguardi indiscreti.',
          },
          {
            term: 'Responsabilizzazione',
            text: 'Teniamo un registro delle nostre attività di trattamento e possiamo mostrarlo all’autorità.',
          },
        ),
      ],
    },
    {
      id: 'legal-bases',
      heading: 'Basi giuridiche',
      blocks: [
        text('L’articolo 6 richiede una base giuridica per ogni trattamento. Le nostre sono:'),
        terms(
          {
            term: 'Misure precontrattuali, art.\u00a06, par.\u00a01, lett.\u00a0b)',
            text: 'Rispondere alla tua richiesta e preparare la tua visita.',
          },
          {
            term: 'Obbligo legale, art.\u00a06, par.\u00a01, lett.\u00a0c)',
            text: 'La documentazione richiesta dalle norme fiscali, commerciali e sulla sicurezza.',
          },
          {
            term: 'Legittimo interesse, art.\u00a06, par.\u00a01, lett.\u00a0f)',
            text: 'Mantenere sicuro il sito e difenderci da pretese di terzi. A questo puoi opporti.',
          },
          {
            term: 'Consenso, art.\u00a06, par.\u00a01, lett.\u00a0a), e per la salute art.\u00a09, par.\u00a02, lett.\u00a0a)',
            text: 'Ciò che scegli di dirci sulle esigenze del tuo gruppo. Puoi revocarlo in qualsiasi momento.',
          },
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'I tuoi diritti secondo gli articoli da 15 a 22',
      blocks: [
        terms(
          {
            term: 'Accesso (articolo 15)',
            text: 'Sapere se conserviamo dati che ti riguardano, quali, perché e per quanto tempo, e averne una copia.',
          },
          {
            term: 'Rettifica (articolo 16)',
            text: 'Far correggere ciò che è inesatto e integrare ciò che è incompleto.',
          },
          {
            term: 'Cancellazione (articolo 17)',
            text: 'Far cancellare i tuoi dati quando non ci servono più, quando revochi il consenso o ti opponi, o quando sono stati trattati illecitamente.',
          },
          {
            term: 'Limitazione di trattamento (articolo 18)',
            text: 'Farci conservare i tuoi dati senza usarli, per esempio mentre verifichiamo se sono esatti.',
          },
          {
            term: 'Notifica (articolo 19)',
            text: 'Far comunicare una rettifica, una cancellazione o una limitazione a tutti coloro che hanno ricevuto i tuoi dati, e sapere chi sono.',
          },
          {
            term: 'Portabilità (articolo 20)',
            text: 'Ricevere ciò che ci hai fornito in un formato di uso comune e leggibile da dispositivo automatico, o farlo trasmettere a un altro titolare.',
          },
          {
            term: 'Opposizione (articolo 21)',
            text: 'Opporti a un trattamento basato sul nostro legittimo interesse. Ci fermiamo, a meno che motivi legittimi cogenti non prevalgano sui tuoi. Il marketing diretto, se mai ce ne fosse, cessa subito.',
          },
          {
            term: 'Nessuna decisione automatizzata (articolo 22)',
            text: 'Non essere oggetto di decisioni basate unicamente sul trattamento automatizzato, compresa la profilazione, che producano effetti giuridici che ti riguardano o incidano in modo analogo significativamente su di te. Noi non ne prendiamo.',
          },
        ),
      ],
    },
    {
      id: 'exercising-your-rights',
      heading: 'Come esercitare i tuoi diritti',
      blocks: [
        text(
          'Scrivi a ',
          privacyMail,
          ' o al nostro indirizzo, e indica quale diritto vuoi esercitare. Non c’è nessun modulo da compilare e nulla da pagare. Se abbiamo ragionevoli dubbi sulla tua identità, ti chiediamo quanto serve per confermarla, e niente di più.',
        ),
        text(
          `Rispondiamo entro ${answerTime} dal ricevimento della tua richiesta. Se le richieste sono numerose o complesse, la legge ci consente una proroga di ${extraTime}; in quel caso te ne diciamo il motivo entro il primo mese.`,
        ),
      ],
    },
    {
      id: 'privacy-contact',
      heading: 'Punto di contatto per la privacy',
      blocks: [
        text(
          'Le domande sui dati personali vanno al nostro punto di contatto per la privacy, ',
          privacyMail,
          '. Le persone che leggono quella casella sono tenute alla riservatezza.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Misure di sicurezza',
      blocks: [
        list(
          'connessioni cifrate a questo sito, e nessun contenuto di terze parti al suo interno',
          'accesso alle richieste solo per chi deve rispondere',
          'software sempre aggiornato e backup verificati',
          'regole e formazione per chiunque tratti dati personali',
        ),
      ],
    },
    {
      id: 'breaches',
      heading: 'Violazioni dei dati personali',
      blocks: [
        text(
          `Se dei dati personali vengono persi, modificati o visti da chi non dovrebbe, e ciò può comportare un rischio per le persone, lo notifichiamo all’autorità di controllo spagnola, l’Agencia Española de Protección de Datos (AEPD, Agenzia spagnola per la protezione dei dati), entro ${counted(commitments.breachNoticeHours, 'ora', 'ore')} dal momento in cui ne veniamo a conoscenza, come prescrive l’articolo 33. Se il rischio per te è elevato, lo comunichiamo anche a te, senza ingiustificato ritardo e con parole semplici.`,
        ),
      ],
    },
    {
      id: 'transfers',
      heading: 'Trasferimenti internazionali',
      blocks: [
        text(
          'Trattiamo i dati personali all’interno dello Spazio economico europeo. Se mai dovesse cambiare, rispetteremo il capo V del regolamento: una decisione di adeguatezza (articolo 45) o garanzie adeguate come le clausole contrattuali tipo (articolo 46). Puoi chiederci una copia di queste garanzie.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Conservazione',
      blocks: [
        terms(
          {
            term: 'Richieste',
            text: `Ciò che la nostra biglietteria ha ricevuto: fino a ${inquiryYears} dal nostro ultimo contatto con te.`,
          },
          {
            term: 'Documenti obbligatori per legge',
            text: `Di norma ${legalYears}, secondo la legge che la richiede.`,
          },
          {
            term: 'Esercizio dei tuoi diritti',
            text: 'Finché potremmo dover dimostrare di aver risposto alla richiesta.',
          },
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Minori',
      blocks: [
        text(
          `Il nostro sito non si rivolge a minori di ${commitments.ages.privacyPolicy} anni. Quando chiediamo il consenso, per chi ha meno di ${commitments.ages.gdprPolicy} anni deve darlo il titolare della responsabilità genitoriale. Non accettiamo consapevolmente richieste da questi minori; se ne scopriamo una, la cancelliamo.`,
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Il tuo diritto di proporre reclamo',
      blocks: [
        text(
          'Se pensi che abbiamo sbagliato, ci piacerebbe saperlo per primi. Puoi anche proporre reclamo in qualsiasi momento all’Agencia Española de Protección de Datos, C/ Jorge Juan 6, 28001 Madrid, ',
          { text: 'www.aepd.es', href: 'https://www.aepd.es' },
          ', o all’autorità di controllo del luogo in cui vivi o lavori.',
        ),
      ],
    },
    {
      id: 'updates',
      heading: 'Aggiornamenti di questa informativa',
      blocks: [
        text(
          'Rivediamo questa informativa quando cambiano la legge, i nostri servizi o il nostro parco, e pubblichiamo qui il nuovo testo.',
        ),
      ],
    },
    contactSection('Contatti per domande sui tuoi dati'),
  ],
};
