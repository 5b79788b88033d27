import { legalNoticeChanged, owner } from '../../domain/owner.ts';
import { park, phoneHref } from '../../domain/park.ts';
import { completeSections, list, type PolicyCopy, terms, text } from '../policy.ts';
import { address } from './address.ts';
import { contents, updated } from './policy-parts.ts';

/** Ley 34/2002 (LSSI), article 10; Ley 31/2003; Ley 3/2003 of the Canaries. */
export const legal: PolicyCopy = {
  title: 'Note legali',
  description: `Chi gestisce ${park.name} e questo sito, come contattarci, quale legge si applica e come presentare un reclamo.`,
  lead: 'Chi c’è dietro questo sito e questo parco, come contattarci e che cosa puoi fare quando qualcosa non ti convince.',
  updated,
  changed: legalNoticeChanged,
  contents,
  sections: completeSections(
    {
      id: 'owner',
      heading: 'Chi gestisce questo sito',
      blocks: [
        text(
          'La legge spagnola 34/2002 sui servizi della società dell’informazione (LSSI) ci chiede, all’articolo 10, di dirti questo:',
        ),
        terms(
          { term: 'Titolare', text: owner.company },
          { term: 'Indirizzo', text: `${park.name}, ${address.line}` },
          { term: 'E-mail', text: [{ text: park.email, href: `mailto:${park.email}` }] },
          { term: 'Telefono', text: [{ text: park.phone, href: phoneHref }] },
          { term: 'Codice fiscale spagnolo (NIF)', text: owner.taxNumber },
          { term: 'Iscrizione nel registro', text: owner.register },
        ),
      ],
    },
    {
      id: 'zoo',
      heading: 'La nostra autorizzazione come giardino zoologico',
      blocks: [
        text(
          'In Spagna un parco faunistico deve avere un’autorizzazione ai sensi della legge spagnola 31/2003 del 27 ottobre, sulla conservazione della fauna selvatica nei giardini zoologici, che recepisce la direttiva 1999/22/CE del Consiglio.',
        ),
        terms(
          { term: 'Autorità', text: owner.zooAuthority },
          { term: 'Autorizzazione', text: owner.zooAuthorisation },
        ),
      ],
    },
    {
      id: 'use',
      heading: 'A che cosa serve questo sito',
      blocks: [
        text(
          'Questo sito ti racconta il parco e riceve richieste di biglietti. Qui non si vende nulla: un contratto nasce solo quando acquisti i biglietti che ti proponiamo nella nostra risposta. Non ci sono account, e leggere non costa niente.',
        ),
        text(
          'Facciamo in modo che gli orari di apertura e degli spettacoli siano il più possibile esatti. Ma il tempo e gli animali fanno di testa loro: le variazioni della giornata sono affisse all’ingresso.',
        ),
      ],
    },
    {
      id: 'complaints',
      heading: 'Reclami',
      blocks: [
        text('Se vuoi, parlane prima con noi: di solito si risolve in giornata. Puoi anche:'),
        list(
          'chiedere all’ingresso un modulo di reclamo ufficiale (hoja de reclamaciones), che ogni impresa delle Canarie deve avere e consegnarti gratuitamente',
          'rivolgerti alle autorità per la tutela dei consumatori delle Canarie o del luogo in cui vivi',
        ),
        text(
          'Per ciò che riguarda i dati personali, leggi la nostra ',
          { text: 'Informativa sulla conformità al GDPR', page: 'gdpr' },
          '.',
        ),
      ],
    },
    {
      id: 'content',
      heading: 'Testi e immagini',
      blocks: [
        text(
          'I testi, i disegni e i marchi di questo sito appartengono al suo titolare o sono usati con il permesso di chi ne ha i diritti. Puoi citarli e creare link che portano qui. Per ogni altro uso, chiedi a noi.',
        ),
        text(
          'Controlliamo i siti di terzi quando inseriamo il link. Ciò che mostrano in seguito non dipende da noi.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'Legge applicabile',
      blocks: [
        text(
          'A questo sito si applica la legge spagnola. Se sei un consumatore, ciò non toglie nulla alla protezione che ti dà la legge del Paese in cui vivi, né al tuo diritto di rivolgerti ai suoi tribunali.',
        ),
      ],
    },
  ),
};
