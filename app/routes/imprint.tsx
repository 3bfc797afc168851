import { Imprint } from '#app/features/company/imprint.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { pageMeta } from '#app/page-meta.ts';

export const meta = () => pageMeta('Imprint', 'Who runs this shop, and how to reach them.');

export default function ImprintPage() {
  return (
    <Shell path="/imprint" footer="small">
      <Imprint />
    </Shell>
  );
}
