import { type RefObject, useEffect, useRef, useState } from 'react';
import { savesData } from '#app/scene/line.ts';
import { TrueSizeButton } from '#app/scene/true-size/true-size-button.tsx';
import { useLiveCode } from '#app/scene/use-live-code.ts';
import { canDrawLive, drawing } from '#app/scene/webgl.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { fitModelOf, fitSheet } from '#domain/configurator/fit.ts';
import { type CustomLook, modelOf } from '#domain/products/custom-looks.ts';
import { customPicture, sourcesOf } from '#domain/products/pictures.ts';
import { modelAddress } from '#domain/products/stock-models.ts';
import { STAGE_MESSAGES } from '../stage.messages.ts';
import styles from './build-stage.module.css';
import type { BuildStageProps } from './build-stage-props.ts';
import { lookPaint } from './build-stage-props.ts';
import { GhostFigure } from './ghost-figure.tsx';
import { ghostLines } from './ghost-lines.ts';
import { inPicture } from './picture-camera.ts';
import { isLiveWanted, waitForRest } from './rest.ts';

const loadBuild = async () => (await import('./live-build.tsx')).LiveBuild;

/** Limited by the stage's height (`.print`). */
const SIZES = '(min-width: 992px) 61vw, 84vw';

/** About its displayed size, px, so that text keeps its size. */
const [WIDTH, HEIGHT] = [960, 720];

/** Over the picture of a bare pickup; other pictures already have a cover. */
const ghostInPicture = () => ({
  lines: ghostLines((place) => inPicture(place, WIDTH, HEIGHT)),
  width: WIDTH,
  height: HEIGHT,
});

/**
 * The pickup that is being built: the photograph of its look, cut out of its paper, until the live model is wanted and
 * drawn; permanently if it cannot be.
 */
export function BuildStage({ className, hidden = false, chosen, ...build }: BuildStageProps) {
  const words = useMessages(STAGE_MESSAGES);
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { wanted, mayAsk, ask } = useLiveSign(frame, { chosen, hidden });
  const { Live, state, drawn, fail } = useLiveCode(wanted, loadBuild);
  const [missing, setMissing] = useState(false);
  const [unseen, setUnseen] = useState('');
  const picture = sourcesOf(customPicture(build.look, useLanguage()));
  const bare = build.ghost && build.look.cover === 'none';
  const example = build.ghost && !bare ? words.example(build.look.cover) : undefined;
  return (
    <div
      ref={frame}
      className={cx(styles.stage, className)}
      data-state={state}
      data-press
      data-missing={(missing && state === 'live') || undefined}
      data-near={build.zoomed || undefined}
      data-ghost={bare || undefined}
      hidden={hidden}
    >
      {/* The photograph's place, also while it is hidden: the live model appears there. */}
      <div ref={place} className={styles.place} />
      {Live ? (
        <Live
          {...build}
          hidden={hidden}
          live={state === 'live'}
          place={place}
          onDrawn={drawn}
          onFail={fail}
          onMissing={setMissing}
        />
      ) : null}
      <div className={styles.print}>
        {unseen === picture.src && state !== 'live' ? (
          hidden ? null : (
            <p className="p-32 bg-paper text-ink">{words.noPicture}</p>
          )
        ) : (
          <Photo
            key={picture.src}
            picture={picture}
            sizes={SIZES}
            className={cx(styles.cut, styles[outlineOf(build.look)])}
            draggable={false}
            // A picture behind the model is not fetched.
            first={state !== 'live' && !hidden}
            onMiss={() => setUnseen(picture.src)}
          />
        )}
        {bare && state !== 'live' ? <GhostFigure shown still={ghostInPicture()} /> : null}
      </div>
      {example && state !== 'live' && state !== 'failed' ? (
        <p className={cx(styles.words, styles.example)}>{example}</p>
      ) : null}
      {state === 'loading' && !missing ? <span className={styles.coming} /> : null}
      {mayAsk ? (
        <Button kind="quiet" small className={styles.ask} onClick={ask}>
          <span aria-hidden="true">3D</span>
          <span className="visually-hidden">{words.load}</span>
        </Button>
      ) : null}
      {build.ghost ? null : (
        <TrueSizeButton
          models={[modelAddress(modelOf(build.look))]}
          paint={lookPaint(build.look)}
          label={build.label}
          name={modelOf(build.look)}
          sheet={fitSheet(fitModelOf(build.look))}
        />
      )}
      {state === 'failed' ? <p className={cx(styles.words, styles.failed)}>{words.failed(example)}</p> : null}
    </div>
  );
}

/** Outline of the subject of a photograph. */
type Outline = 'covered' | 'bare' | 'dogear' | 'soapbar';

/** Covers of one kind have the same outline, whatever their pattern: four masks cut out every look. */
function outlineOf(look: CustomLook): Outline {
  if (look.cover === 'none') return 'bare';
  if (look.cover === 'own') return look.pickup === 'p90-dogear' ? 'dogear' : 'soapbar';
  return 'covered';
}

const TOUCHES = ['pointerdown', 'click'] as const;

interface Signs {
  chosen: boolean;
  /** The stage is not visible. */
  hidden: boolean;
}

/**
 * True once the live view is wanted: the stage is touched, an option is chosen, or the visitor rests. A frame
 * takes seconds in software rendering, so only a touch starts it there; with data saving on the visitor has
 * to ask.
 */
function useLiveSign(stage: RefObject<HTMLElement | null>, { chosen, hidden }: Signs) {
  const [wanted, setWanted] = useState(false);
  const [mayAsk, setMayAsk] = useState(false);

  useEffect(() => {
    const element = stage.current;
    if (!element || wanted || savesData()) return;
    const want = () => setWanted(true);
    for (const touch of TOUCHES) element.addEventListener(touch, want);
    return () => {
      for (const touch of TOUCHES) element.removeEventListener(touch, want);
    };
  }, [stage, wanted]);

  useEffect(() => {
    if (chosen && !savesData() && drawing() === 'card') setWanted(true);
  }, [chosen]);

  useEffect(() => {
    if (hidden || wanted || mayAsk) return;
    if (savesData()) return setMayAsk(canDrawLive());
    // A sign from before hydration counts.
    if (stage.current && isLiveWanted(stage.current)) return setWanted(true);
    return waitForRest(() => {
      if (drawing() === 'card') setWanted(true);
      else setMayAsk(drawing() === 'software');
    });
  }, [stage, hidden, wanted, mayAsk]);

  return { wanted, mayAsk: mayAsk && !wanted, ask: () => setWanted(true) };
}
