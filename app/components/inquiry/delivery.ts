import type { ComponentProps, ComponentType, RefObject } from 'react';
import type { FieldErrors, FieldOf, Inquiry } from '../../../domain/inquiry.ts';
import type { Visit } from './visit.ts';

export interface ReceivedInquiry {
  kind: 'received';
  note?: string;
  reference?: string;
  visit?: Visit | undefined;
}

export type SubmissionResult =
  | ReceivedInquiry
  | { kind: 'invalid'; errors: FieldErrors; title: string; text: string }
  /** The inquiry may have arrived; retrying is safe. */
  | { kind: 'failed'; title: string; text: string };

/** Never rejects. Until `onConfirmationShown`, an equal inquiry counts as the same one. */
export type Deliver = (inquiry: Inquiry) => Promise<SubmissionResult>;

/** The build resolves `#delivery` to the live or simulated one (docs/decisions/0007-two-deliveries.md). */
export interface Delivery {
  /** Attributes for submitting without scripts. */
  formAttributes: Pick<ComponentProps<'form'>, 'action' | 'method'>;
  useDeliver: (form: RefObject<HTMLFormElement | null>) => Deliver;
  onConfirmationShown: () => void;
  Intro: ComponentType;
  /** Shown only without scripts. */
  PlainDate: ComponentType<{ name: FieldOf<'day'>; labelledBy: string; error: string | undefined }>;
}
