import { readAccountPage } from '#app/features/accounts/account-route.ts';
import { LINK_MESSAGES } from '#app/features/accounts/link-pages.messages.ts';
import { LinkRefused, NewPasswordPage } from '#app/features/accounts/link-pages.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { addressOf, pageServices, unlistedMeta } from '#app/page/page.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/new-password.ts';

/** Never cached: its address is one person's key. Opening it changes nothing. */
export const handle: PageRule = { open: true, unlisted: true };

export async function loader(args: Route.LoaderArgs) {
  const { token } = args.params;
  const { path, state } = readAccountPage(args);
  const link = await args.context.get(pageServices).accountLink('reset', token);
  return { path, link, state };
}

export const meta: Route.MetaFunction = (args) => {
  const { language, ...address } = addressOf(args);
  const { set, refused } = LINK_MESSAGES[language];
  const { title } = args.loaderData.link.ok ? set : refused;
  return unlistedMeta({ ...address, title, description: set.description });
};

export default function NewPassword({ loaderData: { path, link, state } }: Route.ComponentProps) {
  return (
    <Shell path={path} footer="small" tall>
      {link.ok ? (
        <NewPasswordPage path={path} email={link.email} isInvitation={link.isInvitation} state={state} />
      ) : (
        <LinkRefused
          why={link.why}
          again={{ href: '/reset', label: LINK_MESSAGES[languageOf(path)].set.again }}
        />
      )}
    </Shell>
  );
}
