import { type PieceId, takeAddress, takeKey } from '#domain/listening/audio.ts';
import { matchedGain, REFERENCE_PLACES, type TakeBands, trueOutputGain } from '#domain/tone/loudness.ts';
import { instrumentAt, type PlaceId, takePlace } from '#domain/tone/strings.ts';
import { type Voice, voiceSources } from '#domain/tone/voice.ts';
import { Deck } from './deck.ts';
import type { LiveSoundState, Takes } from './live-sound.ts';

export interface RequestedState extends Omit<LiveSoundState, 'status'> {
  readonly voices: readonly Voice[];
}

/** Wait for the fade, with a margin for a busy machine, ms. */
const AFTER_FADE_MS = 200;
/** A hidden page plays on for this long, ms. */
const UNSEEN_MS = 60_000;
/** A browser that has not started the output by then will not, ms. */
const RESUME_MS = 3000;

/** The part of live listening that loads with the first sound: takes, graph and audio context. */
export class LiveEngine {
  readonly #context: AudioContext;
  readonly #takes: Takes;
  readonly #report: (status: LiveSoundState['status']) => void;
  readonly #deck: Deck;
  readonly #cache: TakeCache;
  readonly #end = new AbortController();
  #requested: RequestedState;
  #active = false;
  /** Number of `play` calls that wait for the browser to start the output. */
  #resuming = 0;
  #sweeping: ReturnType<typeof setTimeout> | undefined;
  #suspending: ReturnType<typeof setTimeout> | undefined;
  #stopping: ReturnType<typeof setTimeout> | undefined;
  #unseen: ReturnType<typeof setTimeout> | undefined;

