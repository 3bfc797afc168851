import { useRef, useState } from 'react';
import { useLiveCode } from '#app/scene/use-live-code.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Photo } from '#app/ui/photo.tsx';
import type { CustomLook } from '#domain/custom-looks.ts';
import { customPicture, PICTURE_FAMILIES, sourcesOf } from '#domain/pictures.ts';
import { NO_PICTURE } from '../no-picture.ts';
import styles from './build-stage.module.css';
import { GhostFigure } from './ghost-figure.tsx';
import { ghostLines } from './ghost-lines.ts';
import { inPicture, PICTURE_LIFT_MM } from './picture-camera.ts';

export interface BuildStageProps {
  /** What is built so far. */
  look: CustomLook;
  /** A part that is still to choose: the model goes without, and dashed lines stand for it. */
  ghost?: 'cover' | undefined;
  /** The eye comes closer, as for colours. */
  zoomed: boolean;
  /** It may turn by itself. */
  turning: boolean;
  /** Not drawn; nothing runs. */
  hidden?: boolean;
  /** What is shown, for screen readers: "Custom Humbucker, fishbone cover, forest over copper, 50 mm". */
  label: string;
  /** Looks that are likely to come next. */
  next: readonly CustomLook[];
  className?: string;
}

const loadBuild = async () => (await import('./live-build.tsx')).LiveBuild;

/** The picture stands in a stage two thirds as wide as the window, or as wide on phones. */
const SIZES = '(min-width: 992px) 50vw, 70vw';

/** Over the picture of a bare pickup; other pictures have a cover already. */
function ghostInPicture() {
  const { width, height } = PICTURE_FAMILIES.custom;
  return { lines: ghostLines((place) => inPicture(place, width, height), PICTURE_LIFT_MM), width, height };
}

/**
 * The pickup that is being built: a print of this very look, which lies on the dark stage until the live model is
 * drawn, and for good where it cannot be.
 */
export function BuildStage({ className, hidden, ...build }: BuildStageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { Live, state, mayAsk, ask, drawn, fail } = useLiveCode(frame, loadBuild);
  const [missing, setMissing] = useState(false);
  const [unseen, setUnseen] = useState('');
  const picture = sourcesOf(customPicture(build.look));
  return (
    <div
      ref={frame}
      className={cx(styles.stage, className)}
      data-state={state}
      data-missing={(missing && state === 'live') || undefined}
      hidden={hidden}
    >
      {Live ? (
        <Live
          {...build}
          hidden={hidden}
          live={state === 'live'}
          onDrawn={drawn}
          onFail={fail}
          onMissing={setMissing}
        />
      ) : null}
      <div className={styles.print}>
        {unseen === picture.src && state !== 'live' ? (
          hidden ? null : (
            <p className={styles.unseen}>{NO_PICTURE}</p>
          )
        ) : (
          <Photo
            key={picture.src}
            picture={picture}
            sizes={SIZES}
            // A picture behind the model is not fetched.
            first={state !== 'live'}
            onMiss={() => setUnseen(picture.src)}
          />
        )}
        {build.ghost && build.look.cover === 'none' && state !== 'live' ? (
          <GhostFigure shown still={ghostInPicture()} />
        ) : null}
      </div>
      {mayAsk ? (
        <Button kind="quiet" small className={styles.ask} onClick={ask}>
          Load live model
        </Button>
      ) : null}
      {state === 'failed' ? (
        <p className={cx(styles.words, 'muted')}>Picture: the live model cannot be shown</p>
      ) : null}
    </div>
  );
}
