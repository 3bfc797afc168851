import { redirect } from 'react-router';
import { LoginPage } from '#app/features/account/login-page.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { pageServices } from '#app/page-context.ts';
import { cardMeta, dataMeta, pageMeta } from '#app/page-meta.ts';
import { breadcrumbs } from '#domain/structured-data.ts';
import type { PageRule } from '#server/page-rule.ts';
import type { Route } from './+types/login.ts';

/** Never kept: who is logged in is led on. */
export const handle: PageRule = { personal: true, unlisted: true };

const TITLE = 'Login';
const DESCRIPTION = 'Your orders and saved configurations in one place. Buying needs no account.';

/** What was well done before one came here, by the word in the address. */
const NEWS: Readonly<Record<string, string>> = {
  verified: 'Your e-mail address is verified. You can log in now.',
  moved: 'Your new e-mail address is verified. Please log in with it.',
  set: 'Your new password is set. Please log in with it.',
  out: 'You are logged out.',
  deleted: 'Your account is deleted.',
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { form, publicUrl, session } = context.get(pageServices);
  const query = new URL(request.url).searchParams;
  const state = form?.form === 'account' ? form : undefined;
  const build = (state?.values.build ?? query.get('build') ?? '').slice(0, 1000);
  if (!state && !build && (await session(request))) throw redirect('/account');
  const [, news] = Object.entries(NEWS).find(([word]) => query.has(word)) ?? [];
  return { publicUrl, state, build, news };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { publicUrl, state } = loaderData;
  const isFaulty = Object.keys(state?.faults ?? {}).length > 0 || state?.refused !== undefined;
  const title = state?.of === 'code' ? 'One more step' : TITLE;
  return [
    ...pageMeta(isFaulty ? `Please check: ${title}` : title, DESCRIPTION),
    ...cardMeta({ publicUrl, path: '/login', title: TITLE, description: DESCRIPTION }),
    ...dataMeta(breadcrumbs(publicUrl, [TITLE, '/login'])),
  ];
};

export default function Login({ loaderData: { state, build, news } }: Route.ComponentProps) {
  return (
    <Shell path="/login" footer="small" tall>
      <LoginPage state={state} news={news} build={build} />
    </Shell>
  );
}
