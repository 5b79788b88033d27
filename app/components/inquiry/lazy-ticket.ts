type TicketModule = typeof import('./ticket.tsx');

let ticketModule: TicketModule | undefined;

export const getTicketModule = (): TicketModule | undefined => ticketModule;

/** If it fails, only the toast confirms the inquiry. */
export async function loadTicket(): Promise<void> {
  ticketModule ??= await import('./ticket.tsx').catch(() => undefined);
}
