import { Shell } from '#app/features/layout/shell.tsx';
import { WiringPage } from '#app/features/wiring/wiring-page.tsx';
import { cardMeta, dataMeta, pageMeta } from '#app/page/page-meta.ts';
import { loadPublicUrl } from '#app/page/public-url.ts';
import { breadcrumbs } from '#domain/pages/structured-data.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/wiring.ts';

export const handle: PageRule = { kept: { room: 1 } };

export const loader = loadPublicUrl;

const PATH = '/wiring';
const TITLE = 'Wiring';
const DESCRIPTION =
  'Wiring diagrams for guitar and bass pickups: Stratocaster, Telecaster, humbuckers with two and five wires, P90, Precision and Jazz Bass, and whose lead has which colour.';

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl } }) => [
  ...pageMeta(TITLE, DESCRIPTION),
  ...cardMeta({ publicUrl, path: PATH, title: TITLE, description: DESCRIPTION }),
  ...dataMeta(breadcrumbs(publicUrl, [TITLE, PATH])),
];

export default function Wiring() {
  return (
    <Shell path={PATH} footer="small">
      <WiringPage />
    </Shell>
  );
}
