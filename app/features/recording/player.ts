import { claimSound } from '#app/sound/one-at-a-time.ts';
import { Ramp } from '#app/sound/ramp.ts';

/** Processing of a strand: filter taps, or undefined for none, and a level, dB. */
interface StrandSound {
  readonly taps: Float32Array<ArrayBuffer> | undefined;
  readonly gain_dB: number;
}

/** A looped part of the recording, in s. */
export interface Stretch {
  readonly from_s: number;
  readonly to_s: number;
}

/** Plays a recording through three filters at once; one of them is heard. */
export interface Player {
  play(): void;
  pause(): void;
  readonly isPlaying: boolean;
  hear(strand: number): void;
  /** Changes the strands' processing, without a gap. */
  setStrands(sounds: readonly StrandSound[]): void;
  seek(at_s: number): void;
  setStretch(stretch: Stretch | undefined): void;
  /** Position in the recording, s. */
  position(): number;
  end(): void;
}

/** Cross-fade between sounds: short enough to compare, long enough not to click. */
const FADE_S = 0.015;
/** Lead time of changes ahead of the clock, s. */
const AHEAD_S = 0.01;

/**
 * All strands run all the time, each through its own convolver, so that a change is a fade and needs no alignment. The
 * recording itself is one buffer, never rendered.
 */
export function openPlayer(buffer: AudioBuffer, onPlaying: (isPlaying: boolean) => void): Player {
  const context = new AudioContext({ latencyHint: 'interactive', sampleRate: buffer.sampleRate });
  const entry = new GainNode(context, { gain: 1 });
  const exit = new GainNode(context, { gain: 0 });
  const out = new Ramp(exit.gain, 0, context.currentTime);
  exit.connect(context.destination);
  let strands: ReturnType<typeof strandOf>[] = [];
  let heard = 0;
  let source: AudioBufferSourceNode | undefined;
  let stretch: Stretch | undefined;
  let [begun_s, offset_s] = [0, 0];
  let letGo: (() => void) | undefined;

  const bounds = (): Stretch => stretch ?? { from_s: 0, to_s: buffer.duration };

  function strandOf({ taps, gain_dB }: StrandSound, share: number) {
    const level = new GainNode(context, { gain: 10 ** (gain_dB / 20) });
    const shareNode = new GainNode(context, { gain: share });
    // A filter of one tap instead of none, so that all strands have the same path.
    const impulse = taps ?? new Float32Array([1]);
    const kernel = new AudioBuffer({
      length: impulse.length,
      sampleRate: context.sampleRate,
      numberOfChannels: 1,
    });
    kernel.copyToChannel(impulse, 0);
    const filter = new ConvolverNode(context, { buffer: kernel, disableNormalization: true });
    entry.connect(filter).connect(level).connect(shareNode).connect(exit);
    return {
      input: filter,
      share: new Ramp(shareNode.gain, share, context.currentTime),
      free() {
        entry.disconnect(filter);
        filter.disconnect();
        level.disconnect();
        shareNode.disconnect();
      },
    };
  }

  function stopSource() {
    source?.stop(context.currentTime + FADE_S);
    source = undefined;
  }

  function start(at_s: number) {
    const { from_s, to_s } = bounds();
    const at = at_s < from_s || at_s >= to_s - 0.01 ? from_s : at_s;
    const when = context.currentTime + AHEAD_S;
    source = new AudioBufferSourceNode(context, { buffer, loop: true, loopStart: from_s, loopEnd: to_s });
    source.connect(entry);
    source.start(when, at);
    [begun_s, offset_s] = [when, at];
  }

  function position(): number {
    if (!source) return offset_s;
    const { from_s, to_s } = bounds();
    const at = offset_s + Math.max(0, context.currentTime - begun_s);
    return at < to_s ? at : from_s + ((at - from_s) % (to_s - from_s));
  }

  function jump(at_s: number) {
    const isOn = source !== undefined;
    stopSource();
    offset_s = Math.min(buffer.duration, Math.max(0, at_s));
    if (isOn) start(offset_s);
  }

  // A call or another device may stop the sound; one press then continues it.
  context.addEventListener('statechange', () => {
    if (context.state !== 'running') player.pause();
  });

  const player: Player = {
    play() {
      if (source) return;
      letGo = claimSound(player.pause);
      void context.resume();
      start(offset_s);
      out.to(1, context.currentTime + AHEAD_S, FADE_S);
      onPlaying(true);
    },
    pause() {
      if (!source) return;
      offset_s = position();
      out.to(0, context.currentTime, FADE_S);
      stopSource();
      letGo?.();
      onPlaying(false);
    },
    get isPlaying() {
      return source !== undefined;
    },
    hear(strand) {
      heard = strand;
      for (const [index, { share }] of strands.entries())
        share.to(index === heard ? 1 : 0, context.currentTime + AHEAD_S, FADE_S);
    },
    setStrands(sounds) {
      const old = strands;
      strands = sounds.map((sound) => strandOf(sound, 0));
      for (const { share } of old) share.to(0, context.currentTime + AHEAD_S, FADE_S);
      player.hear(heard);
      setTimeout(() => {
        for (const strand of old) strand.free();
      }, 200);
    },
    seek: jump,
    setStretch(next) {
      const at = position();
      stretch = next;
      jump(at);
    },
    position,
    end() {
      stopSource();
      letGo?.();
      void context.close();
    },
  };
  return player;
}
