import { accountMeta, readAccountPage } from '#app/features/accounts/account-route.ts';
import { LINK_MESSAGES } from '#app/features/accounts/link-pages.messages.ts';
import { ResetPage, ResetSent } from '#app/features/accounts/link-pages.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/reset.ts';

/** Never cached: it shows what was filled in. */
export const handle: PageRule = { unlisted: true };

export function loader(args: Route.LoaderArgs) {
  const { path, state, isSent } = readAccountPage(args);
  return { path, state, isSent };
}

export const meta: Route.MetaFunction = (args) => {
  const words = LINK_MESSAGES[languageOf(args.loaderData.path)].reset;
  return accountMeta(args, words, args.loaderData.isSent ? words.sentTitle : undefined);
};

export default function Reset({ loaderData: { path, state, isSent } }: Route.ComponentProps) {
  return (
    <Shell path={path} footer="small" tall>
      {isSent ? <ResetSent /> : <ResetPage state={state} />}
    </Shell>
  );
}
