import { redirect } from 'react-router';
import { accountMeta, readAccountPage } from '#app/features/accounts/account-route.ts';
import { LoginPage } from '#app/features/accounts/login-page.tsx';
import { BareShell, Shell } from '#app/features/layout/shell.tsx';
import { pageServices } from '#app/page/page-context.ts';
import { leadsToWorkshop } from '#domain/accounts/return-to.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/login.ts';

/** Never kept: who is logged in is led on. */
export const handle: PageRule = { personal: true, unlisted: true };

const PAGE = {
  path: '/login',
  title: 'Login',
  description: 'Your orders and saved configurations in one place. Buying needs no account.',
};

/** What was well done before one came here, by the word in the address. */
const NEWS: Readonly<Record<string, string>> = {
  moved: 'Your new e-mail address is verified. Please log in with it.',
  set: 'Your new password is set. Please log in with it.',
  out: 'You are logged out.',
  deleted: 'Your account is deleted.',
};

export async function loader(args: Route.LoaderArgs) {
  const { query, ...page } = readAccountPage(args);
  const { session } = args.context.get(pageServices);
  const { state, to } = page;
  const build = (state?.values.build ?? query.get('build') ?? '').slice(0, 1000);
  if (!state && !build && (await session(args.request))) throw redirect(to || '/account');
  const [, news] = Object.entries(NEWS).find(([word]) => query.has(word)) ?? [];
  return { ...page, build, news };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  accountMeta(PAGE, loaderData, loaderData.state?.action === 'code' ? 'One more step' : undefined);

export default function Login({ loaderData: { state, build, news, to } }: Route.ComponentProps) {
  const page = <LoginPage state={state} news={news} build={build} to={to} />;
  return leadsToWorkshop(to) ? (
    <BareShell asks={false}>{page}</BareShell>
  ) : (
    <Shell path="/login" footer="small" tall>
      {page}
    </Shell>
  );
}
