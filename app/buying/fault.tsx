import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

export function Fault({ words, action }: { words: string; action?: ReactNode }) {
  return (
    <div
      className="flex flex-wrap gap-12 items-start mt-20 py-14 px-16 [border:2px_solid_var(--wine)] rounded text-wine lh-[1.4] [&_svg]:flex-none [&_svg]:mt-3 [&_button]:text-text"
      role="alert"
    >
      <Icon name="warning" />
      <span className="flex-[1_1_0] min-w-[60%]">{words}</span>
      {action}
    </div>
  );
}
