import { PAPERS } from '#app/features/admin/books/papers.messages.ts';
import { PapersIsland } from '#app/features/admin/books/papers-page.tsx';
import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { monthIn } from '#domain/admin/month-in.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-books-papers.ts';

export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const { searchParams } = new URL(request.url);
  const month = monthIn(searchParams.get('month'), 'last');
  const page = /^\d{1,4}$/.test(searchParams.get('page') ?? '') ? Number(searchParams.get('page')) : 1;
  const [frame, books] = await Promise.all([frameOf(reads), reads.books(month, page)]);
  return { frame, books };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { metaTitle, description } = PAPERS[languageOf(location.pathname)];
  return pageMeta(metaTitle, description);
};

export default function WorkshopBooksPapers({ loaderData }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-books-papers" component={PapersIsland} props={loaderData} />
    </BareShell>
  );
}
