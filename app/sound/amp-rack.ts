import type { InstrumentId } from '#domain/tone/take-places.ts';
import { type AmpNodes, ampNodes } from './amp-nodes.ts';

interface Channel {
  readonly bus: GainNode;
  readonly amps: Map<boolean, AmpNodes>;
}

/**
 * Amps for guitar and bass, clean and driven, each created on demand. Changing the drive of one amp would pass through
 * intermediate levels; two amps cross-fade.
 */
export class AmpRack {
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
