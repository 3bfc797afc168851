import type { ReactNode } from 'react';
import type { LiveSound, LiveState } from '#app/sound/live-sound.ts';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { DESK_MESSAGES } from './desk.messages.ts';
import type { Pieces } from './pieces.ts';
import { SoundSwitches } from './sound-switches.tsx';
import { Transport } from './transport.tsx';

interface DeskProps {
  /** Lines under "FIG. 1". */
  lines: readonly string[];
  lead?: string;
  view: ReactNode;
  drawing?: boolean;
  hearing: ReactNode;
  pieces: Pieces;
  sound: LiveSound;
  state: LiveState;
  outputIsFree: boolean;
  more?: ReactNode;
}

/** The page's dark section: title, drawing, choice of pickup, and below it the transport and switches. */
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
  const words = useMessages(DESK_MESSAGES);
  const picture = (
    <div className={cx('col-span-full desk:row-1 desk:col-[1/9]', drawing && 'phone:mt-12 phone:mb-20')}>
      {view}
    </div>
  );
  return (
    <section className="on-ink mb-44 pb-40 phone:mb-28" aria-label={words.label}>
      <PageTitle figure={words.figure} lines={lines} title={words.title} size="small" />
      <div className="wrap">
        {lead ? (
          <div className="page-grid">
            <p className="lead col-[4/11] -mt-44 mb-28 phone:col-span-full phone:-mt-8 phone:mx-0 phone:mb-20">
              {lead}
            </p>
          </div>
        ) : null}
        <div className="page-grid gap-y-12 desk:grid-rows-[minmax(422px,auto)_auto]">
          {drawing ? null : picture}
          <div className="col-span-full desk:row-1 desk:col-[9/13]">{hearing}</div>
          <div className="col-span-full desk:row-2 pt-24 line-t phone:pt-20">
            <Transport
              pieces={pieces}
              state={state}
              progress={sound.progress}
              onPlay={() => void sound.play()}
              onPause={sound.pause}
              onPiece={sound.setPiece}
            />
          </div>
          {/* Puts Play within a phone's first screen; the passive drawing follows. */}
          {drawing ? picture : null}
        </div>
        <SoundSwitches
          drive={state.drive}
          onDrive={sound.setDrive}
          noise={outputIsFree ? { on: state.noise, onChange: sound.setNoise } : undefined}
          output={outputIsFree ? { on: state.trueOutput, onChange: sound.setTrueOutput } : undefined}
        >
          {more}
        </SoundSwitches>
        <p className="mono muted max-w-[90em] mt-36">{words.source}</p>
      </div>
    </section>
  );
}
