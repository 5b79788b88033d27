import { placeholder } from '../../../content/placeholders.ts';
import { fill } from '../../../i18n/fill.ts';
import { Arrow } from '../../art/icons.tsx';
import { usePageData } from '../../page-data.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { PartlyTranslated } from '../../ui/partly-translated.tsx';

const reference = placeholder('reference');

/** The end of an inquiry that was sent without scripts. It runs without React: the reference is the server's to write. */
export default function Thanks() {
  const site = usePageData('site');
  const thanks = usePageData('thanks');
  return (
    <Notice
      picture="letter"
      title={thanks.title}
      ways={
        <>
          <PageLink to="plan" className="button">
            {site.pages.plan} <Arrow />
          </PageLink>
          <PageLink to="home" className="button button-paper">
            {thanks.home}
          </PageLink>
        </>
      }
    >
      <p className="lead">{thanks.text}</p>
      <p className="reference">
        <PartlyTranslated text={fill(thanks.reference, { reference })} fixed={[reference]} />
      </p>
      <p className="lead">{thanks.keep}</p>
    </Notice>
  );
}
