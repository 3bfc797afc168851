import { accountMeta, readAccountPage } from '#app/features/accounts/account-route.ts';
import { ResetPage, ResetSent } from '#app/features/accounts/link-pages.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/reset.ts';

/** Never kept: it shows what was filled in. */
export const handle: PageRule = { unlisted: true };

const PAGE = {
  path: '/reset',
  title: 'New password',
  description: 'Set a new password through your mailbox.',
};

export function loader(args: Route.LoaderArgs) {
  const { publicUrl, state, isSent } = readAccountPage(args);
  return { publicUrl, state, isSent };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  accountMeta(PAGE, loaderData, loaderData.isSent ? 'Look into your mailbox' : undefined);

export default function Reset({ loaderData: { state, isSent } }: Route.ComponentProps) {
  return (
    <Shell path="/reset" footer="small" tall>
      {isSent ? <ResetSent /> : <ResetPage state={state} />}
    </Shell>
  );
}
