import { Registered, RegisterPage } from '#app/features/account/register-page.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { pageServices } from '#app/page-context.ts';
import { cardMeta, dataMeta, pageMeta } from '#app/page-meta.ts';
import { breadcrumbs } from '#domain/structured-data.ts';
import type { PageRule } from '#server/page-rule.ts';
import type { Route } from './+types/register.ts';

/** Never kept: it shows what was filled in. */
export const handle: PageRule = { unlisted: true };

const TITLE = 'Make an account';
const DESCRIPTION = 'An account keeps your orders and configurations in one place. Buying needs none.';

export function loader({ context, request }: Route.LoaderArgs) {
  const { form, publicUrl } = context.get(pageServices);
  const isSent = new URL(request.url).searchParams.has('sent');
  return { publicUrl, isSent, state: form?.form === 'account' ? form : undefined };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { publicUrl, state, isSent } = loaderData;
  const title = isSent ? 'Look into your mailbox' : state ? `Please check: ${TITLE}` : TITLE;
  return [
    ...pageMeta(title, DESCRIPTION),
    ...cardMeta({ publicUrl, path: '/register', title: TITLE, description: DESCRIPTION }),
    ...dataMeta(breadcrumbs(publicUrl, [TITLE, '/register'])),
  ];
};

export default function Register({ loaderData: { state, isSent } }: Route.ComponentProps) {
  return (
    <Shell path="/register" footer="small" tall>
      {isSent && !state ? <Registered /> : <RegisterPage state={state} />}
    </Shell>
  );
}
