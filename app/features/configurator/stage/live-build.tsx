import {
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { FADE_MS } from '#app/scene/crossfade.ts';
import { WIDE_FROM } from '#app/scene/framing.ts';
import { hasFastLine } from '#app/scene/line.ts';
import { LiveStage } from '#app/scene/live-stage.tsx';
import { SCENE_MESSAGES } from '#app/scene/scene.messages.ts';
import { TurnButtons } from '#app/scene/turn-buttons.tsx';
import type { ModelsState } from '#app/scene/use-row.ts';
import { useTurning } from '#app/scene/use-turning.ts';
import { Button } from '#app/ui/button.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { useAnnouncement } from '#app/ui/use-announcement.ts';
import { type CustomLook, modelOf } from '#domain/products/custom-looks.ts';
import { modelAddress } from '#domain/products/stock-models.ts';
import { STAGE_MESSAGES } from '../stage.messages.ts';
import styles from './build-stage.module.css';
import type { BuildStageProps } from './build-stage-props.ts';
import { lookPaint } from './build-stage-props.ts';
import { GhostFigure } from './ghost-figure.tsx';
import { ghostLines, leaderFrom } from './ghost-lines.ts';
import { PICTURE_CAMERA } from './picture-camera.ts';

interface LiveBuildProps extends Omit<BuildStageProps, 'chosen'> {
  live: boolean;
  /** The photograph's place: the model appears there in the same size and from the same side. */
  place: RefObject<HTMLElement | null>;
  onDrawn: () => void;
  onFail: () => void;
  onMissing: (missing: boolean) => void;
}

/** The camera's initial distance (specification). */
const ARRIVAL = { distance_mm: 500 } as const;

const HOME = { turn: -PICTURE_CAMERA.azimuth, tilt: PICTURE_CAMERA.elevation } as const;

/** Duration of the photograph's fade (`build-stage.module.css`), ms: nothing turns before. */
const TAKING_OVER_MS = 600;

const AHEAD = 3;

const addressOf = (look: CustomLook) => modelAddress(modelOf(look));

/** The photograph's placement on the stage. */
function photographAt(place: HTMLElement | null, stage: HTMLElement | null) {
  const [box, around] = [place?.getBoundingClientRect(), stage?.getBoundingClientRect()];
  if (!box?.width || !around?.width) return undefined;
  const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
  const [[x, y], [stageX, stageY]] = [middle(box), middle(around)];
  const { width: width_mm, target, elevation: tilt } = PICTURE_CAMERA;
  return { width_mm, target, tilt, width: box.width, middle: [x - stageX, y - stageY] as const };
}

export function LiveBuild({
  look,
  ghost,
  zoomed,
  turning,
  hidden,
  label,
  next,
  live,
  place,
  onDrawn,
  onFail,
  onMissing,
}: LiveBuildProps) {
  const words = useMessages(STAGE_MESSAGES);
  const { turning: turnsSlowly } = useMessages(SCENE_MESSAGES);
  const frame = useRef<HTMLDivElement>(null);
  const drawGhost = useRef<DrawGhost>(undefined);
  const [models, setModels] = useState<ModelsState>('coming');
  const [attempt, setAttempt] = useState(0);
  const wide = useWide(WIDE_FROM);
  const { turntable, spinning, view, spin, letTurn, turn, handlers } = useTurning(frame, HOME);
  const news = useAnnouncement(spinning ? '' : view, live);

  // Compared by value, because each render may pass a new object.
  const key = JSON.stringify(look);
  const paint = useMemo(() => lookPaint(JSON.parse(key) as CustomLook), [key]);
  const address = addressOf(look);
  const others = new Set(next.map(addressOf));
  others.delete(address);
  const ahead = hasFastLine() ? [...others].slice(0, AHEAD) : [];

  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!live) return;
    const timer = setTimeout(() => setSettled(true), TAKING_OVER_MS);
    return () => clearTimeout(timer);
  }, [live]);
  const mayTurn = settled && turning && wide && !hidden;
  useEffect(() => letTurn(mayTurn), [mayTurn, letTurn]);
  useEffect(() => onMissing(models === 'missing'), [models, onMissing]);
  const photograph = useCallback(() => photographAt(place.current, frame.current), [place]);
  const onFrame = useCallback<DrawGhost>((project, size) => drawGhost.current?.(project, size), []);

  return (
    <>
      <div
        ref={frame}
        className={styles.live}
        role="img"
        aria-label={`${label}, ${spinning ? turnsSlowly : view}`}
        // The print provides the text alternative until the model is drawn.
        aria-hidden={!live || undefined}
        {...(live && wide ? handlers : undefined)}
      >
        <LiveStage
          className={styles.canvas}
          models={[address]}
          without={ghost}
          paint={paint}
          ahead={ahead}
          resting={hidden}
          attempt={attempt}
          turntable={turntable}
          photograph={photograph}
          placed={`${ghost} ${zoomed}`}
          arrival={ARRIVAL}
          onDrawn={onDrawn}
          onModels={setModels}
          onFail={onFail}
          onFrame={onFrame}
        />
        <Ghost shown={ghost !== undefined && live} draw={drawGhost} />
      </div>
      {models === 'coming' && live ? <span className={styles.coming} /> : null}
      {live && wide ? (
        <TurnButtons
          className={styles.turn}
          disabled={false}
          spinning={spinning}
          onTurn={turn}
          onSpin={spin}
        />
      ) : null}
      {models === 'missing' ? (
        <div className={styles.words}>
          <p role="status">{words.missing}</p>
          <Button kind="quiet" small onClick={() => setAttempt((count) => count + 1)}>
            {words.again}
          </Button>
        </div>
      ) : null}
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </>
  );
}

type Project = Parameters<typeof ghostLines>[0];
/** Draws the missing part for the current camera, on a stage of this size, px. */
type DrawGhost = (project: Project, size: { readonly width: number; readonly height: number }) => void;

interface GhostProps {
  shown: boolean;
  /** Receives the drawing function, which is called at each frame. */
  draw: RefObject<DrawGhost | undefined>;
}

/** The missing cover in dashed lines over the model. Drawn at each frame, outside React. */
function Ghost({ shown, draw }: GhostProps) {
  const svg = useRef<SVGSVGElement>(null);
  const drawnUntil = useRef(0);

  useEffect(() => {
    drawnUntil.current = shown ? Number.POSITIVE_INFINITY : performance.now() + FADE_MS;
  }, [shown]);

  useEffect(() => {
    draw.current = (project, { width }) => {
      const element = svg.current;
      if (!element || performance.now() > drawnUntil.current) return;
      const { at, ...paths } = ghostLines(project);
      for (const [name, path] of Object.entries(paths)) {
        element.querySelector(`[data-line="${name}"]`)?.setAttribute('d', path);
      }
      const { path, words } = leaderFrom(at, width);
      element.querySelector('[data-line="leader"]')?.setAttribute('d', path);
      element.querySelector('text')?.setAttribute('transform', words);
    };
    return () => {
      draw.current = undefined;
    };
  }, [draw]);

  return <GhostFigure shown={shown} svg={svg} />;
}

/** True if the window has at least this width, px. Only in the browser. */
function useWide(from: number): boolean {
  const query = `(min-width: ${from}px)`;
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
