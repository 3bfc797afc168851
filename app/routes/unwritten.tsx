import { data } from 'react-router';
import { Shell } from '#app/features/layout/shell.tsx';
import { UnwrittenPage } from '#app/features/unwritten/unwritten-page.tsx';
import { UNWRITTEN_PAGES } from '#app/features/unwritten/unwritten-pages.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { PageRule } from '#server/page-rule.ts';
import type { Route } from './+types/unwritten.ts';

export const handle: PageRule = { kept: { room: 1 }, unlisted: true };

export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname;
  const page = UNWRITTEN_PAGES[path];
  if (!page) throw data(null, { status: 404 });
  return { path, page };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.page.title, 'This page is not written yet.') : [];

export default function Unwritten({ loaderData: { path, page } }: Route.ComponentProps) {
  return (
    <Shell path={path} footer="small">
      <UnwrittenPage page={page} />
    </Shell>
  );
}
