import { LanguageSwitch } from '#app/features/layout/language-switch.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { WITHDRAW_MESSAGES } from '#app/features/returns/withdraw.messages.ts';
import { WithdrawPage, WithdrawReceived } from '#app/features/returns/withdraw-page.tsx';
import { MEND } from '#app/forms/field-errors.messages.ts';
import { addressOf, pageServices, publicMeta } from '#app/page/page.ts';
import { momentWords } from '#domain/calendar/format-moment.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/withdraw.ts';

/** Never cached: the input and its receipt belong to one customer. */
export const handle: PageRule = {};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { form, withdrawalReceipt } = context.get(pageServices);
  const { pathname: path, searchParams } = new URL(request.url);
  const state = form?.form === 'withdraw' ? form : undefined;
  const token = searchParams.get('receipt');
  if (token === null) return { path, state, receipt: undefined, isOver: false };
  const found = await withdrawalReceipt(token).catch(() => undefined);
  const receipt = found && {
    withdrawal: found,
    received: momentWords(found.receivedAt, languageOf(path)),
  };
  return { path, state, receipt, isOver: !receipt };
}

export const meta: Route.MetaFunction = (args) => {
  const { language, ...address } = addressOf(args);
  const { state, receipt } = args.loaderData;
  const { title, description, confirm, received } = WITHDRAW_MESSAGES[language];
  const isFaulty = Object.keys(state?.faults ?? {}).length > 0;
  const step = state?.step === 'confirm' ? confirm.title : isFaulty ? `${MEND[language]}: ${title}` : title;
  return publicMeta({ ...address, title, now: receipt ? received.title : step, description });
};

export default function Withdraw({ loaderData: { path, state, receipt, isOver } }: Route.ComponentProps) {
  return (
    <Shell path={path} footer="small" tall>
      {receipt ? (
        <WithdrawReceived path={path} {...receipt} />
      ) : (
        <WithdrawPage path={path} state={state} isOver={isOver} languages={<LanguageSwitch path={path} />} />
      )}
    </Shell>
  );
}
