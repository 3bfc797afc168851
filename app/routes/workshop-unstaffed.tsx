import { redirect } from 'react-router';
import { FIRST_MAKER } from '#app/features/accounts/first-maker-page.messages.ts';
import { NobodyYet } from '#app/features/accounts/first-maker-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { pageMeta, pageServices } from '#app/page/page.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-unstaffed.ts';

export const handle: PageRule = { unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  if (!(await context.get(pageServices).awaitsFirstMaker()))
    throw redirect(inLanguage('/workshop', languageOf(new URL(request.url).pathname)));
  return null;
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, lead } = FIRST_MAKER[languageOf(location.pathname)].nobody;
  return pageMeta(title, lead);
};

export default function WorkshopUnstaffed() {
  return (
    <BareShell asks={false}>
      <NobodyYet />
    </BareShell>
  );
}
