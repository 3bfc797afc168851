import { articlesIn } from '#app/features/blog/articles.server.ts';
import { feedOf } from '#app/features/blog/feed.server.ts';
import { pageServices } from '#app/page/page.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/feed.ts';

/** A feed is for programs; search engines list the articles instead. */
export const handle: PageRule = { kept: { room: 1 }, unlisted: true };

export function loader({ context, request }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(pageServices);
  const language = languageOf(new URL(request.url).pathname);
  return new Response(feedOf(articlesIn(language), publicUrl, language), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
