import { articlesIn } from '#app/features/blog/articles.server.ts';
import { feedOf } from '#app/features/blog/feed.server.ts';
import { loadPublicUrl } from '#app/page/page.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/feed.ts';

/** A feed is for programs; search engines list the articles instead. */
export const handle: PageRule = { kept: { room: 1 }, unlisted: true };

export function loader(args: Route.LoaderArgs): Response {
  const { publicUrl } = loadPublicUrl(args);
  const language = languageOf(new URL(args.request.url).pathname);
  return new Response(feedOf(articlesIn(language), publicUrl, language), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
