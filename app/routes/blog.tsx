import { articlesIn } from '#app/features/blog/articles.server.ts';
import { BLOG_MESSAGES } from '#app/features/blog/blog.messages.ts';
import { BlogPage } from '#app/features/blog/blog-page.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { loadPublicUrl, publicMeta } from '#app/page/page.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/blog.ts';

export const handle: PageRule = { kept: { room: 1 } };

const PATH = '/blog';
const TITLE = 'Blog';

export function loader(args: Route.LoaderArgs) {
  const language = languageOf(new URL(args.request.url).pathname);
  return { ...loadPublicUrl(args), language, articles: articlesIn(language) };
}

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl, language } }) => {
  const words = BLOG_MESSAGES[language];
  const [description, path] = [words.description(), inLanguage(PATH, language)];
  return [
    ...publicMeta({ publicUrl, path, title: TITLE, description }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: words.feedTitle(),
      href: inLanguage('/blog/feed.xml', language),
    },
  ];
};

export default function Blog({ loaderData: { language, articles } }: Route.ComponentProps) {
  return (
    <Shell path={inLanguage(PATH, language)}>
      <BlogPage articles={articles} />
    </Shell>
  );
}
