import {
  AMP_VOICINGS,
  CLEAN,
  COUPLING,
  DRIVE,
  type FilterShape,
  VALVES,
  valveCurve,
} from '#domain/tone/amp.ts';
import type { InstrumentId } from '#domain/tone/take-places.ts';
import { Ramp } from './ramp.ts';

const KINDS = {
  lowpass: 'lowpass',
  highpass: 'highpass',
  peak: 'peaking',
  lowshelf: 'lowshelf',
  highshelf: 'highshelf',
  allpass: 'allpass',
} as const satisfies Record<FilterShape['kind'], BiquadFilterType>;

const ratio = (dB: number): number => 10 ** (dB / 20);

function filterNode(context: BaseAudioContext, { kind, f, q, gain_dB = 0 }: FilterShape): BiquadFilterNode {
  // Web Audio counts the Q of passes in decibels; its shelves have none and are steep as with 0.707, near enough.
  const isPass = kind === 'lowpass' || kind === 'highpass';
  return new BiquadFilterNode(context, {
    type: KINDS[kind],
    frequency: f,
    Q: isPass ? 20 * Math.log10(q) : q,
    gain: gain_dB,
  });
}

/** Points of a curve, an odd number, so that silence stays silence. */
const CURVE_POINTS = 8193;

/** A curve for values from −range to range. A shaper knows −1 to 1 only, hence the gains round it. */
function shaperNodes(
  context: BaseAudioContext,
  curve: (value: number) => number,
  range: number,
  oversample: OverSampleType,
): readonly [GainNode, WaveShaperNode] {
  const points = Float32Array.from({ length: CURVE_POINTS }, (_, n) =>
    curve(range * ((2 * n) / (CURVE_POINTS - 1) - 1)),
  );
  return [
    new GainNode(context, { gain: 1 / range }),
    new WaveShaperNode(context, { curve: points, oversample }),
  ];
}

/** Connects nodes in a row and answers the last. */
const inRow = (nodes: readonly AudioNode[]): AudioNode => nodes.reduce((from, to) => from.connect(to));

/** Highest level that the valves' curves are drawn to; tanh is flat long before. */
const VALVE_RANGE = 8;

/** An amp with its loudspeaker, as nodes. */
export interface AmpNodes {
  readonly input: AudioNode;
  /** How much of it is heard, 0 to 1. */
  readonly share: Ramp;
}

/**
 * The amp that the stock samples go through (`domain/tone/amp.ts`), clean or with its drive turned up, connected to
 * `output`. `share` is how much of it is heard at first. In, 1 is about the peak of a vintage pickup's loudest stroke.
 */
export function ampNodes(
  context: BaseAudioContext,
  instrument: InstrumentId,
  { drive, share, output }: { drive: boolean; share: 0 | 1; output: AudioNode },
): AmpNodes {
  const { input, stack, speaker } = AMP_VOICINGS[instrument];
  const filters = (shapes: readonly FilterShape[]) => shapes.map((shape) => filterNode(context, shape));
  const { gain_dB, makeUp_dB } = drive ? DRIVE[instrument] : CLEAN;
  const first = new GainNode(context, { gain: ratio(gain_dB) });
  const shareNode = new GainNode(context, { gain: share });
  const last = inRow([
    first,
    ...filters(input),
    ...shaperNodes(context, valveCurve(VALVES.first), VALVE_RANGE, '4x'),
    ...filters([...stack, COUPLING]),
    ...shaperNodes(context, valveCurve(VALVES.last), VALVE_RANGE, '4x'),
    ...filters(speaker),
    new GainNode(context, { gain: ratio(makeUp_dB) }),
    shareNode,
  ]);
  last.connect(output);
  return { input: first, share: new Ramp(shareNode.gain, share, context.currentTime) };
}

/** Straight up to here, then bent so that nothing passes 1. */
const KNEE = 0.85;
const LIMITER_RANGE = 4;

/** Bends what would pass full scale. Straight and without delay below, so that comparing is not touched. */
export function limiterNodes(context: BaseAudioContext): {
  readonly input: AudioNode;
  readonly output: AudioNode;
} {
  const room = 1 - KNEE;
  const curve = (value: number) => {
    const over = Math.abs(value) - KNEE;
    return over <= 0 ? value : Math.sign(value) * (KNEE + room * Math.tanh(over / room));
  };
  const [input, output] = shaperNodes(context, curve, LIMITER_RANGE, 'none');
  input.connect(output);
  return { input, output };
}
