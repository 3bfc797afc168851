import { useEffect, useRef, useState } from 'react';
import { type InputTrouble, openInput, type SoundInput } from '#app/sound/sound-input.ts';
import { decibelsOf } from '#domain/measure/take.ts';
import { LONGEST_S } from './take-in.ts';

interface RecorderState {
  readonly status: 'idle' | 'asking' | 'recording';
  readonly seconds: number;
  readonly level_dB: number;
  readonly peak_dB: number;
  readonly trouble: InputTrouble | undefined;
}

const IDLE: RecorderState = { status: 'idle', seconds: 0, level_dB: -99, peak_dB: -99, trouble: undefined };

/** Records the raw input into this page's memory. */
export function useRecorder(onRecorded: (buffer: AudioBuffer) => void) {
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
