import { Island } from '#app/islands/island.tsx';
import { ArrowOut } from '#app/ui/arrow-out.tsx';
import { cx } from '#app/ui/cx.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { COMPANY } from '#domain/company.ts';
import { inWords } from '#domain/number-words.ts';
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
          <div className={cx('page-grid', styles.first)}>
            <div className={styles.drawing}>
              <Drawing name={first.picture} />
            </div>
            <div className={styles.words}>
              <h2 className={styles.title}>
                <a className={styles.link} href={first.path}>
                  {first.title}
                </a>
              </h2>
              <p>{first.description}</p>
            </div>
            <TitleBlock
              figure={`NOTE ${first.note}`}
              lines={[first.about, `${first.minutes} min`]}
              className={styles.caption}
            />
            <ul className={cx('mono muted', styles.contents)} aria-label={`Contents of ${first.title}`}>
              {first.headings.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
      <div className={styles.band}>
        <Island name="waveform" until="touch" component={Waveform} props={{ figure: 'FIG. 1' }} />
      </div>
      <div className="wrap">
        <ul className={styles.row}>
          {others.map(({ path, picture, title, description, note, about, minutes }) => (
            <li key={path} className={styles.card}>
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
          <li className={styles.card}>
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
            <p className={cx('mono', styles.foot, styles.outside)}>
              <span>
                <b>EXTERNAL</b> {new URL(interview.url).host}
              </span>
              <ArrowOut />
            </p>
          </li>
        </ul>
        <p className={cx('mono muted', styles.feed)}>
          New notes as a feed for readers: <a href="/blog/feed.xml">RSS</a>
        </p>
      </div>
    </>
  );
}
