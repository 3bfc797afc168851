import { FIRST_MAKER } from '#app/features/accounts/first-maker-page.messages.ts';
import { FirstCodes, FirstMakerPage, FirstRefused } from '#app/features/accounts/first-maker-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { MEND } from '#app/forms/field-errors.messages.ts';
import { pageMeta, pageServices } from '#app/page/page.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-first.ts';

/** Never cached: its address is the workshop's key until the first maker has registered. Opening it changes nothing. */
export const handle: PageRule = { open: true, unlisted: true };

export async function loader({ context, params: { token }, request }: Route.LoaderArgs) {
  const { form, firstMaker } = context.get(pageServices);
  const state = form?.form === 'account' ? form : undefined;
  const { recoveryCodes } = state ?? {};
  if (recoveryCodes) return { is: 'made' as const, recoveryCodes };
  const link = await firstMaker(token, state?.values.secret);
  if (!link.ok) return { is: 'refused' as const, why: link.why };
  const path = inLanguage(`/workshop/first/${token}`, languageOf(new URL(request.url).pathname));
  return { is: 'open' as const, path, offer: link.offer, state };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const language = languageOf(location.pathname);
  const { title, description } = FIRST_MAKER[language];
  const isFaulty = loaderData.is === 'open' && loaderData.state !== undefined;
  return pageMeta(isFaulty ? `${MEND[language]}: ${title}` : title, description);
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
