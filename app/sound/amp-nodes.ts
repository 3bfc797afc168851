import {
  AMP_VOICINGS,
  CLEAN,
  COUPLING,
  DRIVE,
  type FilterShape,
  VALVES,
  valveCurve,
} from '#domain/tone/amp.ts';
import type { InstrumentId } from '#domain/tone/strings.ts';
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
  // Web Audio's Q of low and high passes is in decibels. Its shelves have a fixed slope close to a Q of 0.707.
  const isPass = kind === 'lowpass' || kind === 'highpass';
  return new BiquadFilterNode(context, {
    type: KINDS[kind],
    frequency: f,
    Q: isPass ? 20 * Math.log10(q) : q,
    gain: gain_dB,
  });
}

/** Points of a curve: an odd number, so that silence stays silence. */
const CURVE_POINTS = 8193;

/** A curve for values from −range to range. A shaper's input is limited to −1 to 1, hence the gains around it. */
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

const inRow = (nodes: readonly AudioNode[]): AudioNode => nodes.reduce((from, to) => from.connect(to));

/** Highest level of the valve curves; tanh is flat long before. */
const VALVE_RANGE = 8;

export interface AmpNodes {
  readonly input: AudioNode;
  /** Its share of the mix, 0 to 1. */
  readonly share: Ramp;
}

/**
 * The amp of the stock samples (`domain/tone/amp.ts`), clean or driven, connected to `output`. `share` is its initial
 * share. At the input, 1 is about the peak of a vintage pickup's loudest stroke.
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

/** Linear up to here, then bent so that nothing exceeds 1. */
const KNEE = 0.85;
const LIMITER_RANGE = 4;

/** Limits levels above full scale. Linear and without delay below, so that comparisons are not affected. */
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
