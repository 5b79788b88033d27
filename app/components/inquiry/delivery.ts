import type { ComponentProps, ComponentType, RefObject } from 'react';
import type { Faults, FieldOf, Inquiry } from '../../../domain/inquiry.ts';
import type { Visit } from './visit.ts';

export interface Received {
  kind: 'received';
  /** What the visitor should keep, with the reference in it. */
  note?: string;
  reference?: string;
  /** What the ticket says; without it there is no ticket. */
  visit?: Visit | undefined;
  /** What is in the form is newer than this. */
  earlier?: boolean;
}

/** How a delivery ended, with the words for it. */
export type Outcome =
  | Received
  | { kind: 'refused'; faults: Faults; title: string; text: string }
  /** It has not arrived, or nobody knows; it can be sent again. The phone number follows the text. */
  | { kind: 'failed'; title: string; text: string };

/** Brings an inquiry to the park, even if the visitor leaves the page. Never rejects. */
export type Deliver = (inquiry: Inquiry) => Promise<Outcome>;

/**
 * What differs between a live and a simulated form. `#delivery` (package.json, `imports`) is one of them, chosen by the build, so that
 * the other is not in it (docs/decisions/0007-two-deliveries.md).
 */
export interface Delivery {
  /** What becomes of a submit without scripts. */
  target: Pick<ComponentProps<'form'>, 'action' | 'method'>;
  useDeliver: (form: RefObject<HTMLFormElement | null>) => Deliver;
  /** Comes first in the form. */
  Opening: ComponentType;
  /** A native date field, shown only without scripts. */
  PlainDate: ComponentType<{ name: FieldOf<'day'>; labelledBy: string; fault: string | undefined }>;
  /** How the last delivery ended, beside the button, where it outlasts the toast. */
  Answer: ComponentType<{ outcome: Outcome }>;
}

/** Id of the answer, which describes the button. */
export const answerId = 'inquiry-answer';
