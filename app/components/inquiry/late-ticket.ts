type TicketPart = typeof import('./ticket.tsx');

let part: TicketPart | undefined;

/**
 * The ticket and the letter, once they have arrived: they are fetched before anybody can need them, when a day is chosen and again
 * when an inquiry is sent. Nobody waits for them.
 */
export const ticketPart = (): TicketPart | undefined => part;

/** Whoever could not have it may ask again; without it thanks are said as they are without a ticket. */
export const loadTicket = (): Promise<void> =>
  import('./ticket.tsx').then(
    found => {
      part = found;
    },
    () => {},
  );
