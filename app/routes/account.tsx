import { redirect } from 'react-router';
import { AccountPage } from '#app/features/accounts/account-page.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { pageServices } from '#app/page/page-context.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/account.ts';

/** Made for someone who is logged in, and kept nowhere. */
export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { account, form, session } = context.get(pageServices);
  const who = await session(request);
  const state = form?.form === 'account' ? form : undefined;
  const view = who && (await account(who, state?.values.secret));
  if (!view) throw redirect('/login');
  return { view, state };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const isFaulty = Object.keys(loaderData?.state?.faults ?? {}).length > 0;
  return pageMeta(
    isFaulty ? 'Please check: Account' : 'Account',
    'Your orders, saved configurations and data.',
  );
};

export default function Account({ loaderData: { view, state } }: Route.ComponentProps) {
  return (
    <Shell path="/account" footer="small">
      <AccountPage view={view} state={state} />
    </Shell>
  );
}
