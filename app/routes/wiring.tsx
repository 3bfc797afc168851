import { Shell } from '#app/features/layout/shell.tsx';
import { publicMetaOf } from '#app/page/page.ts';
import { useLanguage } from '#app/ui/language.tsx';
import { WIRING_PAGE_MESSAGES } from '#app/wiring/wiring.messages.ts';
import { WiringPage } from '#app/wiring/wiring-page.tsx';
import { inLanguage } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/wiring.ts';

export const handle: PageRule = { kept: { room: 1 } };

export const meta: Route.MetaFunction = publicMetaOf(WIRING_PAGE_MESSAGES);

export default function Wiring() {
  const language = useLanguage();
  return (
    <Shell path={inLanguage('/wiring', language)} footer="small">
      <WiringPage />
    </Shell>
  );
}
