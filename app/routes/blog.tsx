import { ARTICLES } from '#app/features/blog/articles.server.ts';
import { BlogPage } from '#app/features/blog/blog-page.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { cardMeta, dataMeta, pageMeta } from '#app/page/page-meta.ts';
import { loadPublicUrl } from '#app/page/public-url.ts';
import { COMPANY } from '#domain/company.ts';
import { breadcrumbs } from '#domain/pages/structured-data.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/blog.ts';

export const handle: PageRule = { kept: { room: 1 } };

const PATH = '/blog';
const TITLE = 'Blog';
const DESCRIPTION = `Notes from the workshop of ${COMPANY.shopName}: how a humbucker works, what magnets do, and what makes a guitar better for little money.`;

export const loader = (args: Route.LoaderArgs) => ({ ...loadPublicUrl(args), articles: ARTICLES });

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl } }) => [
  ...pageMeta(TITLE, DESCRIPTION),
  ...cardMeta({ publicUrl, path: PATH, title: TITLE, description: DESCRIPTION }),
  ...dataMeta(breadcrumbs(publicUrl, [TITLE, PATH])),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `${COMPANY.shopName}, notes`,
    href: '/blog/feed.xml',
  },
];

export default function Blog({ loaderData: { articles } }: Route.ComponentProps) {
  return (
    <Shell path={PATH}>
      <BlogPage articles={articles} />
    </Shell>
  );
}
