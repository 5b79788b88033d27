import type { Words } from '../../../i18n/words.ts';
import { useSite } from '../../site-context.ts';
import { PhoneLink } from '../../ui/contact-links.tsx';
import { ErrorPage } from '../../ui/error-page.tsx';

export function Offline({ words }: { words: Words['offline'] }) {
  const { words: site } = useSite();
  return (
    <ErrorPage
      picture="lost-parrot"
      title={words.title}
      actions={
        // biome-ignore lint/a11y/useValidAnchor: reloads the requested address
        <a className="button" href="">
          {words.retry}
        </a>
      }
    >
      <p className="lead">{words.text}</p>
      <div className="error-detail">
        <p>{site.footer.hours}</p>
        <p>
          <span>{words.call}</span> <PhoneLink />
        </p>
      </div>
    </ErrorPage>
  );
}
