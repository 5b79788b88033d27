import { park } from '../../../domain/park.ts';
import { formatLongDate, listLongDatePatterns } from '../../../i18n/format.ts';
import type { PolicyId } from '../../../i18n/pages.ts';
import type { Block, Inline, PolicyWords } from '../../../i18n/policy-blocks.ts';
import { Picture, type PictureName } from '../../art/picture.tsx';
import { useSite } from '../../site-context.ts';
import { Divider } from '../../ui/divider.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { PartlyTranslated } from '../../ui/partly-translated.tsx';

const scenes: Readonly<Partial<Record<PolicyId, PictureName>>> = {
  privacy: 'letter',
  cookies: 'pictogram-feed',
  gdpr: 'gallery-penguins',
  accessibility: 'pictogram-family',
};
const defaultScene = 'pictogram-talk';

export function Policy({ id, words }: { id: PolicyId; words: PolicyWords }) {
  const { language, today } = useSite();
  return (
    <article className="policy">
      <header className="sun page-head">
        <div className="content cluster policy-title">
          <div>
            <h1>{words.heading ?? words.title}</h1>
            <p className="lead">{words.lead}</p>
            <p className="policy-date">
              {words.updated}{' '}
              {words.changed ? (
                <time dateTime={words.changed}>{formatLongDate(words.changed, language)}</time>
              ) : (
                <time
                  dateTime={today}
                  data-date={listLongDatePatterns(language).join('|')}
                  data-first={language.firstOfMonth}
                >
                  {formatLongDate(today, language)}
                </time>
              )}
            </p>
          </div>
          <Picture
            name={scenes[id] ?? defaultScene}
            alt=""
            sizes="clamp(150px, 19vw, 300px)"
            className="policy-scene"
          />
        </div>
      </header>
      <div className="policy-body">
        <Divider shape="hill" front="paper" back="ring-5" />
        <div className="content policy-columns">
          <nav className="policy-contents" aria-labelledby="contents">
            <details>
              <summary>
                <h2 id="contents">{words.contents}</h2>
              </summary>
              <ol>
                {words.sections.map(({ id, heading }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{heading}</a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
          <div className="linked">
            {/* Reading modes leave out headings and texts that an id or class ("contact") makes look like a side note. */}
            {words.sections.map(({ id, heading, blocks }, index) => (
              <section
                key={id}
                id={id}
                className="sidebar policy-section"
                aria-labelledby={`section-${index}`}
              >
                <h2 id={`section-${index}`}>{heading}</h2>
                <div className="flow">
                  {blocks.map(block => (
                    <PolicyBlock key={JSON.stringify(block)} block={block} />
                  ))}
                </div>
              </section>
            ))}
          </div>
        </div>
        <Divider shape="hill2" direction="floor" front="ink" back="jungle" />
      </div>
    </article>
  );
}

function PolicyBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'text':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map(item => (
            <li key={JSON.stringify(item)}>
              <InlineText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'terms':
      return (
        <dl>
          {block.items.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <InlineText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}

function InlineText({ text }: { text: readonly Inline[] }) {
  const { address } = useSite();
  return text.map(run => {
    if (typeof run === 'string')
      return <PartlyTranslated key={run} text={run} untranslatedParts={[address.line, park.name]} />;
    if ('page' in run) {
      return (
        <PageLink key={run.text} to={run.page}>
          {run.text}
        </PageLink>
      );
    }
    return (
      <a key={run.text} href={run.href} translate={/^(mailto|tel):/.test(run.href) ? 'no' : undefined}>
        {run.text}
      </a>
    );
  });
}
