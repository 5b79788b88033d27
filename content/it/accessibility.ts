import { accessibilityMeasured } from '../../domain/owner.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { list, type PolicyCopy, terms, text } from '../policy.ts';
import { contents, updated } from './policy-parts.ts';
import { site } from './site.ts';

/** Based on the tests and their results (tests/e2e, tests/engines). Keep it in step with them. */
export const accessibility: PolicyCopy = {
  title: 'Dichiarazione di accessibilità',
  heading: 'Dichiarazione di accessi\u00adbilità',
  description: `Come abbiamo verificato il sito di ${park.name} per chi vede, sente, si muove o legge in modo diverso, che cosa ne è emerso e che cosa non basta ancora.`,
  lead: 'Questo sito è per chiunque abbia voglia di venire. Ecco che cosa abbiamo verificato, che cosa ne è emerso e dove sappiamo di non essere ancora all’altezza.',
  updated,
  changed: accessibilityMeasured,
  contents,
  sections: [
    {
      id: 'aim',
      heading: 'A che cosa puntiamo',
      blocks: [
        text(
          'Verifichiamo ogni pagina, compresi il programma della tua giornata e il modulo di richiesta, in base alle Linee guida per l’accessibilità dei contenuti Web (WCAG) 2.2, livelli A e AA. Comprendono la versione 2.1, alla quale rimanda la norma europea EN\u00a0301\u00a0549.',
        ),
      ],
    },
    {
      id: 'tested',
      heading: 'Che cosa abbiamo verificato, e come',
      blocks: [
        text('Prima di ogni nuova versione del sito, in Chromium, Firefox e WebKit (il motore di Safari):'),
        terms(
          {
            term: 'Verifiche automatiche',
            text: 'Ogni pagina, alla larghezza di un telefono e di un computer, con le regole di axe-core per le WCAG 2.2 A e AA e le sue buone pratiche: come si apre, con errori nel modulo, con il calendario aperto e dopo una richiesta.',
          },
          {
            term: 'Con la sola tastiera',
            text: 'Menu, modulo, calendario, programma e messaggi si possono raggiungere e lasciare; il focus si vede e non resta coperto.',
          },
          {
            term: 'Ingrandimento',
            text: 'Testo grande il doppio, finestre larghe 320 pixel CSS e zoom al 400%: non si perde nulla e nulla scorre di lato.',
          },
          {
            term: 'Con le tue impostazioni',
            text: 'Meno movimento, colori forzati, senza script, senza immagini, in stampa e tradotto dal browser.',
          },
          {
            term: 'Con tecnologie assistive',
            text: 'Ciò che cambia viene annunciato agli screen reader, gli errori sono spiegati a parole accanto ai loro campi e ogni immagine significativa ha un testo alternativo.',
          },
        ),
      ],
    },
    {
      id: 'result',
      heading: 'Stato di conformità',
      blocks: [
        text(
          'Queste prove non rilevano violazioni delle WCAG 2.2 AA. Dichiariamo il sito parzialmente conforme, e non pienamente, per i motivi che seguono.',
        ),
      ],
    },
    {
      id: 'limits',
      heading: 'I limiti che conosciamo',
      blocks: [
        list(
          'Nessun organismo indipendente ha ancora esaminato il sito, e non lo hanno provato persone che usano ogni giorno screen reader, controllo vocale o comandi a interruttore.',
          'Il nostro indirizzo porta alla mappa di un’altra azienda. Accanto alla nostra mappa c’è un testo.',
          'Ogni disegno è descritto in una frase, non in tutti i dettagli.',
          'Non c’è una versione in lingua dei segni né in linguaggio facile da leggere e da capire.',
        ),
      ],
    },
    {
      id: 'park',
      heading: 'Muoversi nel parco',
      blocks: [
        text(
          'Dove ci sono gradini, dove c’è rumore e dove c’è un angolo tranquillo per riposarsi: la pagina ',
          { text: site.pages.plan, page: 'plan' },
          ' lo dice per ogni spettacolo e ogni luogo, e crea un programma che ne tiene conto.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Segnalacelo',
      blocks: [
        text(
          'Qualcosa non funziona? Dicci che cosa, in quale pagina e con quale dispositivo: lo sistemiamo, oppure ti diamo in un altro modo ciò che ti serve:',
        ),
        list(
          ['E-mail: ', { text: park.email, href: `mailto:${park.email}` }],
          ['Telefono: ', { text: park.phone, href: phoneHref }],
        ),
      ],
    },
  ],
};
