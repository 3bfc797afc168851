import { Feed } from 'feed';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ARTICLE_TEXTS } from '#app/content/article-texts.ts';
import { PageLanguage } from '#app/ui/language.tsx';
import { COMPANY } from '#domain/company.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import { blogFigures } from './article-figures.ts';
import { type Article, lastChange } from './articles.server.ts';
import { BLOG_MESSAGES } from './blog.messages.ts';
import { FEED_PARTS } from './parts.tsx';

/** Adapts markup for feed readers: absolute addresses, and no class names of ours. */
const forElsewhere = (markup: string, page: string, publicUrl: string): string =>
  markup
    .replace(/ href="#/g, ` href="${page}#`)
    .replace(/ href="\//g, ` href="${publicUrl}/`)
    .replace(/ (class|tabindex)="[^"]*"/g, '');

/** The articles as RSS, newest first, with full text. Unchanged as long as no article changes. */
export function feedOf(articles: readonly Article[], publicUrl: string, language: Language = 'en'): string {
  const words = BLOG_MESSAGES[language];
  const blog = publicUrl + inLanguage('/blog', language);
  const feed = new Feed({
    id: blog,
    link: blog,
    title: words.feedTitle(),
    description: words.feedDescription(),
    language,
    copyright: COMPANY.legalName,
    // The default would be the time of rendering.
    updated: lastChange(articles),
    generator: false,
    feedLinks: { rss: `${blog}/feed.xml` },
  });
  for (const { file, path, title, description, date, about } of [...articles].sort((a, b) =>
    b.date.localeCompare(a.date),
  )) {
    const Text = ARTICLE_TEXTS[file]?.default;
    if (!Text) continue;
    const page = publicUrl + path;
    const text = renderToStaticMarkup(
      createElement(
        PageLanguage,
        { value: language },
        createElement(Text, { components: FEED_PARTS, f: blogFigures(language) }),
      ),
    );
    feed.addItem({
      id: page,
      link: page,
      title,
      description,
      date: new Date(date),
      category: [{ name: about }],
      content: `${forElsewhere(text, page, publicUrl)}<p><a href="${page}">${words.withFigures()}</a></p>`,
    });
  }
  return feed.rss2();
}
