import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { Photo, type PhotoProps } from '#app/ui/photo.tsx';
import { useAnnouncement } from '#app/ui/use-announcement.ts';
import { savesData } from './line.ts';
import type { Paint } from './paint.ts';
import { SCENE_MESSAGES } from './scene.messages.ts';
import { TrueSizeButton } from './true-size/true-size-button.tsx';
import { TurnButtons } from './turn-buttons.tsx';
import { useLiveCode } from './use-live-code.ts';
import { useTurning } from './use-turning.ts';
import { canDrawLive } from './webgl.ts';

export interface PickupViewProps {
  /** Addresses of the models side by side, the one farthest from the bridge first. */
  models: readonly string[];
  /** Finishes that differ from the finish table. Keep the same object while they do not change. */
  paint: Paint;
  /** Shown until the model is drawn, and permanently if it cannot be. */
  poster: PhotoProps['picture'];
  /** Width of the poster's view at the camera's target, mm. The model appears in the same size. */
  posterWidth_mm?: number;
  /** Text alternative without the view: "Humbucker set, Cream". */
  label: string;
  /** Called if there will be no live model: no WebGL, a lost context, a failed download. */
  onFail?: () => void;
  files: { readonly name: string; readonly sheet: string };
  /** Another button beside the last one. */
  action?: ReactNode;
  children?: ReactNode;
}

const STAGE =
  'relative h-[clamp(380px,36vw,540px)] overflow-hidden focus-visible:[outline-offset:-6px] phone:h-[clamp(240px,68vw,420px)]';
const TURNABLE = 'cursor-grab active:cursor-grabbing [touch-action:pan-y] select-none';
const LAYER = 'absolute inset-0 w-full h-full [transition:opacity_500ms_var(--ease)]';

const POSTER_SIZES = '(min-width: 992px) 60vw, 100vw';

const loadStage = async () => (await import('./live-stage.tsx')).LiveStage;

/** Pickups that can be turned. A picture at first; the live view loads when it comes near. */
export function PickupView({
  models,
  paint,
  poster,
  posterWidth_mm,
  label,
  onFail,
  files,
  action,
  children,
}: PickupViewProps) {
  const { turning, load } = useMessages(SCENE_MESSAGES);
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const [isRequested, setRequested] = useState(false);
  // With data saving on, the live view loads on request.
  const [canAsk, setCanAsk] = useState(false);
  useEffect(() => setCanAsk(savesData() && canDrawLive()), []);
  const { Live, state, drawn, fail } = useLiveCode(near || isRequested, loadStage);
  const { turntable, spinning, view, spin, letTurn, turn, handlers } = useTurning(frame);
  const live = state === 'live';

  useEffect(() => {
    if (state === 'failed') onFail?.();
  }, [state, onFail]);

  const arrival = posterWidth_mm
    ? { frame_mm: [posterWidth_mm, (posterWidth_mm * poster.height) / poster.width] as const }
    : undefined;
  const words = !live ? label : `${label}, ${spinning ? turning : view}`;
  const news = useAnnouncement(spinning ? label : words, live);
  return (
    <div className="relative" data-state={state}>
      <div
        ref={frame}
        className={cx(STAGE, live && TURNABLE)}
        role="img"
        aria-label={words}
        {...(live ? handlers : undefined)}
      >
        <Photo
          picture={poster}
          sizes={POSTER_SIZES}
          alt=""
          className={cx(LAYER, 'object-contain', live && 'opacity-0')}
          draggable={false}
        />
        {Live ? (
          <Live
            className={cx(LAYER, live ? 'opacity-100' : 'opacity-0')}
            models={models}
            paint={paint}
            turntable={turntable}
            arrival={arrival}
            onDrawn={() => {
              drawn();
              letTurn(true);
            }}
            onModels={(models) => models === 'missing' && fail()}
            onFail={fail}
          />
        ) : null}
      </div>
      <div className="flex flex-wrap gap-12 items-center px-margin">
        <div className="mr-auto">{children}</div>
        {canAsk && state === 'still' ? (
          <Button kind="quiet" small onClick={() => setRequested(true)}>
            {load}
          </Button>
        ) : (
          // Keeps its place without a model, so nothing moves later.
          <TurnButtons
            className={cx('phone:order-1', !live && 'invisible')}
            disabled={!live}
            spinning={spinning}
            onTurn={turn}
            onSpin={spin}
          />
        )}
        <TrueSizeButton className="flex-none" models={models} paint={paint} label={label} {...files} />
        {action}
      </div>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </div>
  );
}

/** Loading begins this far before the view is reached, px. */
const AHEAD = '400px';

/**
 * True once the element comes near the window and the page's own pictures have loaded. Stays false with data saving on:
 * then the visitor has to ask.
 */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || savesData()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: AHEAD },
    );
    const start = () => observer.observe(target);
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => {
      removeEventListener('load', start);
      observer.disconnect();
    };
  }, [element]);
  return near;
}
