import { commitments } from '../../domain/commitments.ts';
import { park } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { counted } from './italian.ts';
import { contactSection, contents, updated } from './policy-parts.ts';

const shortest = counted(commitments.cookies.shortestHours, 'ora', 'ore');
const longest = counted(commitments.cookies.longestYears, 'anno', 'anni');

export const cookies: PolicyCopy = {
  title: 'Informativa sui cookie',
  description: `Quali cookie usa il sito di ${park.name} (oggi: nessuno), a che cosa serve ogni tipo, quanto può durare e come resti tu a decidere.`,
  lead: 'Oggi questo sito non installa alcun cookie. Ecco a che cosa serve ogni tipo, e le regole che seguiremmo se le cose cambiassero.',
  updated,
  contents,
  sections: [
    {
      id: 'what-they-are',
      heading: 'Che cosa sono i cookie',
      blocks: [
        text(
          'Un cookie è un piccolo testo che un sito web lascia nel tuo browser e rilegge più tardi. Alcuni durano finché non chiudi il browser, altri fino a una data di scadenza. Tecniche simili, come la memoria locale (local storage), servono agli stessi scopi, e ciò che diciamo qui vale anche per loro.',
        ),
      ],
    },
    {
      id: 'kept',
      heading: 'Che cosa conserva il tuo browser',
      blocks: [
        terms(
          {
            term: 'Il tuo programma',
            text: 'Quando modifichi il programma in “Giornata su misura”, il tuo browser lo conserva nella memoria locale (local storage), così lo ritrovi il giorno della visita. Resta sul tuo dispositivo finché non ricominci da capo o elimini i dati di questo sito.',
          },
          {
            term: 'Una richiesta compilata a metà',
            text: 'Quando lasci un modulo di richiesta compilato a metà, il tuo browser conserva ciò che hai inserito nella propria memoria di sessione (session storage), così lo ritrovi quando torni alla pagina. Per questa via i dati non lasciano il tuo dispositivo. Spariscono quando la tua richiesta è stata ricevuta o quando chiudi la scheda. Se lasci la pagina proprio mentre la tua richiesta viene ricevuta, al loro posto quella memoria conserva il codice della richiesta finché non torni e possiamo ringraziarti.',
          },
          {
            term: 'Copie di pagine',
            text: 'Perché tu possa leggere le nostre pagine dove non c’è campo, il tuo browser conserva copie di quelle che hai aperto, e di alcune altre che potrebbero servirti nel parco. Restano sul tuo dispositivo, come altri file dei siti web, finché non le elimini con i dati di questo sito.',
          },
          {
            term: 'L’indirizzo della pagina successiva',
            text: 'Mentre si apre un’altra delle nostre pagine, il suo indirizzo resta per un momento nella memoria di sessione.',
          },
          {
            term: 'Un numero casuale',
            text: 'Quando invii una richiesta, il tuo browser può conservare nella memoria di sessione un numero casuale finché la richiesta non è arrivata, perché la stessa richiesta inviata due volte sia riconosciuta come una sola. Il numero non dice nulla di te, e sparisce al più tardi quando chiudi la scheda.',
          },
          {
            term: 'La scelta di una lingua',
            text: 'Quando scegli una lingua nel nostro menu o nella riga che te ne propone una, o chiudi quella riga, il tuo browser annota nella memoria locale (local storage) che hai scelto: una sola parola, non quale lingua. Così sappiamo di non dovertene proporre un’altra.',
          },
          {
            term: 'Fin dove avevi letto',
            text: 'Mentre la pagina cambia lingua, la memoria di sessione conserva per un momento fin dove avevi letto.',
          },
          {
            term: 'Le pagine inesistenti di fila',
            text: 'Su una pagina che non esiste la memoria di sessione conserva quante ne hai incontrate di fila, così il pulsante “Indietro” ti riporta all’ultima pagina vera.',
          },
        ),
        text(
          'Gli ultimi tre restano sul tuo dispositivo; quella parola ci resta finché non elimini i dati di questo sito. Se blocchi questo spazio di archiviazione o se è pieno, è la scheda stessa a ricordare tutto, finché non la chiudi o passi a un altro sito. Niente di tutto ciò richiede il tuo consenso, perché è strettamente necessario per qualcosa che hai chiesto tu (articolo 5, paragrafo 3, della direttiva ePrivacy).',
        ),
      ],
    },
    {
      id: 'kinds',
      heading: 'I tipi di cookie',
      blocks: [
        terms(
          {
            term: 'Cookie tecnici necessari',
            text: 'Senza di essi un sito non può fare ciò che gli chiedi, per esempio ricordare una scelta da una pagina all’altra. Non richiedono consenso. Oggi non ne usiamo.',
          },
          {
            term: 'Cookie analitici',
            text: 'Contano le visite e mostrano quali pagine vengono lette. Li installeremmo solo con il tuo consenso. Oggi non ne usiamo, e non usiamo nemmeno servizi di analisi.',
          },
          {
            term: 'Cookie di funzionalità',
            text: 'Rendono un sito più comodo, per esempio mostrandoti per prima cosa ciò che hai guardato per ultimo. Li installeremmo solo con il tuo consenso. Oggi non ne usiamo.',
          },
          {
            term: 'Cookie di profilazione',
            text: 'Seguono i tuoi interessi di sito in sito per mostrarti pubblicità. Li installeremmo solo con il tuo consenso. Oggi non ne usiamo.',
          },
        ),
      ],
    },
    {
      id: 'third-parties',
      heading: 'Cookie di terze parti',
      blocks: [
        text(
          'Le nostre pagine non caricano nulla da altre aziende: né caratteri, né mappe, né video, né contatori. Perciò nessuna terza parte può installare un cookie per loro tramite. Quando segui un link dal nostro sito a un altro, valgono le regole di quel sito.',
        ),
      ],
    },
    {
      id: 'duration',
      heading: 'Quanto durano i cookie',
      blocks: [
        text(
          `Non installiamo cookie, quindi non c’è nulla che possa durare. Se le cose cambiassero, un cookie di sessione scadrebbe alla chiusura del browser, e un cookie con una data di scadenza durerebbe da un minimo di ${shortest} a un massimo di ${longest}: quanto richiede la sua finalità, e non di più. Puoi eliminare gli uni e gli altri anche prima.`,
        ),
      ],
    },
    {
      id: 'managing',
      heading: 'Gestire le tue preferenze',
      blocks: [
        text('Ogni browser ti permette di vedere, bloccare ed eliminare i cookie, per un sito o per tutti:'),
        list(
          'Chrome: Impostazioni, poi Privacy e sicurezza',
          'Edge: Impostazioni, poi Privacy, ricerca e servizi',
          'Firefox: Impostazioni, poi Privacy e sicurezza, poi Cookie e dati dei siti web',
          'Safari su Mac: Impostazioni, poi Privacy, poi Gestisci dati siti web',
          'Safari su iPhone o iPad: Impostazioni, poi App, poi Safari, poi Avanzate, poi Dati dei siti web',
        ),
        text(
          'Le voci dei menu si spostano da una versione all’altra; se le tue sono diverse, trovi quelle giuste nella guida del browser. ',
          'Questo sito funziona allo stesso modo anche con i cookie bloccati. Prima di installarne uno che richiede il tuo consenso te lo chiederemmo, e dire di no sarebbe facile quanto dire di sì.',
        ),
      ],
    },
    {
      id: 'do-not-track',
      heading: 'Do Not Track',
      blocks: [
        text(
          'I browser possono inviare un segnale “Do Not Track” (non tracciare). Non esiste una regola comune su come un sito debba trattarlo, e questo sito non ne tiene conto: si comporta allo stesso modo con e senza il segnale. Dato che non tracciamo nessuno, non ci perdi nulla.',
        ),
      ],
    },
    {
      id: 'mobile',
      heading: 'Telefoni e tablet',
      blocks: [
        text(
          'Su un telefono o un tablet trovi le stesse scelte nelle impostazioni del suo browser. L’identificativo pubblicitario del dispositivo è un’altra cosa: lo reimposti o lo disattivi nelle impostazioni di privacy del dispositivo. Questo sito non lo legge.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Modifiche a questa informativa',
      blocks: [
        text(
          'Se mai aggiungeremo un cookie, questa pagina lo indicherà, con la sua finalità e la sua durata, prima che venga installato.',
        ),
      ],
    },
    contactSection('Contatti per domande sui cookie'),
  ],
};
