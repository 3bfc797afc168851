import { type InstrumentId, instrumentAt, type PlaceId, takePlace } from '#domain/tone/strings.ts';
import { type Voice, voiceSources } from '#domain/tone/voice.ts';
import { type AmpNodes, ampNodes, limiterNodes } from './amp-nodes.ts';
import { type ConnectedVoice, connectVoice } from './connected-voice.ts';
import { fittedTo, frameAt, frameIn, type Loop, withPeriod } from './loop.ts';
import { type Noise, startNoise } from './noise.ts';
import { Ramp } from './ramp.ts';

interface Channel {
  readonly bus: GainNode;
  readonly amps: Map<boolean, AmpNodes>;
}

/**
 * Amps for guitar and bass, clean and driven, each created on demand. Changing the drive of one amp would pass through
 * intermediate levels; two amps cross-fade.
 */
class AmpRack {
  readonly #context: BaseAudioContext;
  readonly #output: AudioNode;
  readonly #channels = new Map<InstrumentId, Channel>();
  #drive = false;

  constructor(context: BaseAudioContext, output: AudioNode) {
    this.#context = context;
    this.#output = output;
  }

  bus(instrument: InstrumentId): AudioNode {
    const known = this.#channels.get(instrument);
    if (known) return known.bus;
    const channel = { bus: new GainNode(this.#context), amps: new Map<boolean, AmpNodes>() };
    this.#channels.set(instrument, channel);
    this.#amp(instrument, channel, 1);
    return channel.bus;
  }

  /** Fades to the other amps from the context time `at` on, in `seconds`. */
  setDrive(on: boolean, at: number, seconds: number): void {
    if (on === this.#drive) return;
    this.#drive = on;
    for (const [instrument, channel] of this.#channels) {
      this.#amp(instrument, channel, 0);
      for (const [drive, { share }] of channel.amps) share.to(drive === on ? 1 : 0, at, seconds);
    }
  }

  /** The amp for the present drive, created with an initial share. */
  #amp(instrument: InstrumentId, { bus, amps }: Channel, share: 0 | 1): void {
    if (amps.has(this.#drive)) return;
    const amp = ampNodes(this.#context, instrument, { drive: this.#drive, share, output: this.#output });
    bus.connect(amp.input);
    amps.set(this.#drive, amp);
  }
}

export interface Programme {
  /** Identifies the piece; a change starts at its beginning. */
  readonly piece: string;
  /** Decoded takes of the piece, by places that have one (`takePlace`). */
  readonly takes: ReadonlyMap<PlaceId, AudioBuffer>;
  readonly voices: readonly Voice[];
  readonly levels: readonly number[];
  readonly heard: number;
}

interface PlayingVoice extends ConnectedVoice {
  /** One for each of its sources. */
  readonly looping: readonly LoopingSource[];
}

/** Two voices with one name sound the same and share a connected voice. */
const nameOf = (voice: Voice): string =>
  JSON.stringify(
    voiceSources(voice).map(({ circuit, load, place, output_dB, hum_dB, reversed }) => [
      ...[circuit, load, place, output_dB, hum_dB],
      reversed,
    ]),
  );

/** Time from which all of a voice is audible, s. */
const fullFrom = ({ looping }: PlayingVoice): number =>
  Math.max(...looping.map(({ from_s }) => from_s)) + FILLED_S;

/**
 * The audio graph: looped takes, each through the pickups at its place, one of them audible; then amp, loudspeaker and
 * limiter. Works on any audio context, so tests run it offline, and uses only the context's clock.
 */
export class Deck {
  readonly #context: BaseAudioContext;
  readonly #rack: AmpRack;
  readonly #master: Ramp;
  #running: { readonly piece: string; readonly loop: Loop } | undefined;
  #loopingSources: LoopingSource[] = [];
  #connectedVoices = new Map<string, PlayingVoice>();
  #leaving: PlayingVoice[] = [];
  #heard: PlayingVoice | undefined;
  #noise: Noise | undefined;

  /** Silent until `open`. */
  constructor(context: BaseAudioContext, output: AudioNode = context.destination) {
    this.#context = context;
    const limiter = limiterNodes(context);
    const master = new GainNode(context, { gain: 0 });
    limiter.output.connect(master).connect(output);
    this.#master = new Ramp(master.gain, 0, context.currentTime);
    this.#rack = new AmpRack(context, limiter.input);
  }

  /** The pickups' signal at an instrument's amp input. */
  bus(instrument: InstrumentId): AudioNode {
    return this.#rack.bus(instrument);
  }

  /** Unmutes or mutes the output without a click. */
  open(on: boolean): void {
    if (on === (this.#master.target === 1)) return;
    const ready = on && this.#heard ? fullFrom(this.#heard) : 0;
    this.#master.to(on ? 1 : 0, Math.max(this.#context.currentTime + AHEAD_S, ready), FADE_S);
  }

  setDrive(on: boolean): void {
    const { at, seconds } = this.#change();
    this.#rack.setDrive(on, at, seconds);
  }

  /** Turns hum and hiss on or off. */
  setNoise(on: boolean): void {
    if (!on && !this.#noise) return;
    if (!this.#noise) {
      this.#noise = startNoise(this.#context);
      for (const connected of [...this.#connectedVoices.values(), ...this.#leaving])
        connected.hears(this.#noise);
    }
    const { at, seconds } = this.#change();
    this.#noise.to(on, at, seconds);
  }

  /** Switches to a programme. Without its heard take nothing changes and the current sound goes on. */
  show(programme: Programme): void {
    this.sweep();
    const { takes, voices, levels, piece, heard } = programme;
    const ready = voices.flatMap((voice, index) => {
      const sources = voiceSources(voice);
      const own = sources.flatMap(({ place }) => takes.get(takePlace(place)) ?? []);
      const isWhole = own.length === sources.length;
      return isWhole ? [{ voice, takes: own, level: levels[index] ?? 1, isHeard: index === heard }] : [];
    });
    if (voices.length > 0 && !ready.some(({ isHeard }) => isHeard)) return;
    if (ready.length > 0)
      this.#thread(piece, Math.max(...ready.flatMap((each) => each.takes.map(({ length }) => length))));
    const { at, seconds } = this.#change();
    const before = this.#connectedVoices;
    this.#connectedVoices = new Map();
    let heardVoice: PlayingVoice | undefined;
    for (const { voice, takes: own, level, isHeard } of ready) {
      const name = nameOf(voice);
      const connected =
        this.#connectedVoices.get(name) ?? before.get(name) ?? this.#connect(voice, own, level);
      before.delete(name);
      this.#connectedVoices.set(name, connected);
      if (connected.level.target !== level) connected.level.to(level, at, seconds);
      if (isHeard) heardVoice = connected;
    }
    this.#leaving.push(...before.values());
    if (heardVoice !== this.#heard) this.#fadeTo(heardVoice);
  }

  /** Position in the loop, 0 to 1. */
  progress(): number {
    if (!this.#running) return 0;
    const { loop } = this.#running;
    const frame = this.#context.currentTime * this.#context.sampleRate;
    return frame < loop.origin ? 0 : frameIn(loop, frame) / loop.period;
  }

  sweep(): void {
    const now = this.#context.currentTime;
    const isSilent = ({ share }: PlayingVoice) => share.target === 0 && share.restsFrom < now;
    for (const connected of this.#leaving.filter(isSilent)) connected.free();
    this.#leaving = this.#leaving.filter((connected) => !isSilent(connected));
    const used = new Set(
      [...this.#connectedVoices.values(), ...this.#leaving].flatMap(({ looping }) => looping),
    );
    for (const looping of this.#loopingSources) if (!used.has(looping)) looping.source.stop();
    this.#loopingSources = this.#loopingSources.filter((looping) => used.has(looping));
  }

  /** Sets the loop: another piece starts at its beginning, another length continues at the same position. */
  #thread(piece: string, period: number): void {
    const { currentTime, sampleRate } = this.#context;
    const frame = frameAt(currentTime + START_AHEAD_S, sampleRate);
    const running = this.#running;
    if (running?.piece === piece && running.loop.period === period) return;
    const loop =
      running?.piece === piece ? withPeriod(running.loop, frame, period) : { origin: frame, period };
    this.#running = { piece, loop };
    this.#leaving.push(...this.#connectedVoices.values());
    this.#connectedVoices = new Map();
  }

  #connect(voice: Voice, takes: readonly AudioBuffer[], level: number): PlayingVoice {
    const looping = takes.map((take) => this.#loopingOf(take));
    const bus = this.bus(instrumentAt(voice.place));
    const sources = looping.map(({ source }) => source);
    const connected = { ...connectVoice(this.#context, voice, level, sources, bus), looping };
    if (this.#noise) connected.hears(this.#noise);
    return connected;
  }

  #loopingOf(take: AudioBuffer): LoopingSource {
    const loop = this.#running?.loop ?? { origin: 0, period: take.length };
    const running = this.#loopingSources.find((each) => each.take === take && each.loop === loop);
    if (running) return running;
    const at = this.#context.currentTime + START_AHEAD_S;
    const looping = startLoopingSource(this.#context, take, loop, at);
    this.#loopingSources.push(looping);
    return looping;
  }

  /** All shares move over the same time, so that they always add up to 1. */
  #fadeTo(connected: PlayingVoice | undefined): void {
    const change = this.#change();
    const isOut = change.seconds > 0;
    const at = isOut && connected ? Math.max(change.at, fullFrom(connected)) : change.at;
    this.#heard = connected;
    connected?.share.to(1, at, change.seconds);
    for (const other of [...this.#connectedVoices.values(), ...this.#leaving])
      if (other !== connected && (other.share.target !== 0 || other.share.valueAt(at) !== 0))
        other.share.to(0, at, change.seconds);
  }

  /** Start and duration of a change: immediate while the output is muted. */
  #change(): { readonly at: number; readonly seconds: number } {
    const now = this.#context.currentTime;
    const isOut = this.#master.target !== 0 || this.#master.valueAt(now) !== 0;
    return isOut ? { at: now + AHEAD_S, seconds: FADE_S } : { at: now, seconds: 0 };
  }
}

interface LoopingSource {
  readonly take: AudioBuffer;
  readonly loop: Loop;
  readonly source: AudioBufferSourceNode;
  /** Context time from which it sounds, s. */
  readonly from_s: number;
}

/** Starts a take at the context time `at`, in s, at the loop's position at that time. */
function startLoopingSource(
  context: BaseAudioContext,
  take: AudioBuffer,
  loop: Loop,
  at: number,
): LoopingSource {
  const { sampleRate } = context;
  const frame = Math.max(loop.origin, frameAt(at, sampleRate));
  const buffer = fittedTo(take, loop.period);
  const end = loop.period / sampleRate;
  const source = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart: 0, loopEnd: end });
  source.start(frame / sampleRate, frameIn(loop, frame) / sampleRate);
  return { take, loop, source, from_s: frame / sampleRate };
}

/** Duration of every fade, s. */
const FADE_S = 0.03;

/**
 * Lead time of a change ahead of the context's clock, s. The audio thread works in bursts ahead of the clock that a
 * page sees, and a late fade would be a step.
 */
const AHEAD_S = 0.03;

/** Lead time of a take's start, s. A late start would be out of step. */
const START_AHEAD_S = 0.04;

/** Time from a take's start to the fade, longer than any pickup's impulse response, s. */
const FILLED_S = 0.012;
