import type { ReactNode } from 'react';
import type { LiveSound, LiveSoundState } from '#app/sound/live-sound.ts';
import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { DESK_MESSAGES } from './desk.messages.ts';
import type { Pieces } from './pieces.ts';
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
  state: LiveSoundState;
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
          drive={{ on: state.drive, onChange: sound.setDrive }}
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

interface Setting {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

interface SoundSwitchesProps {
  drive: Setting;
  /** Undefined if levels are always matched. */
  output: Setting | undefined;
  children?: ReactNode;
  /** Undefined if hum would reveal the pickup. */
  noise: Setting | undefined;
}

/** Listening settings: level, amp and hum. */
function SoundSwitches({ drive, output, noise, children }: SoundSwitchesProps) {
  const words = useMessages(DESK_MESSAGES);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(230px,1fr))] gap-y-24 gap-x-gutter pt-16 line-t phone:grid-cols-[minmax(0,1fr)] phone:gap-16 [@media(scripting:none)]:hidden">
      {output ? (
        <Switch id="true-output" {...words.output} {...output} />
      ) : (
        <div>
          <p className="flex items-center min-h-44 weight-600">{words.matched.label}</p>
          <p className="max-w-[36em] mt-2 text-muted type-15 lh-[1.45]">{words.matched.note}</p>
        </div>
      )}
      <Switch id="drive" {...words.drive} {...drive} />
      {noise && <Switch id="noise" {...words.noise} {...noise} />}
      {children}
    </div>
  );
}

const TRACK =
  'relative flex-none w-46 h-24 edge rounded [transition:background-color_var(--quick)_var(--ease),border-color_var(--quick)_var(--ease)] group-hover/switch:border-text peer-checked:border-copper-fill peer-checked:bg-copper-fill peer-focus-visible:[outline:2px_solid_var(--focus)] peer-focus-visible:[outline-offset:2px]';
const KNOB =
  'after:absolute after:top-3 after:left-3 after:w-16 after:h-16 after:rounded-[1px] after:bg-text after:[transition:transform_var(--quick)_var(--ease)] peer-checked:after:bg-ink peer-checked:after:[transform:translateX(22px)]';
const FORCED =
  'forced-colors:after:[background:CanvasText] forced-colors:peer-checked:after:[background:CanvasText] forced-colors:peer-checked:[background:Highlight] forced-colors:peer-checked:[forced-color-adjust:none]';

function Switch({ id, label, note, on, onChange }: Setting & { id: string; label: string; note: ReactNode }) {
  return (
    <div>
      <label className="group/switch relative inline-flex gap-14 items-center min-h-44 weight-600 cursor-pointer">
        <input
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its own state
          role="switch"
          className="peer absolute inset-0 opacity-0 [cursor:inherit]"
          checked={on}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className={cx(TRACK, KNOB, FORCED)} aria-hidden="true" />
        {label}
      </label>
      <p id={`${id}-note`} className="max-w-[36em] mt-2 text-muted type-15 lh-[1.45]">
        {note}
      </p>
    </div>
  );
}
