import type { Page } from '@playwright/test';
import { multiply, turn } from '../../domain/measure/complex.ts';
import { inverseFft } from '../../domain/tone/fft.ts';
import { type OnClips, type Rig, rigTransfer } from '../fixtures/simulated-rig.ts';

const SIZE = 2 ** 15;
/** Above this length Chromium convolves in a separate thread, which may be late. */
const TAPS = 8000;
/** Room for the pre-ringing of a band-limited impulse, samples. */
const DELAY = 300;
/** Sample rates of sound cards. */
const RATES = [44_100, 48_000] as const;
const ALL: readonly OnClips[] = ['straight', 'open', 'short', 'known', 'pickup'];

/** The rig's path from output to input as an impulse response, as bytes of its floats. */
function impulse(rig: Rig, on: OnClips, rate: number): string {
  const re = new Float64Array(SIZE);
  const im = new Float64Array(SIZE);
  for (let bin = 0; bin <= SIZE / 2; bin++) {
    const late = turn((-2 * Math.PI * bin * DELAY) / SIZE);
    const { re: a, im: b } = multiply(rigTransfer(rig, on, (bin * rate) / SIZE), late);
    re[bin] = a;
    im[bin] = b;
    re[(SIZE - bin) % SIZE] = a;
    im[(SIZE - bin) % SIZE] = bin === 0 || bin === SIZE / 2 ? 0 : -b;
  }
  im[0] = 0;
  im[SIZE / 2] = 0;
  inverseFft(re, im);
  const taps = Float32Array.from({ length: TAPS }, (_, n) => (re[n] ?? 0) * Math.min(1, (TAPS - n) / 1000));
  return Buffer.from(taps.buffer).toString('base64');
}

/** A jig in the browser: all output of the page passes through it and becomes its input. */
export interface BrowserRig {
  /** Connects the next pickup to measure. */
  clip(on: OnClips): Promise<void>;
  /** Simulates a sound card dropout: all later input is delayed by this. */
  loseTime(seconds: number): Promise<void>;
  /** Only with `isFast`: stops or resumes the sound. */
  halt(isHalted: boolean): Promise<void>;
}

/**
 * Runs before the page: renders its sound offline, as fast as possible, in steps between which messages pass. Sound
 * runs from the start of a playback to its end.
 */
function renderFast(): void {
  /** Longer than all takes of a test together, s. */
  const LONGEST_S = 90;
  const RATE = 48_000;
  const STEP_S = 0.25;
  let isPlaying = false;
  let isRunning = false;
  let atRest: Promise<void>;
  let halted = Promise.resolve();
  let goOn = () => {};
  const resume = OfflineAudioContext.prototype.resume;
  const run = async (context: OfflineAudioContext) => {
    isPlaying = true;
    // The loop of the last take continues with the next one; two would suspend the sound at the same frame.
    if (isRunning) return;
    isRunning = true;
    while (isPlaying) {
      await halted;
      atRest = context.suspend(context.currentTime + STEP_S);
      await resume.call(context);
      await atRest;
      // Delivers the input before more is rendered.
      await new Promise((done) => setTimeout(done));
    }
    isRunning = false;
  };
  const Node = AudioWorkletNode;
  Object.assign(window, {
    halt(isHalted: boolean) {
      goOn();
      if (isHalted)
        halted = new Promise((resolve) => {
          goOn = resolve;
        });
    },
    AudioContext: class extends OfflineAudioContext {
      constructor() {
        super(2, LONGEST_S * RATE, RATE);
        atRest = this.suspend(0);
        void this.startRendering();
      }
      // Ignores the page's own calls: the code above decides when sound runs.
      override async resume() {}
      async close() {}
    },
    AudioWorkletNode: class extends Node {
      constructor(context: OfflineAudioContext, ...rest: [string, AudioWorkletNodeOptions?]) {
        super(context, ...rest);
        const post = this.port.postMessage.bind(this.port);
        this.port.postMessage = (played: unknown) => {
          post(played);
          if (played) void run(context);
          else isPlaying = false;
        };
      }
    },
  });
}