  /** `report` receives state changes, also when the browser stops the sound. */
  constructor(
    context: AudioContext,
    takes: Takes,
    requested: RequestedState,
    report: (status: LiveSoundState['status']) => void,
  ) {
    this.#context = context;
    this.#takes = takes;
    this.#requested = requested;
    this.#report = report;
    this.#deck = new Deck(context);
    this.#cache = new TakeCache(context);
    const { signal } = this.#end;
    // A telephone call or another app may take the loudspeaker: only a new click may restart the sound.
    context.addEventListener('statechange', () => this.#whenStopped(), { signal });
    document.addEventListener('visibilitychange', () => this.#whenUnseen(), { signal });
    addEventListener('pagehide', () => this.#halt(), { signal });
  }

  /** Starts the output. Settles when it runs or has failed. */
  async play(requested: RequestedState): Promise<void> {
    clearTimeout(this.#suspending);
    clearTimeout(this.#stopping);
    this.#active = true;
    this.change(requested);
    const heard = this.#keysOf(requested.voices[requested.heard]);
    const late = new Promise((resolve) => setTimeout(resolve, RESUME_MS));
    this.#resuming += 1;
    const out = Promise.race([this.#context.resume().catch(() => {}), late]).then(() => {
      this.#resuming -= 1;
    });
    await Promise.all([...heard.map((key) => this.#cache.load(key).catch(() => {})), out]);
    // The missing part is the output: a browser without a sound device never runs.
    if (this.#active && this.#context.state !== 'running') this.#fail('soundless');
  }

  /** Fades out and suspends the audio hardware. */
  stop(): void {
    this.#active = false;
    this.#deck.open(false);
    clearTimeout(this.#suspending);
    this.#suspending = setTimeout(() => void this.#context.suspend(), AFTER_FADE_MS);
  }

  /** Applies another request and loads its takes if the output is on. */
  change(requested: RequestedState): void {
    this.#requested = requested;
    if (!this.#active) return;
    for (const key of requested.voices.flatMap((voice) => this.#keysOf(voice))) this.#bring(key);
    this.#refresh();
  }

  /** Position in the loop, 0 to 1. */
  progress(): number {
    return this.#deck.progress();
  }

  close(): void {
    this.#active = false;
    this.#end.abort();
    for (const timer of [this.#sweeping, this.#suspending, this.#stopping, this.#unseen]) clearTimeout(timer);
    this.#cache.clear();
    void this.#context.close();
  }

  /** Keys of a voice's takes, one for each of its sources. */
  #keysOf(voice: Voice | undefined): readonly string[] {
    const sources = voice ? voiceSources(voice) : [];
    return sources.map(({ place }) => takeKey(takePlace(place), this.#requested.piece));
  }

  #bring(key: string): void {
    if (this.#cache.get(key)) return;
    const isHeard = () => this.#keysOf(this.#requested.voices[this.#requested.heard]).includes(key);
    this.#cache.load(key).then(
      () => this.#active && this.#refresh(),
      // A failed take that is not heard is retried when it is.
      () => this.#active && isHeard() && this.#fail(),
    );
  }

  #refresh(): void {
    const { voices, heard, piece, drive, trueOutput, noise } = this.#requested;
    const takes = new Map<PlaceId, AudioBuffer>();
    for (const place of voices.flatMap(voiceSources).map((source) => takePlace(source.place))) {
      const take = this.#cache.get(takeKey(place, piece));
      if (take) takes.set(place, take);
    }
    const levels = voices.map((voice) => levelOf(voice, this.#takes, piece, trueOutput));
    this.#deck.setDrive(drive);
    this.#deck.setNoise(noise);
    this.#deck.show({ piece, takes, voices, levels, heard });
    const voice = voices[heard];
    const isHere =
      voice === undefined || voiceSources(voice).every(({ place }) => takes.has(takePlace(place)));
    if (isHere) this.#deck.open(true);
    this.#report(isHere ? 'playing' : 'loading');
    clearTimeout(this.#sweeping);
    this.#sweeping = setTimeout(() => this.#deck.sweep(), AFTER_FADE_MS);
  }

  #fail(why: 'failed' | 'soundless' = 'failed'): void {
    this.stop();
    this.#report(why);
  }

  #halt(): void {
    if (!this.#active) return;
    this.stop();
    this.#report('silent');
  }

  #whenStopped(): void {
    clearTimeout(this.#stopping);
    // A click on play may meet the suspension of an earlier pause, which can be slow. `play` then decides about the
    // result.
    if (this.#context.state === 'running' || this.#resuming > 0) return;
    this.#stopping = setTimeout(() => this.#context.state !== 'running' && this.#halt(), AFTER_FADE_MS);
  }

  #whenUnseen(): void {
    clearTimeout(this.#unseen);
    if (document.hidden) this.#unseen = setTimeout(() => this.#halt(), UNSEEN_MS);
  }
}

/**
 * Level of a voice in a piece, as a ratio on top of its own output: matched to the others or at true output. Without
 * figures of the take, matching compensates only the output.
 */
export function levelOf(voice: Voice, takes: Takes, piece: PieceId, trueOutput: boolean): number {
  const bandsAt = (place: PlaceId): TakeBands | undefined => {
    const bands_dB = takes.bands_dB[takeKey(takePlace(place), piece)];
    return bands_dB && { bands_dB, bands_Hz: takes.bands_Hz };
  };
  const own = voiceSources(voice).flatMap(({ place }) => bandsAt(place) ?? []);
  const known = own.length === voiceSources(voice).length;
  const instrument = instrumentAt(voice.place);
  const reference = bandsAt(REFERENCE_PLACES[instrument]) ?? own[0];
  if (trueOutput) return reference ? trueOutputGain(reference, instrument) : 1;
  return known ? matchedGain(own, voice) : 10 ** (-voice.output_dB / 20);
}

/** Dry takes, fetched and decoded once each, by `takeKey`. */
export class TakeCache {
  readonly #context: BaseAudioContext;
  readonly #takes = new Map<string, AudioBuffer>();
  readonly #coming = new Map<string, Promise<void>>();
  readonly #end = new AbortController();

  constructor(context: BaseAudioContext) {
    this.#context = context;
  }

  get(key: string): AudioBuffer | undefined {
    return this.#takes.get(key);
  }

  /** Settles when the take has loaded. After a failure the next call retries. */
  load(key: string): Promise<void> {
    if (this.#takes.has(key)) return Promise.resolve();
    const coming = this.#coming.get(key) ?? this.#fetch(key);
    this.#coming.set(key, coming);
    return coming;
  }

  /** Aborts downloads and drops all takes. */
  clear(): void {
    this.#end.abort();
    this.#takes.clear();
  }

  async #fetch(key: string): Promise<void> {
    try {
      const response = await fetch(takeAddress(key), { signal: this.#end.signal });
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
      const take = await this.#context.decodeAudioData(await response.arrayBuffer());
      if (!this.#end.signal.aborted) this.#takes.set(key, take);
    } finally {
      this.#coming.delete(key);
    }
  }
}
