import type { ComponentProps, ComponentType, RefObject } from 'react';
import type { Faults, FieldOf, Inquiry } from '../../../domain/inquiry.ts';
import type { Visit } from './visit.ts';

/** It has arrived. `note` is what the visitor should keep, with the reference in it. */
export interface Received {
  kind: 'received';
  note?: string;
  reference?: string;
  /** What its ticket says; none where there is no ticket. */
  visit?: Visit | undefined;
  /** What is in the form is newer. */
  earlier?: boolean;
}

/** How a delivery ended, with the words for it. */
export type Outcome =
  | Received
  /** The park does not take it as it is. */
  | { kind: 'refused'; faults: Faults; title: string; text: string }
  /** It has not arrived, or nobody knows. The same inquiry can be sent again. The phone number follows the text. */
  | { kind: 'failed'; title: string; text: string };

/** Brings an inquiry to the park, whether or not the visitor stays on the page. Where it rejects nothing was sent. */
export type Deliver = (inquiry: Inquiry) => Promise<Outcome>;

/**
 * What differs between the deliveries, as far as the form is concerned. `#delivery` (package.json, `imports`) is one of
 * them: the build chooses by `INQUIRIES`, so that the other is not in it (docs/decisions/0007-two-deliveries.md).
 */
export interface Delivery {
  /** What becomes of a submit where no script answers it. */
  target: Pick<ComponentProps<'form'>, 'action' | 'method'>;
  useDeliver: (form: RefObject<HTMLFormElement | null>) => Deliver;
  /** First in the form: what those without scripts are told, and fields that only this delivery wants. */
  Opening: ComponentType;
  /** A date field that needs no script, shown only where none runs. */
  PlainDate: ComponentType<{ name: FieldOf<'day'>; labelledBy: string; fault: string | undefined }>;
  /** Beside the button: how the last delivery ended, for longer than a message stays. */
  Answer: ComponentType<{ id: string; outcome: Outcome }>;
}
