import type { ReactNode } from 'react';
import type { LiveSound, LiveState } from '#app/sound/live-sound.ts';
import { cx } from '#app/ui/cx.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import type { ListenProps } from '../listen-props.ts';
import styles from './desk.module.css';
import { SoundSwitches } from './sound-switches.tsx';
import { Transport } from './transport.tsx';

interface DeskProps {
  /** Under "FIG. 1". */
  lines: readonly string[];
  lead?: string;
  /** What there is to see. On phones the drawing, which nobody touches, makes way for what is touched. */
  view: ReactNode;
  drawing?: boolean;
  /** What is heard, and what is said about it. */
  hearing: ReactNode;
  pieces: ListenProps['pieces'];
  sound: LiveSound;
  state: LiveState;
  /** False where levels are always matched. */
  outputIsFree: boolean;
  /** A third cell beside the switches. */
  more?: ReactNode;
}

/** The page's ink: title, drawing, what is heard, and below it the transport and the switches. */
export function Desk({
  lines,
  lead,
  view,
  drawing,
  hearing,
  pieces,
  sound,
  state,
  outputIsFree,
  more,
}: DeskProps) {
  return (
    <section className={cx('on-ink', styles.desk)} aria-label="Listening">
      <PageTitle figure="FIG. 1" lines={lines} title="Listen side by side" size="small" />
      <div className="wrap">
        {lead ? (
          <div className="page-grid">
            <p className={cx('lead', styles.lead)}>{lead}</p>
          </div>
        ) : null}
        <div className={cx('page-grid', styles.columns, drawing && styles.withDrawing)}>
          <div className={styles.view}>{view}</div>
          <div className={styles.hearing}>{hearing}</div>
          <div className={styles.transport}>
            <Transport
              pieces={pieces}
              state={state}
              progress={sound.progress}
              onPlay={() => void sound.play()}
              onPause={sound.pause}
              onPiece={sound.setPiece}
            />
          </div>
        </div>
        <SoundSwitches
          drive={state.drive}
          onDrive={sound.setDrive}
          noise={outputIsFree ? { on: state.noise, onChange: sound.setNoise } : undefined}
          output={outputIsFree ? { on: state.trueOutput, onChange: sound.setTrueOutput } : undefined}
        >
          {more}
        </SoundSwitches>
        <p className={cx('mono muted', styles.origin)}>
          Simulated from the winding data, not recorded. The playing is synthesised and our own: a chord vamp,
          Handel’s Hallelujah, a blues riff and a freestyle.
        </p>
      </div>
    </section>
  );
}
