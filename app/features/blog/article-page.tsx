import { ARTICLE_TEXTS } from '#app/content/article-texts.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';
import type { InLanguages, Language } from '#domain/languages.ts';
import { blogFigures } from './article-figures.ts';
import styles from './article-page.module.css';
import type { Article } from './articles.server.ts';
import { BLOG_MESSAGES } from './blog.messages.ts';
import { LIVE_PARTS } from './parts.tsx';

const OTHER =
  'heading-23/[1.1] ls-[-0.015em] text-balance hover:underline hover:decoration-copper-fill hover:[text-decoration-thickness:1.5px] hover:underline-offset-[0.2em]';

type ArticleLink = Pick<Article, 'path' | 'title' | 'note'>;

interface ArticlePageProps {
  article: Article;
  previous: ArticleLink | undefined;
  next: ArticleLink | undefined;
}

/** An article: title above, contents at the left, links to the neighbours below. */
export function ArticlePage({ article, previous, next }: ArticlePageProps) {
  const { file, title, note, about, minutes, date, updated, headings } = article;
  const language = useLanguage();
  const words = useMessages(BLOG_MESSAGES);
  const to = usePath();
  const Text = ARTICLE_TEXTS[file]?.default;
  if (!Text) throw new Error(`No text of ${file}`);
  return (
    <article>
      <header className="wrap pt-20 pb-72 phone:pb-36">
        <div className="page-grid">
          <div className="col-[1/4] row-1 phone:col-span-full phone:row-auto">
            <TitleBlock figure={words.note(note)} lines={[about, words.minutes(minutes)]} />
            <p className="mono muted">
              <time dateTime={date}>{longDate(date, language)}</time>
              {updated ? (
                <>
                  {words.changed}
                  <time dateTime={updated}>{longDate(updated, language)}</time>
                </>
              ) : null}
            </p>
          </div>
          <h1 className="col-[4/13] row-1 ml-[-0.04em] [font-size:clamp(2.3125rem,1.17rem_+_4.68vw,5.5rem)] phone:col-span-full phone:row-auto phone:mt-28">
            {title}
          </h1>
        </div>
      </header>
      <div className="wrap relative pb-96">
        <nav
          className="absolute left-margin w-[calc((100%_-_2_*_var(--margin)_-_11_*_var(--gutter))_/_4_+_2_*_var(--gutter))] mono phone:hidden paper:hidden"
          aria-label={words.contents}
        >
          <ol>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a
                  className="block pt-6 pb-6 pl-14 line-l text-muted hover:pl-13 hover:line-l-copper hover:text-text"
                  href={`#${id}`}
                >
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          <Text components={LIVE_PARTS} f={blogFigures(language)} />
        </div>
        <nav
          className="page-grid gap-y-28 mt-96 pt-20 line-t phone:mt-56 paper:hidden"
          aria-label={words.others}
        >
          {previous ? (
            <p className="grid gap-y-10 content-start col-[4/8] phone:col-span-full phone:row-auto">
              <span className="mono muted">{words.previous(previous.note)}</span>
              <a className={OTHER} href={previous.path} rel="prev">
                {previous.title}
              </a>
            </p>
          ) : null}
          {next ? (
            <p className="grid gap-y-10 content-start col-[8/12] phone:col-span-full phone:row-auto">
              <span className="mono muted">{words.next(next.note)}</span>
              <a className={OTHER} href={next.path} rel="next">
                {next.title}
              </a>
            </p>
          ) : null}
          <p className="col-[1/4] row-1 phone:col-span-full phone:row-auto">
            <ArrowLink href={to('/blog')}>{words.all}</ArrowLink>
          </p>
        </nav>
      </div>
    </article>
  );
}

const formatOf = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
const FORMATS: InLanguages<Intl.DateTimeFormat> = { en: formatOf('en-GB'), de: formatOf('de-DE') };

/** 2026-11-02 → "2 November 2026", "2. November 2026". */
const longDate = (date: string, language: Language): string => FORMATS[language].format(new Date(date));
