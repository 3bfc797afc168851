import {
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Photo, type PhotoProps } from '#app/ui/photo.tsx';
import type { LiveSceneProps } from './live-scene.tsx';
import { type Pose, STEP, viewInWords } from './orbit.ts';
import type { Paint } from './paint.ts';
import styles from './pickup-view.module.css';
import { TurnButtons } from './turn-buttons.tsx';
import { Turntable } from './turntable.ts';
import { savesData, useNear } from './use-near.ts';
import { useNews } from './use-news.ts';
import { useSeen } from './use-seen.ts';
import { canDrawLive } from './webgl.ts';

export interface PickupViewProps {
  /** Addresses of the models shown side by side, the one farthest from the bridge first. */
  models: readonly string[];
  /** Finishes of the parts that are not as the finish table has them. Keep the object while they do not change. */
  paint: Paint;
  /** The picture that stands there until the model is drawn, and for good where it cannot be. */
  poster: PhotoProps['picture'];
  /** How much it shows from side to side where its camera looks, mm: the model appears in the same size. */
  posterWidth_mm?: number;
  /** What is shown, without the view: "Humbucker set, Cream". */
  label: string;
  className?: string;
  /** Called when there will be no live model: no WebGL, a lost context, a file that does not arrive. */
  onFail?: () => void;
  /** Stands in the bar under the picture, e.g. a colour picker. */
  children?: ReactNode;
}

/** `still`: only the poster; `loading`: it will be replaced; `live`; `failed`: only the poster, for good. */
type State = 'still' | 'loading' | 'live' | 'failed';

const ARROWS: Record<string, Pose> = {
  ArrowLeft: { turn: -STEP.turn, tilt: 0 },
  ArrowRight: { turn: STEP.turn, tilt: 0 },
  ArrowUp: { turn: 0, tilt: STEP.tilt },
  ArrowDown: { turn: 0, tilt: -STEP.tilt },
};

/** As high as the stage, in the shape of the picture. */
const POSTER_SIZES = '(min-width: 992px) 72vw, 100vw';

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Pickups to look at from every side. Works as a picture; what is more arrives when it comes near. */
export function PickupView({
  models,
  paint,
  poster,
  posterWidth_mm,
  label,
  className,
  onFail,
  children,
}: PickupViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hand = useRef<readonly [x: number, y: number]>([0, 0]);
  const [turntable] = useState(() => new Turntable());
  const [state, setState] = useState<State>('still');
  const [spinning, setSpinning] = useState(false);
  const [view, setView] = useState(() => viewInWords(turntable.pose));
  const [asked, setAsked] = useState(false);
  const [mayAsk, setMayAsk] = useState(false);
  const [Stage, setStage] = useState<ComponentType<LiveSceneProps & { className?: string }>>();
  const near = useNear(frame);
  const wanted = near || asked;

  const fail = useCallback(() => {
    setState('failed');
    onFail?.();
  }, [onFail]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: loading happens once, when it is first wanted
  useEffect(() => {
    if (!wanted) return;
    if (!canDrawLive()) return fail();
    setState('loading');
    import('./live-stage.tsx').then(({ LiveStage }) => setStage(() => LiveStage), fail);
  }, [wanted]);

  useEffect(() => setMayAsk(savesData() && canDrawLive()), []);

  useEffect(() => {
    turntable.rested = (pose) => setView(viewInWords(pose));
    turntable.tired = () => {
      setSpinning(false);
      setView(viewInWords(turntable.pose));
    };
  }, [turntable]);

  const hide = useCallback((seen: boolean) => turntable.hide(!seen), [turntable]);
  useSeen(frame, hide);

  function spin(on: boolean) {
    turntable.spin(on);
    setSpinning(on);
    if (!on) setView(viewInWords(turntable.pose));
  }

  function turn(by: Pose) {
    if (turntable.spinning) spin(false);
    turntable.step(by, prefersStillness());
  }

  function drawn() {
    setState('live');
    if (!prefersStillness()) spin(true);
  }

  function pressKey(event: KeyboardEvent) {
    const by = ARROWS[event.key];
    if (state !== 'live' || !by || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    turn(by);
  }

  function press(event: PointerEvent<HTMLDivElement>) {
    if (state !== 'live' || !event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    hand.current = [event.clientX, event.clientY];
    if (turntable.spinning) spin(false);
  }

  function move(event: PointerEvent<HTMLDivElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const [x, y] = hand.current;
    hand.current = [event.clientX, event.clientY];
    turntable.drag(event.clientX - x, event.clientY - y, event.currentTarget.clientWidth);
  }

  function release() {
    if (state === 'live') setView(viewInWords(turntable.pose));
  }

  const posterFrame_mm = posterWidth_mm
    ? ([posterWidth_mm, (posterWidth_mm * poster.height) / poster.width] as const)
    : undefined;
  const words = state !== 'live' ? label : `${label}, ${spinning ? 'turning slowly' : view}`;
  const news = useNews(spinning ? label : words, state === 'live');
  return (
    <div className={cx(styles.view, className)} data-state={state}>
      <div
        ref={frame}
        className={styles.stage}
        role="img"
        aria-label={words}
        // The arrow keys turn what is in the picture.
        tabIndex={state === 'live' ? 0 : undefined}
        onKeyDown={pressKey}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <Photo picture={poster} sizes={POSTER_SIZES} alt="" className={styles.poster} draggable={false} />
        {Stage && state !== 'failed' ? (
          <Stage
            className={styles.canvas}
            models={models}
            paint={paint}
            turntable={turntable}
            posterFrame_mm={posterFrame_mm}
            onDrawn={drawn}
            onFail={fail}
          />
        ) : null}
      </div>
      <div className={styles.bar}>
        <div className={styles.between}>{children}</div>
        {mayAsk && state === 'still' ? (
          <Button kind="quiet" small className={styles.ask} onClick={() => setAsked(true)}>
            Load live model
          </Button>
        ) : (
          <TurnButtons disabled={state !== 'live'} spinning={spinning} onTurn={turn} onSpin={spin} />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </div>
  );
}
