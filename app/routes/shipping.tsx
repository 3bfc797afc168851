import { Shell } from '#app/features/layout/shell.tsx';
import { ShippingPolicy } from '#app/features/shipping/shipping-policy.tsx';
import { cardMeta, dataMeta, pageMeta } from '#app/page-meta.ts';
import { loadPublicUrl } from '#app/public-url.ts';
import { breadcrumbs } from '#domain/structured-data.ts';
import type { PageRule } from '#server/page-rule.ts';
import type { Route } from './+types/shipping.ts';

export const handle: PageRule = { kept: { room: 1 } };

export const loader = loadPublicUrl;

const PATH = '/shipping';
const TITLE = 'Shipping policy';
const DESCRIPTION =
  'What shipping costs, how long it takes and how we pack: EU, Switzerland, UK, US and Canada.';

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl } }) => [
  ...pageMeta(TITLE, DESCRIPTION),
  ...cardMeta({ publicUrl, path: PATH, title: TITLE, description: DESCRIPTION }),
  ...dataMeta(breadcrumbs(publicUrl, [TITLE, PATH])),
];

export default function Shipping() {
  return (
    <Shell path={PATH} footer="small">
      <ShippingPolicy />
    </Shell>
  );
}
