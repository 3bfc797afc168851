import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { BOARD } from '#app/features/admin/orders/board.messages.ts';
import { BoardIsland } from '#app/features/admin/orders/board.tsx';
import { readFilter } from '#app/features/admin/orders/board-filter.ts';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop.ts';

/** For the makers alone, and kept nowhere. */
export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const filter = readFilter(new URL(request.url).searchParams);
  const [frame, board, due, setup] = await Promise.all([
    frameOf(reads),
    reads.board(filter),
    reads.vatNumberDue(),
    reads.setup(),
  ]);
  return { frame, board, filter, due, setup };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = BOARD[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function Workshop({ loaderData: { frame, board, filter, due, setup } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-board" component={BoardIsland} props={{ frame, board, filter, due, setup }} />
    </BareShell>
  );
}
