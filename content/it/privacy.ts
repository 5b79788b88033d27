import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { heldData } from '../held-data.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { counted, inPlace } from './italian.ts';
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
  title: 'Informativa sulla privacy',
  description: `Che cosa ${park.name} sa di te quando visiti questo sito o chiedi i biglietti, a che serve, per quanto lo conserviamo e che cosa puoi chiederci.`,
  lead: 'Chiediamo poco, lo conserviamo per il minor tempo possibile e non lo vendiamo mai.',
  updated,
  contents,
  sections: [
    {
      id: 'introduction',
      heading: 'Introduzione',
      blocks: [
        text(
          `${park.name} è un parco faunistico ${inPlace(park.address.town)}, ${park.address.island}. Questa informativa ti dice quali dati personali trattiamo quando leggi questo sito, chiedi i biglietti o ci scrivi, e perché. Per i diritti che ti dà il regolamento generale sulla protezione dei dati dell’Unione europea, leggi anche la nostra `,
          { text: 'Informativa sulla conformità al GDPR', page: 'gdpr' },
          '.',
        ),
        text(
          'Puoi leggere ogni pagina di questo sito senza dirci chi sei. Non ci sono account e qui non si vende nulla.',
        ),
      ],
    },
    {
      id: 'information-we-collect',
      heading: 'Quali dati raccogliamo',
      blocks: [
        text(
          'Ciò che scrivi nel modulo di richiesta resta nel tuo browser finché non lo invii. Quando la nostra biglietteria riceve la tua richiesta, questa contiene:',
        ),
        list(
          ...heldData({
            contact:
              'il tuo nome, il tuo indirizzo e-mail e il tuo numero di telefono, per poterti rispondere',
            visit: 'il giorno in cui vorresti venire e in quanti siete',
            plan: 'il tuo programma della giornata, se lo invii con la richiesta',
            requests:
              'tutto ciò che aggiungi tra le richieste particolari. Tralascia, per favore, ciò che non ci serve; se accenni a una questione di salute, come una sedia a rotelle o un’allergia, ce ne serviamo solo per preparare la tua visita.',
          }),
        ),
        text(
          'Trattiamo anche ciò che ci scrivi, dici o invii per e-mail, per telefono o all’ingresso, nella misura in cui ci serve per aiutarti.',
        ),
        text(
          'Il nostro server web, come ogni server, riceve l’indirizzo IP del tuo dispositivo, la pagina richiesta e il tipo di browser. Usiamo questi dati per consegnare la pagina e respingere gli attacchi, e non li colleghiamo alla tua richiesta.',
        ),
      ],
    },
    {
      id: 'how-we-use-it',
      heading: 'Come usiamo i tuoi dati',
      blocks: [
        list(
          `per rispondere alla tua richiesta, cosa che promettiamo di fare entro ${counted(commitments.replyHours, 'ora', 'ore')}`,
          'per preparare la tua visita e avvisarti se qualcosa cambia',
          'per tenere la documentazione che ci chiedono le norme fiscali e sulla sicurezza',
          'per far funzionare questo sito e tenerlo sicuro',
        ),
        text(
          'Non usiamo la tua richiesta per la pubblicità, non creiamo profili e non prendiamo decisioni su di te basate unicamente sul trattamento automatizzato.',
        ),
      ],
    },
    {
      id: 'recipients',
      heading: 'A chi comunichiamo i tuoi dati',
      blocks: [
        text('Non vendiamo e non cediamo in affitto dati personali. Li comunichiamo solo:'),
        list(
          'ad aziende che ospitano il nostro sito o recapitano le nostre e-mail. Lavorano come responsabili del trattamento, su nostre istruzioni e con un contratto che le vincola alla riservatezza.',
          'a consulenti, assicuratori o autorità, se la legge ci obbliga a farlo o se dobbiamo difendere un diritto in sede giudiziaria',
          'con il tuo consenso, per esempio quando ci chiedi di girare una domanda a un albergo o a una guida',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Sicurezza',
      blocks: [
        text(
          'Questo sito viaggia solo su connessioni cifrate e non carica nulla da terze parti. Alle richieste accede solo chi, nella nostra biglietteria, deve rispondere. Nessun sistema è infallibile; che cosa facciamo quando qualcosa va storto è spiegato nella nostra ',
          { text: 'Informativa sulla conformità al GDPR', page: 'gdpr' },
          '.',
        ),
      ],
    },
    {
      id: 'your-rights',
      heading: 'I tuoi diritti',
      blocks: [
        text('Puoi chiederci in qualsiasi momento, gratuitamente:'),
        list(
          'quali dati conserviamo su di te, e di averne una copia',
          'di rettificarli, di cancellarli o di limitarne il trattamento',
          'di consegnarli a te, o a qualcuno che indichi, in un formato leggibile da dispositivo automatico',
          'di interrompere un trattamento basato sui nostri interessi, o su un consenso che revochi',
        ),
        text(
          'Scrivi a ',
          privacyMail,
          `. Rispondiamo entro ${answerTime}. I dettagli, articolo per articolo, sono nella nostra `,
          {
            text: 'Informativa sulla conformità al GDPR',
            page: 'gdpr',
          },
          ', che indica anche l’autorità a cui puoi proporre reclamo.',
        ),
      ],
    },
    {
      id: 'kept-in-browser',
      heading: 'Cookie',
      blocks: [
        text(
          'Oggi questo sito non installa cookie. La nostra ',
          { text: 'Informativa sui cookie', page: 'cookies' },
          ' dice che cosa cambierebbe se lo facesse.',
        ),
      ],
    },
    {
      id: 'third-party-links',
      heading: 'Link a siti di terzi',
      blocks: [
        text(
          'L’indirizzo nella nostra pagina dei contatti apre in una nuova scheda la mappa di un’altra azienda. Da lì in poi vale l’informativa sulla privacy di quell’azienda: noi non vediamo che cosa fa e non ne rispondiamo. Lo stesso vale per ogni altro sito a cui rimandiamo.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'La privacy dei minori',
      blocks: [
        text(
          `Siamo qui per le famiglie, ma il modulo è per gli adulti. Questo sito non è rivolto a minori di ${commitments.ages.privacyPolicy} anni, e non raccogliamo consapevolmente dati personali da loro. Se pensi che un bambino ci abbia scritto, scrivici a `,
          privacyMail,
          ' e cancelleremo tutto.',
        ),
      ],
    },
    {
      id: 'international-transfers',
      heading: 'Trasferimenti internazionali',
      blocks: [
        text(
          'Conserviamo i dati personali all’interno dello Spazio economico europeo. Se mai un servizio che usiamo dovesse trattarli altrove, ci baseremo su una decisione della Commissione europea che riconosce a quel Paese una protezione adeguata, o sulle clausole contrattuali tipo della Commissione.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Per quanto tempo li conserviamo',
      blocks: [
        terms(
          {
            term: 'Richieste',
            text: `Ciò che la nostra biglietteria ha ricevuto viene conservato fino a ${inquiryYears} dal nostro ultimo contatto con te, poi cancellato.`,
          },
          {
            term: 'Documenti obbligatori per legge',
            text: `Di norma ${legalYears}, come richiedono le norme fiscali, commerciali e civili spagnole.`,
          },
          {
            term: 'Registri del server',
            text: 'Alcuni giorni; di più solo mentre si indaga su un attacco.',
          },
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Modifiche a questa informativa',
      blocks: [
        text(
          'Quando cambia il modo in cui trattiamo i dati, cambia prima questa pagina. Se una modifica riguarda richieste che abbiamo già, avvisiamo gli interessati per e-mail.',
        ),
      ],
    },
    contactSection('Contatti per domande sulla privacy'),
  ],
};
