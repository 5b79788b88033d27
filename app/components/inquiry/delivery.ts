import type { ComponentProps, ComponentType } from 'react';
import type { Day } from '../../../domain/day.ts';
import type { FieldErrors, Inquiry } from '../../../domain/inquiry.ts';
import type { Visit } from './visit.ts';

export interface ReceivedInquiry {
  kind: 'received';
  note?: string;
  reference?: string;
  visit: Visit;
}

export type SubmissionResult =
  | ReceivedInquiry
  | { kind: 'invalid'; errors: FieldErrors<string>; title: string; text: string }
  /** The inquiry may have arrived; retrying is safe. */
  | { kind: 'failed'; title: string; text: string };

/** An inquiry that is sent again without having been edited counts as the same one. */
export type Deliver = (inquiry: Inquiry, form: HTMLFormElement) => Promise<SubmissionResult>;

/** The build resolves `#delivery` to the live or simulated one (docs/decisions/0007-two-deliveries.md). */
export interface Delivery {
  /** Attributes for submitting without scripts. */
  formAttributes: Pick<ComponentProps<'form'>, 'action' | 'method'>;
  /** If it cannot, the browser submits the form, as without scripts. */
  canDeliver: boolean;
  useDeliver: () => Deliver;
  Intro: ComponentType;
  /** Of the field that the calendar fills. Without scripts the visitor does, if the form is live. */
  getDateAttributes: (buildDay: Day) => ComponentProps<'input'>;
}
