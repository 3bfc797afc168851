import { data } from 'react-router';
import { ARTICLE_LINKS } from '#app/content/article-texts.ts';
import { ArticlePage } from '#app/features/blog/article-page.tsx';
import { type Article, articlesIn } from '#app/features/blog/articles.server.ts';
import { BLOG_MESSAGES } from '#app/features/blog/blog.messages.ts';
import { Shell } from '#app/features/layout/shell.tsx';
import { addressOf, publicMeta } from '#app/page/page.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import { articleThing, breadcrumbs } from '#domain/pages/structured-data.ts';
import { productBySlug } from '#domain/products/catalogue.ts';
import { cardPicture } from '#domain/products/pictures.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/article.ts';

export const handle: PageRule = {
  params: ARTICLE_LINKS.map(({ slug }) => ({ slug })),
  kept: { room: ARTICLE_LINKS.length },
};

const linkOf = (article: Article | undefined) =>
  article && { path: article.path, title: article.title, note: article.note };

export function loader({ params, request }: Route.LoaderArgs) {
  const all = articlesIn(languageOf(new URL(request.url).pathname));
  const index = all.findIndex(({ slug }) => slug === params.slug);
  const article = all[index];
  if (!article) throw data(null, { status: 404 });
  return {
    article,
    previous: linkOf(all[index - 1]),
    next: linkOf(all[index + 1]),
  };
}

export const meta: Route.MetaFunction = (args) => {
  const { publicUrl, language } = addressOf(args);
  const { article } = args.loaderData;
  const { title, description, path, product } = article;
  const picture = productBySlug(product);
  const card = { publicUrl, path, title, description, type: 'article' } as const;
  return [
    ...publicMeta({ ...card, picture: picture && cardPicture(picture) }, [
      articleThing(publicUrl, article),
      breadcrumbs(publicUrl, ['Blog', inLanguage('/blog', language)], [title, path]),
    ]),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: BLOG_MESSAGES[language].notes,
      href: inLanguage('/blog/feed.xml', language),
    },
  ];
};

export default function ArticleRoute({ loaderData: { article, previous, next } }: Route.ComponentProps) {
  return (
    <Shell path={article.path}>
      <ArticlePage article={article} previous={previous} next={next} />
    </Shell>
  );
}
