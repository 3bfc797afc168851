import { data } from 'react-router';
import { BenchPage } from '#app/features/bench/bench-page.tsx';
import { BENCH_PAGES } from '#app/features/bench/bench-pages.ts';
import { Shell } from '#app/features/layout/shell.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { PageRule } from '#server/page-rule.ts';
import type { Route } from './+types/on-the-bench.ts';

export const handle: PageRule = { kept: { room: 1 } };

export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname;
  const page = BENCH_PAGES[path];
  if (!page) throw data(null, { status: 404 });
  return { path, page };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.page.title, 'This page is not written yet.', { hidden: true }) : [];

export default function OnTheBench({ loaderData: { path, page } }: Route.ComponentProps) {
  return (
    <Shell path={path} footer="small">
      <BenchPage page={page} />
    </Shell>
  );
}
