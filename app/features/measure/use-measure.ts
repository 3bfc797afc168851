import { useEffect, useRef, useState } from 'react';
import { type InputTrouble, openInput, type Processing, type SoundInput } from '#app/sound/sound-input.ts';
import {
  findInput,
  findKnown,
  findLeak,
  type InputFound,
  type MeasureRefusal,
  refusedHum,
  refusedLate,
  refusedTake,
  STRAIGHT_AMPLITUDE,
  SWEEP_AMPLITUDE,
} from '#domain/measure/chain.ts';
import type { PickupFound } from '#domain/measure/fit-pickup.ts';
import { SWEEP_TO_HZ, type SweepPlan, sweepSamples, takeSeconds } from '#domain/measure/sweep.ts';
import { meanResponse, type Take } from '#domain/measure/take.ts';
import { SHEET_LOAD } from '#domain/tone/circuit.ts';
import { beginReckoning, type Reckoner } from './reckon.ts';

/** Connections in order. The first step has two takes: with a wire across the resistor, and without. */
export type MeasureStage = 'straight' | 'open' | 'short' | 'known' | 'pickup';

/** Three sweeps of the pickup are averaged, which more than halves the noise power. */
export const PICKUP_SWEEPS = 3;

/** Silence before a sweep for measuring hum, and after it for the sound card's latency; s. */
const LEAD_S = 0.5;
const TAIL_S = 1;
export const SWEEP_SECONDS = [12, 3] as const;

export interface MeasureState {
  /** `idle`: before the first click; `ready`: waits for the connection. */
  readonly status: 'idle' | 'asking' | 'ready' | 'sweeping' | 'reckoning';
  readonly stage: MeasureStage;
  /** From 1, while the pickup is swept. */
  readonly sweep: number;
  readonly sweep_s: number;
  readonly sampleRate?: number | undefined;
  readonly processing?: readonly Processing[] | undefined;
  readonly moment?: Moment | undefined;
  readonly input?: InputFound | undefined;
  readonly leak_dB?: number | undefined;
  readonly known?: { readonly read_Ohm: number; readonly off: number } | undefined;
  readonly found?: PickupFound | undefined;
  readonly refusal?: MeasureRefusal | undefined;
  readonly trouble?: InputTrouble | 'slow' | 'failed' | undefined;
  readonly stopped: boolean;
}

const IDLE: MeasureState = {
  status: 'idle',
  stage: 'straight',
  sweep: 1,
  sweep_s: SWEEP_SECONDS[0],
  stopped: false,
};

/** Results that are reset when a stage, or an earlier one, is repeated. */
const UNDONE: Readonly<Record<MeasureStage, Partial<MeasureState>>> = {
  straight: { input: undefined, leak_dB: undefined, known: undefined, found: undefined },
  open: { input: undefined, leak_dB: undefined, known: undefined, found: undefined },
  short: { leak_dB: undefined, known: undefined, found: undefined },
  known: { known: undefined, found: undefined },
  pickup: { found: undefined },
};

/** Stage to repeat after a refusal: a change of level, input or delay affects all takes. */
const stageAfter = ({ kind }: MeasureRefusal, stage: MeasureStage): MeasureStage =>
  kind === 'loud' || kind === 'quiet' || kind === 'low-input' || kind === 'late' ? 'straight' : stage;

