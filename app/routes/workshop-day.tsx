import * as z from 'zod/mini';
import { DAY_PAGE } from '#app/features/admin/days/day-page.messages.ts';
import { DayIsland } from '#app/features/admin/days/day-page.tsx';
import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-day.ts';

/** For the makers alone, and kept nowhere. */
export const handle: PageRule = { personal: true, unlisted: true };

const asked = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  who: z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    z.uuid(),
  ]),
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const { searchParams } = new URL(request.url);
  const closing = asked.safeParse(Object.fromEntries(searchParams));
  const by = searchParams.get('by') === 'date' ? 'date' : 'wire';
  const how = { by, ...(closing.success && { closing: closing.data }) } as const;
  const [frame, day] = await Promise.all([frameOf(reads), reads.day(how)]);
  return { frame, day };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = DAY_PAGE[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopDay({ loaderData: { frame, day } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-day" component={DayIsland} props={{ frame, day }} />
    </BareShell>
  );
}
