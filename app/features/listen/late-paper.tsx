import { type ComponentType, createContext, useContext, useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PaperProps } from './paper.tsx';

/** The paper on the server, which has it at once. */
export const PaperOnServer = createContext<ComponentType<PaperProps> | null>(null);

/** A hand on the mouse, the glass or the keys. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * The paper with its choice and the model that winds it, loaded at the first sign of a visitor: it lies below the
 * first screen and is no part of the page's start. It wakes as a root of its own in what the server has drawn, so
 * that nothing is drawn anew and the focus stays; its props count once.
 */
export function LatePaper(props: PaperProps) {
  const onServer = useContext(PaperOnServer);
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(props);
  const [asleep, setAsleep] = useState(true);

  useEffect(() => {
    const element = place.current;
    if (!element || !asleep) return;
    const end = new AbortController();
    let under = false;
    async function wake() {
      if (under || !element) return;
      under = true;
      try {
        const { Paper } = await import('./paper.tsx');
        if (end.signal.aborted) return;
        hydrateRoot(element, <Paper {...first.current} />);
        setAsleep(false);
      } catch {
        // The next sign tries again; until then the form goes the way it goes without scripts.
        under = false;
      }
    }
    for (const sign of SIGNS)
      addEventListener(sign, () => void wake(), { passive: true, signal: end.signal });
    return () => end.abort();
  }, [asleep]);

  if (onServer) {
    const Drawn = onServer;
    return (
      <div data-asleep="">
        <Drawn {...props} />
      </div>
    );
  }
  return (
    // Empty markup of its own, so that the server's stays in place and React keeps its hands off.
    // biome-ignore-start lint/security/noDangerouslySetInnerHtml: nothing is set
    <div
      ref={place}
      data-asleep={asleep ? '' : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
    // biome-ignore-end lint/security/noDangerouslySetInnerHtml: nothing is set
  );
}
