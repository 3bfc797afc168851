import { CHANGES } from '#app/features/admin/changes/changes-page.messages.ts';
import { ChangesIsland } from '#app/features/admin/changes/changes-page.tsx';
import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-changes.ts';

export const handle: PageRule = { personal: true, unlisted: true };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const asked = new URL(request.url).searchParams.get('before') ?? '';
  const olderThan = ID.test(asked) ? asked : undefined;
  const [frame, changes] = await Promise.all([frameOf(reads), reads.changes(olderThan)]);
  return { frame, changes, isFirst: olderThan === undefined };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = CHANGES[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopChanges({ loaderData: { frame, changes, isFirst } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-changes" component={ChangesIsland} props={{ frame, changes, isFirst }} />
    </BareShell>
  );
}