/** A measurement from the first click to the result. Sound and figures stay in this page. */
export function useMeasure() {
  const [state, setState] = useState(IDLE);
  const input = useRef<SoundInput>(undefined);
  const reckoner = useRef<Reckoner>(undefined);
  const takes = useRef<Partial<Record<Exclude<MeasureStage, 'pickup'>, Take>>>({});
  const under = useRef<AbortController>(undefined);
  const change = (news: Partial<MeasureState>) => setState((now) => ({ ...now, ...news }));

  useEffect(
    () => () => {
      under.current?.abort();
      input.current?.close();
      reckoner.current?.end();
    },
    [],
  );

  async function begin() {
    change({ status: 'asking', trouble: undefined });
    const opened = await openInput();
    if (typeof opened === 'string') return change({ status: 'idle', trouble: opened });
    if (opened.context.sampleRate < 2 * SWEEP_TO_HZ) {
      opened.close();
      return change({ status: 'idle', trouble: 'slow' });
    }
    input.current = opened;
    reckoner.current = beginReckoning();
    change({
      status: 'ready',
      sampleRate: opened.context.sampleRate,
      processing: opened.processing,
    });
  }

  /** One take, analysed; undefined if it was stopped. */
  async function take(stage: MeasureStage, stop: AbortSignal): Promise<Take | undefined> {
    const [sound, worker] = [input.current, reckoner.current];
    if (!sound || !worker) return undefined;
    const plan: SweepPlan = {
      sampleRate: sound.context.sampleRate,
      lead_s: LEAD_S,
      sweep_s: state.sweep_s,
      tail_s: TAIL_S,
    };
    const amplitude = stage === 'straight' ? STRAIGHT_AMPLITUDE : SWEEP_AMPLITUDE;
    let shown = 0;
    const recording = await playTake(
      sound,
      plan,
      amplitude,
      (moment) => {
        if (moment.at_s - shown < 0.06 && moment.at_s > shown) return;
        shown = moment.at_s;
        change({ moment });
      },
      stop,
    );
    if (!recording) return undefined;
    change({ status: 'reckoning' });
    return worker.ask({
      kind: 'take',
      recording,
      plan,
      amplitude,
      // All takes use the first one's delay, because their phases are compared.
      delay_s: stage === 'straight' ? undefined : takes.current.straight?.response.delay_s,
    });
  }

  /** The state after a stage's takes: its result, or a refusal of unusable takes. */
  async function read(stage: MeasureStage, taken: readonly Take[]): Promise<Partial<MeasureState>> {
    const [first] = taken;
    if (!first) return {};
    const hums = stage === 'known' || stage === 'pickup' ? taken.map(refusedHum) : [];
    const lates = stage === 'short' ? [] : taken.map(refusedLate);
    const refusal = [refusedTake(first), ...hums, ...lates].find((one) => one);
    if (refusal) return { refusal };
    const { straight, open, short, known } = takes.current;
    if (stage === 'straight') return { stage: 'open' };
    if (stage === 'open' && straight) {
      const found = findInput(straight, first);
      return 'kind' in found ? { refusal: found } : { input: found, stage: 'short' };
    }
    if (stage === 'short' && open) {
      const found = findLeak(open, first);
      return 'kind' in found ? { refusal: found } : { ...found, stage: 'known' };
    }
    if (stage === 'known' && straight && open && short) {
      const found = findKnown(straight, open, short, first);
      return 'kind' in found ? { refusal: found } : { known: found, stage: 'pickup' };
    }
    if (!straight || !open || !short || !known || !reckoner.current) return {};
    const found = await reckoner.current.ask({
      kind: 'fit',
      responses: {
        straight: straight.response,
        open: open.response,
        short: short.response,
        known: known.response,
        pickup: meanResponse(taken.map(({ response }) => response)),
      },
      load: SHEET_LOAD,
    });
    return 'kind' in found ? { refusal: found } : { found };
  }

  async function sweep() {
    const { stage } = state;
    const stop = new AbortController();
    under.current = stop;
    const taken: Take[] = [];
    try {
      await input.current?.context.resume();
      for (let count = 1; count <= (stage === 'pickup' ? PICKUP_SWEEPS : 1); count++) {
        change({
          ...UNDONE[stage],
          status: 'sweeping',
          sweep: count,
          refusal: undefined,
          trouble: undefined,
          stopped: false,
        });
        const one = await take(stage, stop.signal);
        if (!one) return change({ status: 'ready', moment: undefined, stopped: true });
        taken.push(one);
        if (refusedTake(one)) break;
      }
      const news = await read(stage, taken);
      const [first] = taken;
      if (first && stage !== 'pickup' && !news.refusal) takes.current[stage] = first;
      const back = news.refusal && stageAfter(news.refusal, stage);
      change({ status: 'ready', moment: undefined, ...(back && { ...UNDONE[back], stage: back }), ...news });
    } catch {
      change({ status: 'ready', moment: undefined, trouble: 'failed' });
    }
  }

  return {
    state,
    begin: () => void begin(),
    sweep: () => void sweep(),
    stop: () => under.current?.abort(),
    /** Returns to a stage and discards later results. */
    again: (stage: MeasureStage) => change({ ...UNDONE[stage], stage, refusal: undefined, stopped: false }),
    setSweep: (sweep_s: number) => change({ sweep_s }),
  };
}

export type Measure = ReturnType<typeof useMeasure>;

interface Moment {
  readonly peak: number;
  readonly rms: number;
  /** Time since the start of the take. */
  readonly at_s: number;
}

/**
 * Plays a take on the left channel and returns the input meanwhile, from the take's first sample on.
 * @returns undefined if it was stopped
 */
async function playTake(
  { context: { sampleRate }, play }: SoundInput,
  plan: SweepPlan,
  amplitude: number,
  onMoment: (moment: Moment) => void,
  stop: AbortSignal,
): Promise<Float32Array<ArrayBuffer> | undefined> {
  const length = Math.round(takeSeconds(plan) * sampleRate);
  const played = new Float32Array(length);
  played.set(
    sweepSamples(plan).map((sample) => sample * amplitude),
    Math.round(plan.lead_s * sampleRate),
  );
  const taken = new Float32Array(length);
  return new Promise((resolve) => {
    const end = (result: Float32Array<ArrayBuffer> | undefined) => {
      quiet();
      stop.removeEventListener('abort', onStop);
      resolve(result);
    };
    const onStop = () => end(undefined);
    const quiet = play(played, (samples, at) => {
      let [peak, power] = [0, 0];
      for (const sample of samples) {
        peak = Math.max(peak, Math.abs(sample));
        power += sample * sample;
      }
      taken.set(samples.subarray(0, length - at), at);
      onMoment({ peak, rms: Math.sqrt(power / samples.length), at_s: at / sampleRate });
      if (at + samples.length >= length) end(taken);
    });
    stop.addEventListener('abort', onStop);
    if (stop.aborted) onStop();
  });
}
