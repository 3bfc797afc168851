import { Shell } from '#app/features/layout/shell.tsx';
import { ShippingPolicy } from '#app/features/shipping/shipping-policy.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { PageRule } from '#server/page-rule.ts';

export const handle: PageRule = { kept: { room: 1 } };

export const meta = () =>
  pageMeta(
    'Shipping policy',
    'What shipping costs, how long it takes and how we pack: EU, Switzerland, UK, US and Canada.',
  );

export default function Shipping() {
  return (
    <Shell path="/shipping" footer="small">
      <ShippingPolicy />
    </Shell>
  );
}
