type TicketPart = typeof import('./ticket.tsx');

let part: TicketPart | undefined;

/** The ticket and the letter, once they are loaded; nobody waits for them. */
export const ticketPart = (): TicketPart | undefined => part;

/** Asked for when a day is chosen, and again on submit. Without it the toast alone says thanks. */
export async function loadTicket(): Promise<void> {
  part ??= await import('./ticket.tsx').catch(() => undefined);
}
