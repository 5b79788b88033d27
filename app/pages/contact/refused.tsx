import { contact } from '#words/contact.ts';
import { live } from '#words/live.ts';
import { TemplateContext } from '../../inquiry/template.tsx';
import { pageMeta } from '../../ui/meta.ts';
import Contact, { handle, links } from './page.tsx';

export { handle, links };

export function meta() {
  const { title, description, hero } = contact;
  return pageMeta({
    page: 'contact',
    title: live.refused.pageTitle + title,
    description,
    shareAlt: hero.alt,
  });
}

/**
 * The contact page as the answer to a form that was posted without scripts and could not be taken. Written by the build with slots, filled in by
 * the server (`domain/slots.ts`); no script runs in it.
 */
export default function RefusedInquiry() {
  return (
    <TemplateContext value={true}>
      <Contact />
    </TemplateContext>
  );
}
