import { park } from '../../domain/park.ts';
import { seatsBefore } from '../../domain/places.ts';
import type { Why } from '../../domain/plan-candidates.ts';
import { countedInWords } from './dutch.ts';

const why: Record<Why, string> = {
  closed: 'Het park is gesloten.',
  cancelled: 'Gaat op deze dag niet door: {reason}.',
  over: 'Is vandaag al geweest.',
  gone: 'Staat niet meer in het programma.',
  hours: 'Valt buiten je tijden.',
  overlap: 'Valt samen met {with}.',
  full: 'Daar is geen tijd meer voor.',
  steps: 'Op weg naar binnen zijn er treden.',
  noise: 'Het is er lawaaiig.',
};

/** Words that the planner shows later: once there is a plan, or on demand. */
export const planParts = {
  moment: {
    now: 'Nu',
    next: 'Straks',
    leaveIn: '{what} om {time}\u00a0uur. Ga over {count}\u00a0min op pad.',
    leaveNow: '{what} om {time}\u00a0uur. Ga nu op pad.',
    startsIn: '{what} om {time}\u00a0uur.',
    rest: 'Dat was je dag. Kom goed thuis.',
  },
  missed: {
    title: 'Wat er niet in past',
    at: '{what} om {time}',
    why,
    /** Of a single thing; `why` is one of the sentences above. */
    one: 'Past er niet in: {what}. {why}',
    /** Followed by its conditions, each if it applies. */
    offer: 'Ga om {time}',
    from: ', kom uiterlijk om {from}',
    until: ', blijf tot {until}',
    instead: ', in plaats van {instead}',
    anyway: 'Toch inplannen',
    anywayOf: ' – {what}',
  },
  changes: {
    title: 'Veranderd sinds dit plan is gemaakt',
    unreadTitle: 'De link is niet compleet',
    hours: 'Het park is op deze dag open van {from} tot {until}\u00a0uur.',
    moved: '{what}: eerst om {was}, nu om {now}\u00a0uur.',
    cancelled: 'Geen {what} om {was}\u00a0uur: {reason}.',
    gone: 'Geen {what} meer om {was}\u00a0uur.',
    goneWhole: 'Niet meer in het park: {what}.',
    unread: 'Een deel van de link was niet te lezen.',
  },
  /** Plans made in this browser before, such as one's own while a friend's is shown. */
  others: { title: 'Ook bewaard op dit apparaat', back: 'Terug naar je plan voor {day}' },
  actions: {
    title: 'Neem je plan mee',
    share: 'Plan delen',
    shareTitle: `Een dag bij ${park.name}`,
    cannotShare: 'Delen lukt hier niet. Kopieer de link.',
    show: 'Link en QR-code',
    copy: 'Link kopiëren',
    copied: 'Gekopieerd',
    cannotCopy: 'De link is geselecteerd. Kopieer hem uit het veld.',
    qr: 'Het plan als QR-code voor de camera van een andere telefoon',
    link: 'In de link zit het hele plan. Wij bewaren niets, en niemand heeft een account nodig.',
    calendar: 'Zet in je agenda',
    print: 'Printen',
    startAgain: 'Begin opnieuw',
    loading: 'Een ogenblik…',
  },
  calendar: {
    summary: `{what}, ${park.name}`,
    seats: `Kom ${countedInWords(seatsBefore, 'minuut', 'minuten')} eerder voor een goede plek.`,
    file: 'dag-in-het-park',
    saved: 'Agendabestand opgeslagen',
    /** Also for apps that do not save files. */
    open: 'Open {file} om het in je agenda te zetten. Geen bestand? Open deze pagina in je browser.',
  },
};
