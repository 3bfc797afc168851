import { data } from 'react-router';
import { NotFound } from '#app/features/layout/not-found.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import type { PageRule } from '#server/page-rule.ts';

/** Kept by the server itself, once for all addresses (`server/pages.ts`). */
export const handle: PageRule = {};

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return (
    <Shell path="" ground="ink" footer="small">
      <NotFound />
    </Shell>
  );
}
