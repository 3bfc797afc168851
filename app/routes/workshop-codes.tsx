import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { CODES } from '#app/features/admin/prices/codes-page.messages.ts';
import { CodesIsland } from '#app/features/admin/prices/codes-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';

import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-codes.ts';

export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const [frame, codes] = await Promise.all([frameOf(reads), reads.codes()]);
  return { frame, codes };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = CODES[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopCodes({ loaderData: { frame, codes } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-codes" component={CodesIsland} props={{ frame, codes }} />
    </BareShell>
  );
}
