import { park } from '../../domain/park.ts';
import { seatsBefore } from '../../domain/places.ts';
import type { Why } from '../../domain/plan-candidates.ts';
import { countedInWords, inPlace } from './italian.ts';

const why: Record<Why, string> = {
  closed: 'Il parco è chiuso.',
  cancelled: 'Quel giorno non c’è: {reason}.',
  over: 'Per oggi è già finito.',
  gone: 'Non è più in cartellone.',
  hours: 'È fuori dai tuoi orari.',
  overlap: 'Alla stessa ora: {with}.',
  full: 'Non c’è più tempo.',
  steps: 'Per arrivarci ci sono gradini.',
  noise: 'È un posto rumoroso.',
};

/** Words that the planner shows later: once there is a plan, or on demand. */
export const planParts = {
  moment: {
    now: 'Ora',
    next: 'Poi',
    leaveIn: '{what} alle {time}. Incamminati tra {count}\u00a0min.',
    leaveNow: '{what} alle {time}. Incamminati adesso.',
    startsIn: '{what} alle {time}.',
    rest: 'La tua giornata finisce qui. Buon rientro.',
  },
  missed: {
    title: 'Cosa non ci sta',
    at: '{what} alle {time}',
    why,
    /** Of a single thing; `why` is one of the sentences above. */
    one: 'Non ci sta: {what}. {why}',
    /** Followed by its conditions, each if it applies. */
    offer: 'Vai alle {time}',
    from: ', arrivando entro le {from}',
    until: ', restando fino alle {until}',
    instead: ', al posto di: {instead}',
    anyway: 'Inserisci comunque',
    anywayOf: ' – {what}',
  },
  changes: {
    title: 'Che cosa è cambiato nel frattempo',
    unreadTitle: 'Il link non è completo',
    hours: 'Quel giorno il parco è aperto dalle {from} alle {until}.',
    moved: '{what}: non più alle {was}, ma alle {now}.',
    cancelled: '{what}: alle {was} non c’è ({reason}).',
    gone: '{what}: alle {was} non è più in cartellone.',
    goneWhole: '{what}: nel parco non c’è più.',
    unread: 'Una parte del link è illeggibile.',
  },
  /** Plans made in this browser before, such as one's own while a friend's is shown. */
  others: { title: 'Salvato anche su questo dispositivo', back: 'Torna al tuo programma per {day}' },
  actions: {
    title: 'Portalo con te',
    share: 'Invia programma',
    shareTitle: `Una giornata ${inPlace(park.name)}`,
    cannotShare: 'Qui non si può condividere. Copia il link.',
    show: 'Link e QR',
    copy: 'Copia il link',
    copied: 'Copiato',
    cannotCopy: 'Il link è selezionato. Copialo dal campo.',
    qr: 'Il programma in un codice QR, da inquadrare con un altro telefono',
    link: 'Nel link c’è tutto il programma. Noi non salviamo nulla, e non serve un account.',
    calendar: 'Aggiungi al calendario',
    print: 'Stampa',
    startAgain: 'Ricomincia',
    loading: 'Un attimo…',
  },
  calendar: {
    summary: `{what}, ${park.name}`,
    seats: `Per i posti migliori arriva ${countedInWords(seatsBefore, 'un minuto', 'minuti')} prima.`,
    file: 'giornata-al-parco',
    saved: 'File del calendario salvato',
    /** Also for apps that do not save files. */
    open: 'Apri {file} per aggiungerlo al calendario. Nessun file? Apri questa pagina nel browser.',
  },
};
