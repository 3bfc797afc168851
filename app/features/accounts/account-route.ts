import type { RouterContextProvider } from 'react-router';
import { MEND } from '#app/forms/field-errors.messages.ts';
import { cardMeta, dataMeta, pageMeta, pageServices } from '#app/page/page.ts';
import { returnTo } from '#domain/accounts/return-to.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import { breadcrumbs } from '#domain/pages/structured-data.ts';
import type { AccountState } from '#server/pages/forms/account-state.ts';

interface LoaderArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly request: Request;
}

export function readAccountPage({ context, request }: LoaderArgs) {
  const { form, publicUrl } = context.get(pageServices);
  const state = form?.form === 'account' ? form : undefined;
  const { pathname: path, searchParams: query } = new URL(request.url);
  const isSent = query.has('sent') && !state;
  const back = returnTo(state?.values.to ?? query.get('to'));
  const to = back ? inLanguage(back, languageOf(path)) : '';
  return { path, publicUrl, query, state, isSent, to };
}

interface AccountPageWords {
  readonly title: string;
  readonly description: string;
}

/** Title and description of such a page; `now` replaces the title of a page that is past its form. */
export function accountMeta(
  { title, description }: AccountPageWords,
  page: { readonly path: string; readonly publicUrl: string; readonly state: AccountState | undefined },
  now?: string,
) {
  const { path, publicUrl, state } = page;
  const isFaulty = state !== undefined && (state.refused || Object.keys(state.faults).length > 0);
  const shown = now ?? title;
  return [
    ...pageMeta(isFaulty ? `${MEND[languageOf(path)]}: ${shown}` : shown, description),
    ...cardMeta({ publicUrl, path, title, description }),
    ...dataMeta(breadcrumbs(publicUrl, [title, path])),
  ];
}
