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

/** Parts of islands that hydrate late: they are below the first screen or rarely used. */
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

/** The components themselves. Only the server provides them; in the browser the value is null. */
export const DeferredRegistry = createContext<Readonly<Record<DeferredName, ComponentType<never>>> | null>(
  null,
);

interface DeferredIslandProps<Props extends object> {
  name: DeferredName;
  /** Loads the component's code in the browser. Must be the same function on every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  until: HydrationTrigger;
  /** A key of what the part shows. When it changes, the part hydrates at once and renders again. */
  shows?: string;
}

/**
 * A part of an island whose code is not loaded at the start. The browser keeps the server's markup and hydrates it as a
 * root of its own at the first sign that it is needed. Nothing is drawn twice and the focus stays.
 */
export function DeferredIsland<Props extends object>({
  name,
  load,
  props,
  until,
  shows,
}: DeferredIslandProps<Props>) {
  // On the server the registry supplies the component that `load` fetches in the browser.
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
      // Hydrate the server's markup first. An update before that would make React draw it a second time.
      root.current = hydratePart(
        element,
        <IslandBoundary onHydrated={() => setPart(() => Loaded)}>
          <Loaded {...first.current.props} />
        </IslandBoundary>,
      );
    } catch {
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shows` is the key of all props
  useEffect(() => {
    if (!Part) return;
    // Rendered after the current press has been answered, and in slices.
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
      {/* Empty inner HTML of its own: React keeps the server's markup and does not touch it. */}
      <div
        ref={place}
        hidden={outdated}
        // The trigger it waits for, then `hydrating`; removed when everything in it responds. Until then
        // `early-input.ts` keeps presses.
        data-deferred={hydrated ? undefined : until}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string keeps the server's markup
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {outdated || missed ? (
        <div className="flex flex-wrap gap-y-12 gap-x-24 items-center px-margin pb-128" role="status">
          <p>{lost}</p>
          {/* Reloads the page: a browser remembers that a script failed and does not request it again. */}
          <Button kind="quiet" small onClick={() => location.reload()}>
            {again}
          </Button>
        </div>
      ) : null}
    </>
  );
}
