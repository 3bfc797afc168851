import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { TEXTS } from '#app/features/admin/shopfront/texts-page.messages.ts';
import { TextsIsland } from '#app/features/admin/shopfront/texts-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { languageOf } from '#domain/languages.ts';
import { isOneOf } from '#domain/records.ts';
import { TEXT_PLACE_IDS } from '#domain/shopfront/text-places.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-texts.ts';

export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const asked = new URL(request.url).searchParams.get('place') ?? '';
  const place = isOneOf(TEXT_PLACE_IDS, asked) ? asked : 'banner';
  const [frame, texts] = await Promise.all([frameOf(reads), reads.texts(place)]);
  return { frame, texts };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = TEXTS[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopTexts({ loaderData: { frame, texts } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-texts" component={TextsIsland} props={{ frame, texts }} />
    </BareShell>
  );
}
