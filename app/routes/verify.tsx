import { readAccountPage } from '#app/features/accounts/account-route.ts';
import { LINK_MESSAGES } from '#app/features/accounts/link-pages.messages.ts';
import { LinkRefused, VerifyPage } from '#app/features/accounts/link-pages.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { addressOf, pageServices, unlistedMeta } from '#app/page/page.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/verify.ts';

/** Never cached: its address is one person's key. Opening it changes nothing. */
export const handle: PageRule = { open: true, unlisted: true };

export async function loader(args: Route.LoaderArgs) {
  const { token } = args.params;
  const { path, state, to } = readAccountPage(args);
  const link = await args.context.get(pageServices).accountLink('verify', token);
  // The button was pressed, but the address already had an account.
  const isGone = state?.refused !== undefined && link.ok;
  const shown = isGone ? ({ ok: false, why: 'used' } as const) : link;
  return { path, state, to, link: shown };
}

export const meta: Route.MetaFunction = (args) => {
  const { language, ...address } = addressOf(args);
  const { verify, refused } = LINK_MESSAGES[language];
  const { title } = args.loaderData.link.ok ? verify : refused;
  return unlistedMeta({ ...address, title, description: verify.description });
};

export default function Verify({ loaderData: { path, link, state, to } }: Route.ComponentProps) {
  return (
    <Shell path={path} footer="small" tall>
      {link.ok && link.kind !== 'reset' ? (
        <VerifyPage path={path} kind={link.kind} email={link.email} state={state} to={to} />
      ) : (
        <LinkRefused
          why={link.ok ? 'unknown' : link.why}
          again={{ href: '/register', label: LINK_MESSAGES[languageOf(path)].verify.again }}
        />
      )}
    </Shell>
  );
}
