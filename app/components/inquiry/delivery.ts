import type { ComponentProps, ComponentType, RefObject } from 'react';
import type { FieldErrors, FieldOf, Inquiry } from '../../../domain/inquiry.ts';
import type { Visit } from './visit.ts';

export interface Received {
  kind: 'received';
  /** The sentence with the reference, for the visitor to note. */
  note?: string;
  reference?: string;
  /** Contents of the ticket; absent if none is shown. */
  visit?: Visit | undefined;
}

/** The result of a delivery, with its texts. */
export type Outcome =
  | Received
  | { kind: 'refused'; faults: FieldErrors; title: string; text: string }
  /** It has not arrived, or that is unknown; retrying is safe. The phone number follows the text. */
  | { kind: 'failed'; title: string; text: string };

/** Delivers an inquiry, even if the visitor leaves the page; the same again is the same inquiry, until `onShown`. Never rejects. */
export type Deliver = (inquiry: Inquiry) => Promise<Outcome>;

/**
 * What differs between the live and the simulated form. The build resolves `#delivery` (package.json, `imports`) to one of them and
 * leaves the other out of the bundle (docs/decisions/0007-two-deliveries.md).
 */
export interface Delivery {
  /** Where the form submits without scripts. */
  target: Pick<ComponentProps<'form'>, 'action' | 'method'>;
  useDeliver: (form: RefObject<HTMLFormElement | null>) => Deliver;
  /** The visitor has seen that the inquiry was received: the next is another one. */
  onShown: () => void;
  /** Content at the start of the form. */
  Opening: ComponentType;
  /** A native date field, shown only without scripts. */
  PlainDate: ComponentType<{ name: FieldOf<'day'>; labelledBy: string; fault: string | undefined }>;
}
