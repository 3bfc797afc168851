import {
  type ComponentType,
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Root } from 'react-dom/client';
import { Button } from '../ui/button.tsx';
import { useMessages } from '../ui/language.tsx';
import { LOST_PART } from './deferred-island.messages.ts';
import { isWanted, letGo, playBack } from './held-input.ts';
import { hydratePart, IslandBoundary } from './hydrate-part.tsx';
import { type HydrationTrigger, waitFor } from './hydration-triggers.ts';

/** Parts of islands that sleep at first: they lie below the first screen or are hardly ever needed. */
export type DeferredName =
  | 'sound'
  | 'specification'
  | 'tone'
  | 'no-prices'
  | 'live'
  | 'compared'
  | 'guitar-drawing'
  | 'cable-figure'
  | 'balance'
  | 'balance-card';

/** The parts themselves, where they are at hand: on the server. */
export const DeferredRegistry = createContext<Readonly<Record<DeferredName, ComponentType<never>>> | null>(
  null,
);

interface DeferredIslandProps<Props extends object> {
  /** By which the server finds the part. */
  name: DeferredName;
  /** Brings its code to the browser. Always the same function. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** What the part waits for. */
  until: HydrationTrigger;
  /** What the part shows, in words of any kind. It is drawn anew when they change, and hydrates for that at once. */
  shows?: string;
}

/**
 * A part of an island whose code is no part of the page's start. The browser keeps what the server has drawn and
 * hydrates it, as a root of its own, at the first sign that it is needed: nothing is drawn twice, the focus stays.
 */
export function DeferredIsland<Props extends object>({
  name,
  load,
  props,
  until,
  shows,
}: DeferredIslandProps<Props>) {
  // The registry answers to a name with what `load` would bring.
  const onServer = useContext(DeferredRegistry)?.[name] as ComponentType<Props> | undefined;
  const { lost, again } = useMessages(LOST_PART);
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const underWay = useRef(false);
  const first = useRef({ props, shows });
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [hydrated, setHydrated] = useState(false);
  const [failed, setFailed] = useState(false);
  const [missed, setMissed] = useState(false);
  const stale = shows !== first.current.shows;

  const hydrate = useCallback(async () => {
    const element = place.current;
    if (!element || underWay.current) return;
    underWay.current = true;
    element.dataset.deferred = 'hydrating';
    setFailed(false);
    setMissed(false);
    try {
      const Loaded = await load();
      // First what the server has drawn. What is wanted now has to wait until that is hydrated, or it would be drawn twice.
      root.current = hydratePart(
        element,
        <IslandBoundary onHydrated={() => setPart(() => Loaded)}>
          <Loaded {...first.current.props} />
        </IslandBoundary>,
      );
    } catch {
      // The next sign tries again.
      underWay.current = false;
      element.dataset.deferred = until;
      setFailed(true);
      setMissed(isWanted(element));
      letGo(element);
    }
  }, [load, until]);

  useEffect(() => {
    if (place.current && !Part) return waitFor(until, place.current, () => void hydrate());
  }, [until, hydrate, Part]);

  useEffect(() => {
    if (stale) void hydrate();
  }, [stale, hydrate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shows` stands for all of the props
  useEffect(() => {
    if (!Part) return;
    // After the press that changes it has been answered, and in slices.
    startTransition(() =>
      root.current?.render(
        <IslandBoundary onHydrated={() => setHydrated(true)}>
          <Part {...props} />
        </IslandBoundary>,
      ),
    );
  }, [Part, shows]);

  useEffect(() => {
    if (hydrated) void playBack();
  }, [hydrated]);

  if (onServer) {
    const Drawn = onServer;
    return (
      <div data-deferred={until}>
        <Drawn {...props} />
      </div>
    );
  }
  const outdated = failed && stale;
  return (
    <>
      {/* Empty markup of its own, so that the server's stays in place and React keeps its hands off. */}
      <div
        ref={place}
        hidden={outdated}
        // What it waits for, or `hydrating`; gone when everything in it answers. What is pressed until then waits (`early-input.ts`).
        data-deferred={hydrated ? undefined : until}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {outdated || missed ? (
        <div className="flex flex-wrap gap-y-12 gap-x-24 items-center px-margin pb-128" role="status">
          <p>{lost}</p>
          {/* Anew as a whole: a browser remembers of a script that it did not come, and does not ask for it again. */}
          <Button kind="quiet" small onClick={() => location.reload()}>
            {again}
          </Button>
        </div>
      ) : null}
    </>
  );
}