/**
 * Puts a simulated jig between the page's output and input, in the browser's audio graph. Call before the page opens.
 * @param isFast renders a take in a fraction of its time; otherwise sound runs in real time, as with a sound card
 */
export async function layRig(page: Page, rig: Rig, { isFast = false } = {}): Promise<BrowserRig> {
  const impulses = Object.fromEntries(
    RATES.map((rate) => [rate, Object.fromEntries(ALL.map((on) => [on, impulse(rig, on, rate)]))]),
  );
  if (isFast) await page.addInitScript(renderFast);
  await page.addInitScript(
    ({ impulses, noise, isFast }) => {
      const state: { on: string; node?: ConvolverNode; air?: DelayNode } = { on: 'straight' };
      const load = () => {
        const { node } = state;
        if (!node) return;
        const bytes = Uint8Array.from(atob(impulses[node.context.sampleRate]?.[state.on] ?? ''), (letter) =>
          letter.charCodeAt(0),
        );
        const taps = new Float32Array(bytes.buffer);
        const buffer = node.context.createBuffer(1, taps.length, node.context.sampleRate);
        buffer.copyToChannel(taps, 0);
        node.buffer = buffer;
      };
      Object.assign(window, {
        clip: (on: string) => {
          state.on = on;
          load();
        },
        loseTime: (seconds: number) => {
          if (state.air) state.air.delayTime.value += seconds;
        },
      });
      const rigIn = (context: BaseAudioContext) => {
        if (!state.node) {
          state.node = new ConvolverNode(context, { disableNormalization: true });
          load();
        }
        return state.node;
      };
      const connect = AudioNode.prototype.connect as (this: AudioNode, ...rest: unknown[]) => AudioNode;
      AudioNode.prototype.connect = function (this: AudioNode, ...rest: unknown[]) {
        // The left output channel goes into the jig.
        if (rest[0] === this.context.destination) {
          const left = this.context.createChannelSplitter(2);
          connect.call(this, left);
          connect.call(left, rigIn(this.context));
        }
        return connect.apply(this, rest);
      } as typeof AudioNode.prototype.connect;
      navigator.mediaDevices.getUserMedia = async (asked) => {
        Object.assign(window, { askedFor: asked });
        return new MediaStream();
      };
      const hear = function (this: BaseAudioContext) {
        // Playing and hearing in one node makes a cycle, which the delay breaks.
        const out = this.createDelay();
        out.delayTime.value = 256 / this.sampleRate;
        state.air = out;
        connect.call(rigIn(this), out);
        const hiss = this.createBuffer(1, 4 * this.sampleRate, this.sampleRate);
        const samples = hiss.getChannelData(0);
        for (let n = 0; n < samples.length; n++) samples[n] = noise * 3.46 * (Math.random() - 0.5);
        const source = new AudioBufferSourceNode(this, { buffer: hiss, loop: true });
        connect.call(source, out);
        source.start();
        // Other sounds change the page's audio graph, which stops the browser's own frame count.
        if (!isFast)
          setInterval(() => {
            for (let n = 0; n < 100; n++) {
              const other = this.createGain();
              connect.call(source, other);
              source.disconnect(other);
            }
          }, 5);
        return out;
      };
      for (const { prototype } of [AudioContext, BaseAudioContext])
        Object.assign(prototype, { createMediaStreamSource: hear });
    },
    { impulses: impulses as Record<number, Record<string, string>>, noise: rig.noise, isFast },
  );
  type Told = { clip(on: string): void; loseTime(seconds: number): void; halt(isHalted: boolean): void };
  return {
    clip: (on) => page.evaluate((what) => (window as unknown as Told).clip(what), on),
    loseTime: (seconds) => page.evaluate((by) => (window as unknown as Told).loseTime(by), seconds),
    halt: (isHalted) => page.evaluate((so) => (window as unknown as Told).halt(so), isHalted),
  };
}
