import { Island } from '#app/islands/island.tsx';
import { ArrowOut } from '#app/ui/arrow-out.tsx';
import { cx } from '#app/ui/cx.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { COMPANY } from '#domain/company.ts';
import { inWords } from '#domain/format-count.ts';
import type { Article } from './articles.server.ts';
import styles from './blog-page.module.css';
import { Drawing } from './drawings/drawing.tsx';
import { InterviewDrawing } from './drawings/interview-drawing.tsx';
import { Waveform } from './waveform/waveform.tsx';

/** All articles as cards, the first one large, and what others have written. */
export function BlogPage({ articles }: { articles: readonly Article[] }) {
  const [first, ...others] = articles;
  const { interview } = COMPANY;
  const own = inWords(articles.length);
  return (
    <>
      <PageTitle
        figure="NOTES"
        lines={[`${articles.length} of ours, 1 from outside`, 'No newsletter']}
        title="Blog"
        size="large"
      />
      {first ? (
        <section className="wrap" aria-label={`The first of ${own} notes`}>
          <div className={cx(styles.first, 'page-grid relative pt-20 line-t')}>
            <TitleBlock
              figure={`NOTE ${first.note}`}
              lines={[first.about, `${first.minutes} min`]}
              className={cx(styles.caption, 'col-[1/4] row-1')}
            />
            <div className={styles.drawing}>
              <Drawing name={first.picture} />
            </div>
            <div className={cx(styles.words, 'col-[4/13] mt-24')}>
              <h2 className="max-w-[16em]">
                <a className={styles.link} href={first.path}>
                  {first.title}
                </a>
              </h2>
              <p className="max-w-572 mt-14">{first.description}</p>
            </div>
            <ul
              className={cx(styles.contents, 'mono muted col-[1/4] row-2 self-end lh-[1.85]')}
              aria-label={`Contents of ${first.title}`}
            >
              {first.headings.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
      <div className="mt-72 mb-64 phone:my-36">
        <Island name="waveform" until="touch" component={Waveform} props={{ figure: 'FIG. 1' }} />
      </div>
      <div className="wrap">
        <ul className="grid grid-cols-3 gap-y-44 gap-x-gutter pt-24 line-t phone:grid-cols-1">
          {others.map(({ path, picture, title, description, note, about, minutes }) => (
            <li key={path} className={cx(styles.card, 'relative flex flex-col')}>
              <div className={styles.drawing}>
                <Drawing name={picture} />
              </div>
              <h2 className="h3">
                <a className={styles.link} href={path}>
                  {title}
                </a>
              </h2>
              <p className="muted">{description}</p>
              <p className={cx('mono', styles.foot)}>
                <span>
                  <b>NOTE {note}</b> <span className="muted">{about}</span>
                </span>
                <span className="muted">{minutes} min</span>
              </p>
            </li>
          ))}
          <li className={cx(styles.card, 'relative flex flex-col')}>
            <div className={styles.drawing}>
              <InterviewDrawing />
            </div>
            <h2 className="h3">
              <a className={styles.link} href={interview.url} rel="external">
                {interview.title}
              </a>
            </h2>
            <p className="muted">
              Asked by somebody else, printed by somebody else. The page belongs to them, and so do its
              cookies.
            </p>
            <p className={cx(styles.foot, 'mono text-forest')}>
              <span>
                <b>EXTERNAL</b> {new URL(interview.url).host}
              </span>
              <ArrowOut />
            </p>
          </li>
        </ul>
        <p className="mono muted pt-56 pb-96 phone:pt-40 phone:pb-64">
          New notes as a feed for readers:{' '}
          <a className="text-forest underline underline-offset-[0.22em]" href="/blog/feed.xml">
            RSS
          </a>
        </p>
      </div>
    </>
  );
}
