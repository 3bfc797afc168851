import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { Frame } from '#app/features/admin/frame.tsx';
import { BoardPage } from '#app/features/admin/orders/board.tsx';
import { readFilter } from '#app/features/admin/orders/board-filter.ts';
import { BareShell } from '#app/features/layout/shell.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop.ts';

/** For the makers alone, and kept nowhere. */
export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const [frame, board] = await Promise.all([frameOf(reads), reads.board()]);
  return { frame, board, filter: readFilter(new URL(request.url).searchParams) };
}

export const meta: Route.MetaFunction = () => pageMeta('Board', 'What is wound next, and what leaves today.');

const KEYS = [
  ['J K', 'down, up'],
  ['Enter', 'open'],
  ['B', 'bench'],
  ['P', 'pack'],
  ['S', 'ship'],
  ['1 – 5', 'filter by state'],
  ['L', 'late only'],
] as const;

export default function Workshop({ loaderData: { frame, board, filter } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Frame path="/workshop" {...frame} keys={KEYS}>
        <BoardPage board={board} filter={filter} />
      </Frame>
    </BareShell>
  );
}
