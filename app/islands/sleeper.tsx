import {
  type ComponentType,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Button } from '../ui/button.tsx';
import { isWanted, letGo, playBack } from './held-input.ts';
import { IslandBoundary } from './island-boundary.tsx';
import { hearRestored } from './restored.ts';
import styles from './sleeper.module.css';
import { SLEEPERS, type SleeperName, type SleeperProps } from './sleeper-registry.ts';
import { type Sign, waitFor } from './wake-signs.ts';

/** The parts themselves, where they are at hand: on the server. */
export const SleepersAtHand = createContext<Record<SleeperName, ComponentType<never>> | null>(null);

interface SleeperPartProps<Name extends SleeperName> {
  name: Name;
  props: SleeperProps<Name>;
  /** What the part waits for. */
  until: Sign;
  /** What the part shows, in words of any kind. It is drawn anew when they change, and wakes for that at once. */
  shows?: string;
}

/**
 * A part of an island whose code is no part of the page's start. The browser keeps what the server has drawn and
 * wakes it, as a root of its own, at the first sign that it is needed: nothing is drawn twice, the focus stays.
 */
export function Sleeper<Name extends SleeperName>({ name, props, until, shows }: SleeperPartProps<Name>) {
  const onServer = useContext(SleepersAtHand)?.[name] as ComponentType<object> | undefined;
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const underWay = useRef(false);
  const first = useRef({ props, shows });
  const [Part, setPart] = useState<ComponentType<object>>();
  const [awake, setAwake] = useState(false);
  const [failed, setFailed] = useState(false);
  const [missed, setMissed] = useState(false);
  const stale = shows !== first.current.shows;

  const wake = useCallback(async () => {
    const element = place.current;
    if (!element || underWay.current) return;
    underWay.current = true;
    element.dataset.asleep = 'waking';
    setFailed(false);
    setMissed(false);
    try {
      // Name by name part and props fit (see the signature); for both at once TypeScript cannot see it.
      const Loaded = (await SLEEPERS[name]()) as ComponentType<object>;
      hearRestored(element);
      // First what the server has drawn. What is wanted now has to wait until that is awake, or it would be drawn twice.
      root.current = hydrateRoot(
        element,
        <IslandBoundary onAwake={() => setPart(() => Loaded)}>
          <Loaded {...first.current.props} />
        </IslandBoundary>,
      );
    } catch {
      // The next sign tries again.
      underWay.current = false;
      element.dataset.asleep = until;
      setFailed(true);
      setMissed(isWanted(element));
      letGo(element);
    }
  }, [name, until]);

  useEffect(() => {
    if (place.current && !Part) return waitFor(until, place.current, () => void wake());
  }, [until, wake, Part]);

  useEffect(() => {
    if (stale) void wake();
  }, [stale, wake]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shows` stands for all of the props
  useEffect(() => {
    if (!Part) return;
    root.current?.render(
      <IslandBoundary onAwake={() => setAwake(true)}>
        <Part {...props} />
      </IslandBoundary>,
    );
  }, [Part, shows]);

  useEffect(() => {
    if (awake) void playBack();
  }, [awake]);

  if (onServer) {
    const Drawn = onServer as ComponentType<object>;
    return (
      <div data-asleep={until}>
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
        // What it waits for, or `waking`; gone when everything in it answers. What is pressed until then waits (`early-input.ts`).
        data-asleep={awake ? undefined : until}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {outdated || missed ? (
        <div className={styles.failed} role="status">
          <p>This part of the page did not arrive. Check your connection.</p>
          {/* Anew as a whole: a browser remembers of a script that it did not come, and does not ask for it again. */}
          <Button kind="quiet" small onClick={() => location.reload()}>
            Try again
          </Button>
        </div>
      ) : null}
    </>
  );
}
