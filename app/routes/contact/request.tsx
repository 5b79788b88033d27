import { Suspense } from 'react';
import { InquiryForm } from '../../components/inquiry/form.tsx';
import { usePageData } from '../../page-data.ts';
import { Edge } from '../../ui/edge.tsx';
import { ContactCards, DataNote } from './late-still.ts';

export function TicketRequest() {
  const contact = usePageData('contact');
  return (
    <section className="contact" aria-label={contact.hero.title}>
      <Edge shape="wave" front="paper-2" back="polar-4" />
      <div className="content content-sheet contact-content">
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
