import { articlesIn } from '#app/features/blog/articles.server.ts';
import { BLOG_MESSAGES } from '#app/features/blog/blog.messages.ts';
import { BlogPage } from '#app/features/blog/blog-page.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { addressOf, publicMeta } from '#app/page/page.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/blog.ts';

export const handle: PageRule = { kept: { room: 1 } };

export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname;
  return { path, articles: articlesIn(languageOf(path)) };
}

export const meta: Route.MetaFunction = (args) => {
  const { publicUrl, path, language } = addressOf(args);
  const words = BLOG_MESSAGES[language];
  return [
    ...publicMeta({ publicUrl, path, title: 'Blog', description: words.description() }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: words.feedTitle(),
      href: inLanguage('/blog/feed.xml', language),
    },
  ];
};

export default function Blog({ loaderData: { path, articles } }: Route.ComponentProps) {
  return (
    <Shell path={path}>
      <BlogPage articles={articles} />
    </Shell>
  );
}
