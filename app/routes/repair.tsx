import { LanguageSwitch } from '#app/features/layout/language-switch.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { OwnRepair } from '#app/features/repairs/own-repair.tsx';
import { REPAIR_MESSAGES } from '#app/features/repairs/repair.messages.ts';
import { RepairPage, RepairSaid } from '#app/features/repairs/repair-page.tsx';
import { MEND } from '#app/forms/field-errors.messages.ts';
import { addressOf, pageServices, publicMeta } from '#app/page/page.ts';
import { spelledNumber } from '#domain/orders/running-number.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/repair.ts';

/** Never cached: what was typed, and a repair by its link, belong to one customer. */
export const handle: PageRule = {};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { form, repair } = context.get(pageServices);
  const { pathname: path, searchParams } = new URL(request.url);
  const link = searchParams.get('link');
  return {
    path,
    link,
    state: form?.form === 'repair' ? form : undefined,
    serial: spelledNumber('serial', searchParams.get('serial') ?? '') ?? '',
    isSent: searchParams.has('sent'),
    isChanged: searchParams.has('changed'),
    repair: link === null ? undefined : await repair(link),
  };
}

export const meta: Route.MetaFunction = (args) => {
  const { language, ...address } = addressOf(args);
  const { state, isSent, link, repair } = args.loaderData;
  const { title, description, sent, unknown } = REPAIR_MESSAGES[language];
  const isFaulty = Object.keys(state?.faults ?? {}).length > 0;
  const form = isFaulty ? `${MEND[language]}: ${title}` : title;
  const now = link === null ? (isSent ? sent.title : form) : (repair?.number ?? unknown.title);
  return publicMeta({ ...address, title, now, description });
};

export default function Repair({ loaderData }: Route.ComponentProps) {
  const { path, state, serial, link, repair, isSent, isChanged } = loaderData;
  return (
    <Shell path={path} footer="small" tall>
      {link !== null ? (
        repair ? (
          <OwnRepair path={path} link={link} repair={repair} isChanged={isChanged} />
        ) : (
          <RepairSaid path={path} what="unknown" />
        )
      ) : isSent ? (
        <RepairSaid path={path} what="sent" />
      ) : (
        <RepairPage path={path} state={state} serial={serial} languages={<LanguageSwitch path={path} />} />
      )}
    </Shell>
  );
}
