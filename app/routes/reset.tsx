import { ResetPage, ResetSent } from '#app/features/account/link-pages.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { pageServices } from '#app/page-context.ts';
import { cardMeta, dataMeta, pageMeta } from '#app/page-meta.ts';
import { breadcrumbs } from '#domain/structured-data.ts';
import type { PageRule } from '#server/page-rule.ts';
import type { Route } from './+types/reset.ts';

/** Never kept: it shows what was filled in. */
export const handle: PageRule = { unlisted: true };

const TITLE = 'New password';
const DESCRIPTION = 'Set a new password through your mailbox.';

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
    ...cardMeta({ publicUrl, path: '/reset', title: TITLE, description: DESCRIPTION }),
    ...dataMeta(breadcrumbs(publicUrl, [TITLE, '/reset'])),
  ];
};

export default function Reset({ loaderData: { state, isSent } }: Route.ComponentProps) {
  return (
    <Shell path="/reset" footer="small" tall>
      {isSent && !state ? <ResetSent /> : <ResetPage state={state} />}
    </Shell>
  );
}
