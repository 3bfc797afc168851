import { Island } from '#app/islands/island.tsx';
import { ArrowOut } from '#app/ui/arrow-out.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import { COMPANY } from '#domain/company.ts';
import type { Article } from './articles.server.ts';
import { BLOG_MESSAGES } from './blog.messages.ts';
import { CardDrawing, InterviewDrawing } from './drawings/card-drawing.tsx';
import { HumWaveform } from './waveform/waveform.tsx';

const PICTURE = '@container grid items-center overflow-hidden line bg-ground-raised';
const LINK =
  'after:absolute after:inset-0 group-hover:underline decoration-copper-fill decoration-[1.5px] underline-offset-[0.2em]';
const CARD =
  'group relative flex flex-col phone:grid phone:grid-cols-[112px_1fr] phone:grid-rows-[auto_1fr] phone:gap-x-20';
const FOOT = 'flex gap-12 items-center justify-between pt-12 line-t phone:col-span-full';

/** All articles as cards, the first one large, and links to articles elsewhere. */
export function BlogPage({ articles }: { articles: readonly Article[] }) {
  const [first, ...others] = articles;
  const { interview } = COMPANY;
  const words = useMessages(BLOG_MESSAGES);
  const to = usePath();
  const isEnglish = useLanguage() === 'en';
  return (
    <>
      <PageTitle figure={words.figure} lines={words.lines(articles.length)} title="Blog" size="large" />
      {first ? (
        <section className="wrap" aria-label={words.first(articles.length)}>
          <div className="group page-grid relative pt-20 line-t">
            <TitleBlock
              figure={words.note(first.note)}
              lines={[first.about, words.minutes(first.minutes)]}
              className="phone:col-span-full phone:row-auto phone:mb-16 col-[1/4] row-1"
            />
            <div
              className={cx(
                PICTURE,
                'row-1 col-[4/13] p-12 phone:col-span-full phone:row-auto phone:-mx-margin phone:[border-inline:0]',
              )}
            >
              <CardDrawing name={first.picture} />
            </div>
            <div className="phone:col-span-full phone:row-auto col-[4/13] mt-24">
              <h2 className="max-w-[16em]">
                <a className={LINK} href={first.path}>
                  {first.title}
                </a>
              </h2>
              <p className="max-w-572 mt-14">{first.description}</p>
            </div>
            <ul
              className="phone:col-span-full phone:row-auto phone:hidden mono muted col-[1/4] row-2 self-end lh-[1.85]"
              aria-label={words.contentsOf(first.title)}
            >
              {first.headings.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
      <div className="mt-72 mb-64 phone:my-36">
        <Island name="waveform" until="touch" component={HumWaveform} props={{ figure: words.demo }} />
      </div>
      <div className="wrap">
        <ul className="grid grid-cols-3 gap-y-44 gap-x-gutter pt-24 line-t phone:grid-cols-1 phone:gap-y-36">
          {others.map(({ path, picture, title, description, note, about, minutes }) => (
            <li key={path} className={CARD}>
              <div
                className={cx(PICTURE, 'aspect-400/246 mb-24 phone:row-[1/3] phone:self-start phone:mb-16')}
              >
                <CardDrawing name={picture} />
              </div>
              <h2 className="h3">
                <a className={LINK} href={path}>
                  {title}
                </a>
              </h2>
              <p className="muted flex-1 mt-10 mb-16 phone:mt-6 phone:type-15">{description}</p>
              <p className={cx('mono', FOOT)}>
                <span>
                  <b>{words.note(note)}</b> <span className="muted">{about}</span>
                </span>
                <span className="muted">{words.minutes(minutes)}</span>
              </p>
            </li>
          ))}
          <li className={CARD}>
            <div className={cx(PICTURE, 'aspect-400/246 mb-24 phone:row-[1/3] phone:self-start phone:mb-16')}>
              <InterviewDrawing />
            </div>
            <h2 className="h3">
              <a
                className={LINK}
                href={interview.url}
                rel="external"
                lang={isEnglish ? undefined : 'en'}
                hrefLang={isEnglish ? undefined : 'en'}
              >
                {words.interview()}
              </a>
            </h2>
            <p className="muted flex-1 mt-10 mb-16 phone:mt-6 phone:type-15">{words.outside}</p>
            <p className={cx(FOOT, 'mono text-forest')}>
              <span>
                <b>{words.external}</b> {new URL(interview.url).host}
              </span>
              <ArrowOut />
            </p>
          </li>
        </ul>
        <p className="mono muted pt-56 pb-96 phone:pt-40 phone:pb-64">
          {words.feed}{' '}
          <a className="text-forest underline underline-offset-[0.22em]" href={to('/blog/feed.xml')}>
            RSS
          </a>
        </p>
      </div>
    </>
  );
}
