import { accountMeta, readAccountPage } from '#app/features/accounts/account-route.ts';
import { Registered, RegisterPage } from '#app/features/accounts/register-page.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/register.ts';

/** Never kept: it shows what was filled in. */
export const handle: PageRule = { unlisted: true };

const PAGE = {
  path: '/register',
  title: 'Make an account',
  description: 'An account keeps your orders and configurations in one place. Buying needs none.',
};

export function loader(args: Route.LoaderArgs) {
  const { publicUrl, state, isSent, to } = readAccountPage(args);
  return { publicUrl, state, isSent, to };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  accountMeta(PAGE, loaderData, loaderData.isSent ? 'Look into your mailbox' : undefined);

export default function Register({ loaderData: { state, isSent, to } }: Route.ComponentProps) {
  return (
    <Shell path="/register" footer="small" tall>
      {isSent ? <Registered /> : <RegisterPage state={state} to={to} />}
    </Shell>
  );
}
