import { Imprint } from '#app/features/company/imprint.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { PageRule } from '#server/page-rule.ts';

export const handle: PageRule = { kept: { room: 1 } };

export const meta = () => pageMeta('Imprint', 'Who runs this shop, and how to reach them.');

export default function ImprintPage() {
  return (
    <Shell path="/imprint" footer="small">
      <Imprint />
    </Shell>
  );
}
