import { type ComponentType, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Button } from '../ui/button.tsx';
import { isWanted, letGo, playBack } from './held-input.ts';
import { IslandBoundary } from './island-boundary.tsx';
import { hearRestored } from './restored.ts';
import { type SleeperName, SleepersAtHand } from './sleepers-at-hand.ts';
import { type Sign, waitFor } from './wake-signs.ts';

interface SleeperPartProps<Props extends object> {
  /** By which the server finds the part. */
  name: SleeperName;
  /** Brings its code to the browser. Always the same function. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** What the part waits for. */
  until: Sign;
  /** What the part shows, in words of any kind. It is drawn anew when they change, and wakes for that at once. */
  shows?: string;
}

/**
 * A part of an island whose code is no part of the page's start. The browser keeps what the server has drawn and
 * wakes it, as a root of its own, at the first sign that it is needed: nothing is drawn twice, the focus stays.
 */
export function Sleeper<Props extends object>({ name, load, props, until, shows }: SleeperPartProps<Props>) {
  // The registry answers to a name with what `load` would bring.
  const onServer = useContext(SleepersAtHand)?.[name] as ComponentType<Props> | undefined;
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const underWay = useRef(false);
  const first = useRef({ props, shows });
  const [Part, setPart] = useState<ComponentType<Props>>();
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
      const Loaded = await load();
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
  }, [load, until]);

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
    const Drawn = onServer;
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
        <div className="flex flex-wrap gap-y-12 gap-x-24 items-center px-margin pb-128" role="status">
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
