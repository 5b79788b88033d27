import { Suspense } from 'react';
import { InquiryForm } from '../../components/inquiry/form.tsx';
import { usePageData } from '../../page-data.ts';
import { Divider } from '../../ui/divider.tsx';
import { ContactCards, DataNote } from './lazy-sections.ts';

export function TicketRequest() {
  const contact = usePageData('contact');
  return (
    <section className="contact" aria-label={contact.hero.title}>
      <Divider shape="wave" front="paper-2" back="polar-4" />
      <div className="content content-sheet contact-content">
        {/* Browser extensions often modify forms: a hydration mismatch stays within this boundary. */}
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
