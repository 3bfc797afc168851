import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LevelStrip, levelWords } from '#app/ui/level-strip.tsx';
import { isDry } from '#domain/recording/look-through.ts';
import styles from './bring.module.css';
import { timeWords, RECORDING_MESSAGES as WORDS } from './recording.messages.ts';
import type { Recording } from './take-in.ts';
import { useRecorder } from './use-recorder.ts';
import type { Recorded } from './use-recording.ts';

/** Where a recording comes in: dropped, chosen or made here. */
export function Bring({ of }: { of: Recorded }) {
  const { recording, isTaking, trouble, takeFile, takeRecorded, pause } = of;
  const recorder = useRecorder(takeRecorded);
  const [isOver, setOver] = useState(false);
  const [goesOn, setGoesOn] = useState<Recording>();
  const file = useRef<HTMLInputElement>(null);
  const { state } = recorder;
  const isRecording = state.status === 'recording';
  const stop = useRef<HTMLButtonElement>(null);
  const record = useRef<HTMLButtonElement>(null);
  // One button takes the other's place: whoever pressed the first by a key goes on from the second.
  const goesBack = useRef(false);
  useEffect(() => {
    if (isRecording) stop.current?.focus();
    else if (goesBack.current && !isTaking) record.current?.focus();
    goesBack.current = isRecording || (goesBack.current && isTaking);
  }, [isRecording, isTaking]);

  if (isRecording)
    return (
      <div className={styles.drop}>
        <h3 className="h3">Recording, {timeWords(state.seconds)}</h3>
        <LevelStrip level_dB={state.level_dB} peak_dB={state.peak_dB} label="Level at the input" />
        <p className={cx('mono', state.peak_dB > -3 ? 'text-wine' : 'muted')}>
          {state.peak_dB > -3
            ? 'Too loud: it will clip. Turn the input down.'
            : `${levelWords(state.level_dB)}. Play as hard as you will.`}
        </p>
        <div className={styles.actions}>
          <Button ref={stop} kind="second" small onClick={recorder.stop}>
            Stop
          </Button>
        </div>
      </div>
    );

  if (recording && !isDry(recording.figures) && goesOn !== recording)
    return (
      <div className={cx(styles.drop, styles.wrong)} role="alert">
        <h3 className={cx('h3', styles.title)}>
          <Icon name="warning" size={20} />
          <span>There is an amp on this.</span>
        </h3>
        <p>
          {sentence(recording.figures.wet.map((one) => WORDS.wet[one]))} Through a distorted take we would
          show you our distortion, not our pickup.
        </p>
        <div className={styles.actions}>
          <Button kind="quiet" small onClick={() => setGoesOn(recording)}>
            Listen all the same
          </Button>
          <Button kind="quiet" small onClick={of.forget}>
            Bring another
          </Button>
        </div>
      </div>
    );

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) takeFile(dropped);
  };
  const said = trouble ? WORDS.troubles[trouble] : state.trouble ? WORDS.inputs[state.trouble] : undefined;
  return (
    <section
      className={cx(styles.drop, isOver && styles.over)}
      aria-label="Bring a recording"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <h3 className="h3">{recording ? 'Drop another here' : 'Drop a file here'}</h3>
      <p>
        Straight from the guitar into the interface: no amp, no effects. WAV, FLAC or anything your browser
        plays, up to 10{'\u00a0'}minutes.
      </p>
      <div className={styles.actions}>
        <Button kind="second" small disabled={isTaking} onClick={() => file.current?.click()}>
          {isTaking ? 'Reading it …' : 'Choose a file'}
        </Button>
        <Button
          ref={record}
          kind="quiet"
          small
          disabled={isTaking || state.status === 'asking'}
          onClick={() => {
            // What plays would be on it, too.
            pause();
            recorder.record();
          }}
        >
          {state.status === 'asking' ? 'Asking …' : 'Record now'}
        </Button>
        <input
          ref={file}
          type="file"
          accept="audio/*,.wav,.flac"
          className="visually-hidden"
          tabIndex={-1}
          aria-label="File with your recording"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) takeFile(chosen);
            // The same one may be chosen again.
            target.value = '';
          }}
        />
      </div>
      <p role="status" className={said ? styles.trouble : undefined}>
        {said}
      </p>
    </section>
  );
}

/** "There is nothing above 5 kHz, and it clips." */
function sentence(signs: readonly string[]): string {
  const words = signs.toReversed().join(', and ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
