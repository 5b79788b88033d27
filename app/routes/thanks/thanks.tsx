import { formatMessage } from '../../../i18n/message.ts';
import { PlannerLink } from '../../components/inquiry-plan/planner-link.tsx';
import { usePageData } from '../../page-data.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { PartlyTranslated } from '../../ui/partly-translated.tsx';

/** Follows a live inquiry that was posted without scripts. */
export default function Thanks() {
  const language = usePageData('language');
  const thanks = usePageData('thanks');
  const ticket = usePageData('ticket');
  const reference = usePageData('reference');
  return (
    <Notice
      picture="letter"
      title={thanks.title}
      actions={
        <>
          <PlannerLink className="button" />
          <PageLink to="home" className="button button-paper">
            {thanks.home}
          </PageLink>
        </>
      }
    >
      <p className="lead">{thanks.text}</p>
      <p className="notice-detail">
        <PartlyTranslated
          text={formatMessage(thanks.reference, { reference }, language)}
          untranslatedParts={[reference]}
        />
      </p>
      <p className="lead">{thanks.keep}</p>
      <p>{ticket.note}</p>
    </Notice>
  );
}
