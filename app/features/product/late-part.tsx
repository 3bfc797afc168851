import { type ComponentType, createContext, useContext, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import styles from './late-part.module.css';
import type { LiveSectionProps } from './live-section.tsx';
import type { ToneSectionProps } from './tone-section.tsx';

/** Parts of the product page below the first screen. */
export interface LateParts {
  tone: ComponentType<ToneSectionProps>;
  live: ComponentType<LiveSectionProps>;
}

const LOAD: { [Name in keyof LateParts]: () => Promise<LateParts[Name]> } = {
  tone: async () => (await import('./tone-section.tsx')).ToneSection,
  live: async () => (await import('./live-section.tsx')).LiveSection,
};

/** The parts on the server, which has them at once. */
export const PartsOnServer = createContext<LateParts | null>(null);

/** Loading begins this far before a part is reached, px. */
const AHEAD = '160px';

interface LatePartProps<Name extends keyof LateParts> {
  name: Name;
  /** What the part shows: as soon as it is another one than at first, the part is needed. */
  shows: string;
  props: LatePartProperties<LateParts[Name]>;
}

type LatePartProperties<Part> = Part extends ComponentType<infer Props> ? Props : never;

/**
 * A part below the first screen: the browser keeps what the server has drawn, and loads what makes it move when it
 * comes near or has to show something else. That keeps its code out of the page's start.
 */
export function LatePart<Name extends keyof LateParts>({ name, shows, props }: LatePartProps<Name>) {
  const onServer = useContext(PartsOnServer);
  const [Part, setPart] = useState<ComponentType<object>>();
  const [failed, setFailed] = useState(false);
  const [near, setNear] = useState(false);
  const [first] = useState(shows);
  const place = useRef<HTMLDivElement>(null);
  const stale = shows !== first;
  const wanted = (near || stale) && !failed;

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!wanted) return;
    LOAD[name]().then(
      // Name by name part and props fit (see the signature); for both at once TypeScript cannot see it.
      (part) => setPart(() => part as ComponentType<object>),
      () => setFailed(true),
    );
  }, [name, wanted]);

  if (Part) return <Part key="awake" {...props} />;
  if (onServer) {
    const Drawn = onServer[name] as ComponentType<{ asleep: boolean }>;
    return (
      <div>
        <Drawn {...props} asleep />
      </div>
    );
  }
  if (failed && stale) {
    return (
      <div key="failed" className={styles.failed} role="status">
        <p>This part of the page did not arrive. Check your connection.</p>
        <Button kind="quiet" small onClick={() => setFailed(false)}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    // Empty markup of its own, so that hydration leaves the server's in place.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
    <div key="asleep" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
