type TicketModule = typeof import('./ticket.tsx');

let part: TicketModule | undefined;

/** The ticket's chunk, if it has loaded; never awaited. */
export const getTicketModule = (): TicketModule | undefined => part;

/** Prefetched when a day is chosen, and again on submit. If it fails, only the toast confirms the inquiry. */
export async function loadTicket(): Promise<void> {
  part ??= await import('./ticket.tsx').catch(() => undefined);
}
