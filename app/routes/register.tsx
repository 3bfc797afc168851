import { accountMeta, readAccountPage } from '#app/features/accounts/account-route.ts';
import { REGISTER_MESSAGES } from '#app/features/accounts/register.messages.ts';
import { Registered, RegisterPage } from '#app/features/accounts/register-page.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/register.ts';

/** Never cached: it shows what was filled in. */
export const handle: PageRule = { unlisted: true };

export function loader(args: Route.LoaderArgs) {
  const { path, state, isSent, to } = readAccountPage(args);
  return { path, state, isSent, to };
}

export const meta: Route.MetaFunction = (args) => {
  const words = REGISTER_MESSAGES[languageOf(args.loaderData.path)];
  return accountMeta(args, words, args.loaderData.isSent ? words.sent.title : undefined);
};

export default function Register({ loaderData: { path, state, isSent, to } }: Route.ComponentProps) {
  return (
    <Shell path={path} footer="small" tall>
      {isSent ? <Registered /> : <RegisterPage state={state} to={to} />}
    </Shell>
  );
}
