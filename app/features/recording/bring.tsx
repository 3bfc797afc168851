import { type DragEvent, useEffect, useRef, useState } from 'react';
import { type InputTrouble, openInput, type SoundInput } from '#app/sound/sound-input.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { LevelStrip, levelWords } from '#app/ui/level-strip.tsx';
import { decibelsOf } from '#domain/measure/take.ts';
import { isDry } from '#domain/recording/look-through.ts';
import { RECORDING_MESSAGES, timeWords } from './recording.messages.ts';
import { LONGEST_S, type Recording } from './take-in.ts';
import type { Recorded } from './use-recording.ts';

const DROP =
  'flex flex-col col-[1/6] items-start justify-center min-w-0 min-h-300 py-32 px-36 bg-ground-raised [&>*+*]:mt-10 phone:col-span-full phone:min-h-240 phone:py-26 phone:px-24';
const DASHED = '[border:1.5px_dashed_var(--edge)]';
const ACTIONS = 'flex flex-wrap gap-8 pt-10';

/** Input of a recording: dropped, chosen or recorded here. */
export function Bring({ of }: { of: Recorded }) {
  const { recording, isTaking, trouble, takeFile, takeRecorded, pause } = of;
  const { bring: words, troubles, inputs, wet } = useMessages(RECORDING_MESSAGES);
  const language = useLanguage();
  const recorder = useRecorder(takeRecorded);
  const [isOver, setOver] = useState(false);
  const [goesOn, setGoesOn] = useState<Recording>();
  const file = useRef<HTMLInputElement>(null);
  const { state } = recorder;
  const isRecording = state.status === 'recording';
  const stop = useRef<HTMLButtonElement>(null);
  const record = useRef<HTMLButtonElement>(null);
  // One button replaces the other, and keyboard focus moves to it.
  const goesBack = useRef(false);
  useEffect(() => {
    if (isRecording) stop.current?.focus();
    else if (goesBack.current && !isTaking) record.current?.focus();
    goesBack.current = isRecording || (goesBack.current && isTaking);
  }, [isRecording, isTaking]);

  if (isRecording)
    return (
      <div className={cx(DROP, DASHED)}>
        <h3 className="h3">{words.recording(timeWords(state.seconds))}</h3>
        <LevelStrip level_dB={state.level_dB} peak_dB={state.peak_dB} label={words.level} />
        <p className={cx('mono', state.peak_dB > -3 ? 'text-wine' : 'muted')}>
          {state.peak_dB > -3 ? words.tooLoud : words.playHard(levelWords(state.level_dB, language))}
        </p>
        <div className={ACTIONS}>
          <Button ref={stop} kind="second" small onClick={recorder.stop}>
            {words.stop}
          </Button>
        </div>
      </div>
    );

  if (recording && !isDry(recording.figures) && goesOn !== recording)
    return (
      <div className={cx(DROP, 'edge-wrong')} role="alert">
        <h3 className="h3 flex gap-10 text-wine">
          <Icon name="warning" size={20} />
          <span>{words.amp}</span>
        </h3>
        <p>
          {sentence(
            recording.figures.wet.map((one) => wet[one]),
            words.and,
          )}{' '}
          {words.ourDistortion}
        </p>
        <div className={ACTIONS}>
          <Button kind="quiet" small onClick={() => setGoesOn(recording)}>
            {words.allTheSame}
          </Button>
          <Button kind="quiet" small onClick={of.forget}>
            {words.other}
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
  const errorText = trouble ? troubles[trouble] : state.trouble ? inputs[state.trouble] : undefined;
  return (
    <section
      className={cx(DROP, DASHED, isOver && 'border-copper')}
      aria-label={words.label}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <h3 className="h3">{recording ? words.dropAnother : words.drop}</h3>
      <p>{words.what}</p>
      <div className={ACTIONS}>
        <Button kind="second" small disabled={isTaking} onClick={() => file.current?.click()}>
          {isTaking ? words.reading : words.choose}
        </Button>
        <Button
          ref={record}
          kind="quiet"
          small
          disabled={isTaking || state.status === 'asking'}
          onClick={() => {
            // The recording would contain what is playing.
            pause();
            recorder.record();
          }}
        >
          {state.status === 'asking' ? words.asking : words.record}
        </Button>
        <input
          ref={file}
          type="file"
          accept="audio/*,.wav,.flac"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={words.file}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) takeFile(chosen);
            // Allows choosing the same file again.
            target.value = '';
          }}
        />
      </div>
      <p role="status" className={errorText ? 'text-wine' : undefined}>
        {errorText}
      </p>
    </section>
  );
}

/** "There is nothing above 5 kHz, and it clips." */
function sentence(signs: readonly string[], and: string): string {
  const words = signs.toReversed().join(and);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

interface RecorderState {
  readonly status: 'idle' | 'asking' | 'recording';
  readonly seconds: number;
  readonly level_dB: number;
  readonly peak_dB: number;
  readonly trouble: InputTrouble | undefined;
}

const IDLE: RecorderState = { status: 'idle', seconds: 0, level_dB: -99, peak_dB: -99, trouble: undefined };

/** Records the raw input into this page's memory. */
function useRecorder(onRecorded: (buffer: AudioBuffer) => void) {
  const [state, setState] = useState(IDLE);
  const input = useRef<SoundInput>(undefined);
  const pieces = useRef<Float32Array<ArrayBuffer>[]>([]);
  const peak = useRef(0);

  useEffect(() => () => input.current?.close(), []);

  function stop() {
    const { current } = input;
    if (!current) return;
    const { sampleRate } = current.context;
    current.close();
    input.current = undefined;
    setState(IDLE);
    const length = pieces.current.reduce((sum, piece) => sum + piece.length, 0);
    if (length === 0) return;
    const buffer = new AudioBuffer({ length, sampleRate, numberOfChannels: 1 });
    let at = 0;
    for (const piece of pieces.current) {
      buffer.copyToChannel(piece, 0, at);
      at += piece.length;
    }
    pieces.current = [];
    onRecorded(buffer);
  }

  async function record() {
    setState({ ...IDLE, status: 'asking' });
    const opened = await openInput();
    if (typeof opened === 'string') return setState({ ...IDLE, trouble: opened });
    input.current = opened;
    pieces.current = [];
    peak.current = 0;
    let heard = 0;
    opened.listen((samples) => {
      pieces.current.push(samples);
      heard += samples.length;
      let [power, top] = [0, 0];
      for (const value of samples) {
        power += value * value;
        top = Math.max(top, Math.abs(value));
      }
      peak.current = Math.max(peak.current, top);
      const seconds = heard / opened.context.sampleRate;
      setState({
        status: 'recording',
        seconds,
        level_dB: decibelsOf(Math.sqrt(power / samples.length)),
        peak_dB: decibelsOf(peak.current),
        trouble: undefined,
      });
      if (seconds >= LONGEST_S - 10) stop();
    });
    setState({ ...IDLE, status: 'recording' });
  }
  return { state, record: () => void record(), stop };
}
