import { redirect } from 'react-router';
import { ACCOUNT_PAGE } from '#app/features/accounts/account-page.messages.ts';
import { AccountPage } from '#app/features/accounts/account-page.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { MEND } from '#app/forms/field-errors.messages.ts';
import { addressOf, pageServices, unlistedMeta } from '#app/page/page.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/account.ts';

/** For logged-in visitors, never cached. */
export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { account, form, session } = context.get(pageServices);
  const path = new URL(request.url).pathname;
  const language = languageOf(path);
  const who = await session(request);
  const state = form?.form === 'account' ? form : undefined;
  const view = who && (await account(who, language, state?.values.secret));
  if (!view) throw redirect(inLanguage('/login', language));
  return { path, view, state };
}

export const meta: Route.MetaFunction = (args) => {
  const { language, ...address } = addressOf(args);
  const { title, description } = ACCOUNT_PAGE[language];
  const isFaulty = Object.keys(args.loaderData.state?.faults ?? {}).length > 0;
  return unlistedMeta({
    ...address,
    title: isFaulty ? `${MEND[language]}: ${title}` : title,
    description,
  });
};

export default function Account({ loaderData: { path, view, state } }: Route.ComponentProps) {
  return (
    <Shell path={path} footer="small">
      <AccountPage view={view} state={state} />
    </Shell>
  );
}
