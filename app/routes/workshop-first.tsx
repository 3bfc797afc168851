import { FirstCodes, FirstMakerPage, FirstRefused } from '#app/features/accounts/first-maker-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { pageServices } from '#app/page/page-context.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-first.ts';

/** Never kept: its address is the key of the workshop, until somebody works there. Opening it does nothing. */
export const handle: PageRule = { open: true, unlisted: true };

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { form, firstMaker } = context.get(pageServices);
  const state = form?.form === 'account' ? form : undefined;
  const { recoveryCodes } = state ?? {};
  if (recoveryCodes) return { is: 'made' as const, recoveryCodes };
  const link = await firstMaker(token, state?.values.secret);
  if (!link.ok) return { is: 'refused' as const, why: link.why };
  return { is: 'open' as const, path: `/workshop/first/${token}`, offer: link.offer, state };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const isFaulty = loaderData.is === 'open' && loaderData.state !== undefined;
  return pageMeta(
    isFaulty ? 'Please check: First maker' : 'First maker',
    'The key of the workshop, taken once.',
  );
};

export default function WorkshopFirst({ loaderData }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      {loaderData.is === 'made' ? (
        <FirstCodes codes={loaderData.recoveryCodes} />
      ) : loaderData.is === 'refused' ? (
        <FirstRefused why={loaderData.why} />
      ) : (
        <FirstMakerPage {...loaderData} />
      )}
    </BareShell>
  );
}
