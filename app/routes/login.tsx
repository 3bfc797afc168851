import { redirect } from 'react-router';
import { accountMeta, readAccountPage } from '#app/features/accounts/account-route.ts';
import { LOGIN_MESSAGES } from '#app/features/accounts/login.messages.ts';
import { LoginPage } from '#app/features/accounts/login-page.tsx';
import { BareShell, Shell } from '#app/features/layout/shell.tsx';
import { pageServices } from '#app/page/page.ts';
import { leadsToWorkshop } from '#domain/accounts/return-to.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/login.ts';

/** Never cached: a logged-in visitor is redirected. */
export const handle: PageRule = { personal: true, unlisted: true };

export async function loader(args: Route.LoaderArgs) {
  const { query, ...page } = readAccountPage(args);
  const { session } = args.context.get(pageServices);
  const { path, state, to } = page;
  const build = (state?.values.build ?? query.get('build') ?? '').slice(0, 1000);
  if (!state && !build && (await session(args.request)))
    throw redirect(to || inLanguage('/account', languageOf(path)));
  const [, news] =
    Object.entries(LOGIN_MESSAGES[languageOf(path)].news).find(([word]) => query.has(word)) ?? [];
  return { ...page, build, news };
}

export const meta: Route.MetaFunction = (args) => {
  const { path, state } = args.loaderData;
  const { code, ...words } = LOGIN_MESSAGES[languageOf(path)];
  return accountMeta(args, words, state?.action === 'code' ? code.title : undefined);
};

export default function Login({ loaderData: { path, state, build, news, to } }: Route.ComponentProps) {
  const page = <LoginPage state={state} news={news} build={build} to={to} />;
  return leadsToWorkshop(to) ? (
    <BareShell asks={false}>{page}</BareShell>
  ) : (
    <Shell path={path} footer="small" tall>
      {page}
    </Shell>
  );
}
