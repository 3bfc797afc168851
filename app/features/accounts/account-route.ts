import type { RouterContextProvider } from 'react-router';
import { MEND } from '#app/forms/field-errors.messages.ts';
import { addressOf, type MetaArgs, pageServices, publicMeta } from '#app/page/page.ts';
import { returnTo } from '#domain/accounts/return-to.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';

interface LoaderArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

export function readAccountPage({ context, request }: LoaderArgs) {
  const { form } = context.get(pageServices);
  const state = form?.form === 'account' ? form : undefined;
  const { pathname: path, searchParams: query } = new URL(request.url);
  const isSent = query.has('sent') && !state;
  const back = returnTo(state?.values.to ?? query.get('to'));
  const to = back ? inLanguage(back, languageOf(path)) : '';
  return { path, query, state, isSent, to };
}

/** Title and description of such a page; `shown` replaces the title of a page that is past its form. */
export function accountMeta(
  args: MetaArgs & { readonly loaderData: { readonly state: AccountState | undefined } },
  { title, description }: { readonly title: string; readonly description: string },
  shown = title,
) {
  const { language, ...address } = addressOf(args);
  const { state } = args.loaderData;
  const isFaulty = state !== undefined && (state.refused || Object.keys(state.faults).length > 0);
  return publicMeta({
    ...address,
    title,
    now: isFaulty ? `${MEND[language]}: ${shown}` : shown,
    description,
  });
}
