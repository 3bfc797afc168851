import { GuitarLine } from '#app/guitar/guitar-line.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx';
import { type Option, Select } from '#app/ui/select.tsx';
import type { ListenLink } from '#domain/production/passport-listening.ts';
import { loadHeard } from './load-heard.ts';
import styles from './own-sound.module.css';
import type { OwnSound as Sound } from './own-sound-props.ts';

const NBSP = '\u00a0';

function apartWords(apart_dB: number): string {
  const apart = apart_dB < 0.1 ? 'less than 0.1' : `at most ${apart_dB.toFixed(1)}`;
  return `Up to 6${NBSP}kHz the two are ${apart}${NBSP}dB apart: listen closely.`;
}

/** What of it is measured, and what is not. */
function simulatedWords({ load }: Sound['voices'][0]) {
  return (
    <>
      Measured are this pickup’s resistance and inductance. The rest is simulated: strings, capacitance and
      losses, <span data-load>{loadHeard(load)}</span>, amp. It is no recording.
    </>
  );
}

interface OwnSoundProps {
  serial: string;
  sound: Sound;
  pieces: readonly Option[];
  listen: ListenLink;
}

/** Plays this very pickup beside the modelled one, in a loop. Drawn here, hydrated by `hydrate-own-sound.ts`. */
export function OwnSound({ serial, sound, pieces, listen }: OwnSoundProps) {
  return (
    <div
      className="grid gap-14 mt-32 pt-20 pl-38 phone:pl-0 paper:hidden"
      data-own-sound={JSON.stringify(sound)}
      data-hydrates="own-sound"
    >
      <h3 className="h4">How this one sounds</h3>
      <GuitarLine load={sound.voices[0].load} className="max-w-[430px]" />
      <fieldset
        className={cx(styles.controls, 'grid grid-cols-[144px_minmax(0,1fr)_220px] gap-12 items-stretch')}
      >
        <legend className="visually-hidden">Sound of pickup {serial}</legend>
        <Button type="button" kind="second" className="gap-12 h-auto min-h-48">
          <svg viewBox="0 0 16 16" width={14} height={14} aria-hidden="true" fill="currentColor">
            <path className={styles.on} d="M3 2h3.5v12H3zM9.5 2H13v12H9.5z" />
            <path className={styles.off} d="M3.5 1.5 14 8 3.5 14.5z" />
          </svg>
          <span>Listen</span>
        </Button>
        <div role="radiogroup" aria-label="Now hearing" className={styles.voices}>
          <RadioCards columns={2} joined>
            <RadioCard
              name="voice"
              value="own"
              checked
              layout="row"
              className={cx(styles.voice, 'justify-start min-h-48 py-8')}
            >
              As measured
            </RadioCard>
            <RadioCard
              name="voice"
              value="modelled"
              checked={false}
              layout="row"
              className={cx(styles.voice, styles.modelled, 'justify-start min-h-48 py-8')}
            >
              As modelled
            </RadioCard>
          </RadioCards>
        </div>
        <Select id="piece" label="Piece" labelPlace="hidden" options={pieces} defaultValue="blues-riff" />
      </fieldset>
      <p role="status" className={cx(styles.status, 'text-wine')} />
      <noscript>
        <p>Listening needs JavaScript. Curve and figures do not.</p>
      </noscript>
      <p className="mono muted">
        {simulatedWords(sound.voices[0])} {apartWords(listen.apart_dB)}
      </p>
      <p>
        <a className="link" href={listen.href}>
          Hear it beside others
        </a>
      </p>
    </div>
  );
}
