import { data } from 'react-router';
import { NotFound } from '#app/features/layout/not-found.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { sitePage, sitePages } from '#app/features/layout/site-pages.ts';
import { PageList } from '#app/features/lost/page-list.tsx';
import { useLanguage } from '#app/ui/language.tsx';
import { inLanguage } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/not-found.ts';

/** The server caches it once per suggested page (`server/pages/pages.ts`). */
export const handle: PageRule = { unlisted: true, isOnInk: true };

export function loader({ request }: Route.LoaderArgs) {
  return data({ near: new URL(request.url).searchParams.get('near') ?? undefined }, { status: 404 });
}

export default function NotFoundPage({ loaderData: { near } }: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <Shell path="" ground="ink" footer="small">
      <NotFound near={sitePage(near && inLanguage(near, language), language)} />
      <PageList groups={sitePages(language)} />
    </Shell>
  );
}
