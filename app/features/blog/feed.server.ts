import { Feed } from 'feed';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TEXTS } from '#app/content/article-texts.ts';
import { COMPANY } from '#domain/company.ts';
import { articleFigures } from './article-figures.ts';
import { type Article, lastChange } from './articles.server.ts';
import { FEED_PARTS } from './parts.tsx';

/** A feed is read elsewhere: there an address without a host leads nowhere, and our class names mean nothing. */
const forElsewhere = (markup: string, page: string, publicUrl: string): string =>
  markup
    .replace(/ href="#/g, ` href="${page}#`)
    .replace(/ href="\//g, ` href="${publicUrl}/`)
    .replace(/ (class|tabindex)="[^"]*"/g, '');

/** The articles as RSS, newest first, with their whole text. The same as long as no article changes. */
export function feedOf(articles: readonly Article[], publicUrl: string): string {
  const feed = new Feed({
    id: `${publicUrl}/blog`,
    link: `${publicUrl}/blog`,
    title: `${COMPANY.shopName}, notes`,
    description: `What ${COMPANY.shopName}, ${COMPANY.tagline} in ${COMPANY.city}, write between two windings.`,
    language: 'en',
    copyright: COMPANY.legalName,
    // Left out, it would be the hour of the rendering.
    updated: lastChange(articles),
    generator: false,
    feedLinks: { rss: `${publicUrl}/blog/feed.xml` },
  });
  for (const { file, path, title, description, date, about } of [...articles].sort((a, b) =>
    b.date.localeCompare(a.date),
  )) {
    const Text = TEXTS[file]?.default;
    if (!Text) continue;
    const page = publicUrl + path;
    const text = renderToStaticMarkup(createElement(Text, { components: FEED_PARTS, f: articleFigures() }));
    feed.addItem({
      id: page,
      link: page,
      title,
      description,
      date: new Date(date),
      category: [{ name: about }],
      content: `${forElsewhere(text, page, publicUrl)}<p><a href="${page}">With its figures, at ${COMPANY.shopName}</a></p>`,
    });
  }
  return feed.rss2();
}
