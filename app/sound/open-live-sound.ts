import type { PieceId } from '#domain/listening/audio.ts';
import { keysOf } from '#domain/records.ts';
import type { Voice } from '#domain/tone/voice.ts';
import type { LiveEngine, RequestedState } from './live-engine.ts';
import type { LiveSound, LiveSoundState, Takes } from './live-sound.ts';
import { claimSound } from './one-at-a-time.ts';

export interface LiveSoundOptions {
  readonly takes: Takes;
  /** None by default, until `setVoices`. */
  readonly voices?: readonly Voice[];
  /** The first of the list by default. */
  readonly piece?: PieceId;
  /** Off by default. */
  readonly drive?: boolean;
  /** Off by default: levels are matched. */
  readonly trueOutput?: boolean;
}

/** Opens an audio context. Call it within a click; otherwise browsers keep it silent. */
function openContext(): AudioContext {
  let context = new AudioContext({ latencyHint: 'interactive' });
  // No filter supports sound cards of 352.8 or 384 kHz; the browser converts.
  if (context.sampleRate > 192_000) {
    void context.close();
    context = new AudioContext({ latencyHint: 'interactive', sampleRate: 48_000 });
  }
  // On iOS the ringer switch would otherwise mute the page.
  const session = (navigator as { audioSession?: { type: string } }).audioSession;
  if (session) session.type = 'playback';
  return context;
}

/** Its methods are bound, so that they can be passed as callbacks. */
class OnDemandSound implements LiveSound {
  readonly #takes: Takes;
  readonly #listeners = new Set<() => void>();
  #voices: readonly Voice[];
  #state: LiveSoundState;
  #context: AudioContext | undefined;
  #engine: LiveEngine | undefined;
  #release: (() => void) | undefined;
  /** Counts requests, so that a late answer to an earlier one is ignored. */
  #turn = 0;

  constructor({
    takes,
    voices = [],
    piece = 'just-the-two-of-us',
    drive = false,
    trueOutput = false,
  }: LiveSoundOptions) {
    this.#takes = takes;
    this.#voices = voices;
    this.#state = { status: 'silent', heard: 0, piece, drive, trueOutput, noise: false };
  }

  play = async (): Promise<void> => {
    if (this.#voices.length === 0) return;
    this.#release = claimSound(this.pause);
    this.#turn += 1;
    const turn = this.#turn;
    if (this.#state.status !== 'playing') this.#set({ status: 'loading' });
    // Called before any await: iOS allows sound only from within the click.
    const context = this.#openContext();
    if (!context) return this.#hearOf('soundless');
    try {
      context.resume().catch(() => {});
      const { LiveEngine } = await import('./live-engine.ts');
      if (turn !== this.#turn) return;
      this.#engine ??= new LiveEngine(context, this.#takes, this.#requested(), (status) =>
        this.#hearOf(status),
      );
      await this.#engine.play(this.#requested());
    } catch {
      if (turn === this.#turn) this.#hearOf('failed');
    }
  };

  pause = (): void => {
    this.#turn += 1;
    this.#engine?.stop();
    this.#hearOf('silent');
  };

  setVoices = (voices: readonly Voice[]): void => {
    this.#voices = voices;
    this.#set({ heard: Math.max(0, Math.min(this.#state.heard, voices.length - 1)) });
    if (voices.length === 0 && this.#isOn) this.pause();
  };

  hear = (index: number): void => {
    if (this.#voices[index]) this.#set({ heard: index });
  };

  setPiece = (piece: PieceId): void => {
    this.#set({ piece });
  };

  setDrive = (drive: boolean): void => {
    this.#set({ drive });
  };

  setTrueOutput = (trueOutput: boolean): void => {
    this.#set({ trueOutput });
  };

  setNoise = (noise: boolean): void => {
    this.#set({ noise });
  };

  getState = (): LiveSoundState => {
    return this.#state;
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  progress = (): number => {
    return this.#engine?.progress() ?? 0;
  };

  close = (): void => {
    this.pause();
    this.#engine?.close();
    if (!this.#engine) void this.#context?.close();
    this.#engine = undefined;
    this.#context = undefined;
  };

  get #isOn(): boolean {
    return this.#state.status === 'playing' || this.#state.status === 'loading';
  }

  #requested(): RequestedState {
    return { ...this.#state, voices: this.#voices };
  }

  /** The one context; undefined if the browser has none. */
  #openContext(): AudioContext | undefined {
    try {
      this.#context ??= openContext();
    } catch {
      return undefined;
    }
    return this.#context;
  }

  #hearOf(status: LiveSoundState['status']): void {
    if (status !== 'playing' && status !== 'loading') this.#release?.();
    this.#note({ status });
  }

  #note(news: Partial<LiveSoundState>): void {
    const isNew = keysOf(this.#state).some((key) => key in news && this.#state[key] !== news[key]);
    if (!isNew) return;
    this.#state = { ...this.#state, ...news };
    for (const listener of this.#listeners) listener();
  }

  #set(news: Partial<LiveSoundState>): void {
    this.#note(news);
    if (this.#isOn) this.#engine?.change(this.#requested());
  }
}

/**
 * Live listening. Costs nothing before `play`: the engine loads, the audio context opens and takes are fetched with the
 * first sound. It can be played again after `close`.
 */
export const openLiveSound = (options: LiveSoundOptions): LiveSound => new OnDemandSound(options);
