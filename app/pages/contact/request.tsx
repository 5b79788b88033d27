import { Suspense } from 'react';
import { contact } from '#words/contact.ts';
import { InquiryForm } from '../../inquiry/form.tsx';
import { Edge } from '../../ui/edge.tsx';
import { ContactCards, DataNote } from './late-still.ts';

export function TicketRequest() {
  return (
    <section className="contact" aria-label={contact.hero.title}>
      <Edge shape="wave" front="paper-2" back="polar-4" />
      <div className="content contact-content">
        {/* Extensions change forms most of all: what they do there stays there. */}
        <Suspense>
          <InquiryForm>
            <Suspense>
              <DataNote />
            </Suspense>
          </InquiryForm>
        </Suspense>
        <Suspense>
          <ContactCards />
        </Suspense>
      </div>
    </section>
  );
}
