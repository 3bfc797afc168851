import type { InputTrouble, Processing } from '#app/sound/sound-input.ts';
import { KNOWN_OHM, LEAST_INPUT_OHM, type Refusal } from '#domain/measure/chain.ts';
import { ohmWords } from '#domain/your-pickup/figure-words.ts';
import type { Stage } from './use-measure.ts';

const NBSP = '\u00a0';
const decibels = (dB: number) => `${dB.toFixed(0).replace('-', '−')}${NBSP}dB`;

/** What may be wrong, why that matters, and what to do. */
export interface Said {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

/** The words of the page; German may stand beside them, typed by these. */
export const MEASURE_MESSAGES = {
  steps: {
    open: {
      name: 'Open',
      text: 'A wire across the resistor first, then off again, nothing on the clips. Finds your input’s own resistance and the cable’s capacitance.',
    },
    short: { name: 'Short', text: 'Clips on each other. Finds the noise and what leaks across.' },
    known: { name: 'Known', text: 'The second resistor, 10\u00a0kΩ. Tells volts from numbers.' },
    pickup: {
      name: 'Your pickup',
      text: 'Clips on its lead, guitar away from the screen and the transformer.',
    },
  },
  fourSteps: 'Four steps',
  done: 'done',
  now: 'now',
  next: 'next',
  again: 'again',
  /** What to clip on before the button is pressed. */
  stages: {
    straight: {
      caption: 'STEP 1, WIRE ON',
      title: 'Bridge the resistor with a wire.',
      text: 'Clips open. Turn the headphones up until the strip stays under −12\u00a0dB and over −30.',
      button: 'Sweep through the wire',
    },
    open: {
      caption: 'STEP 1, WIRE OFF',
      title: 'Take the wire off.',
      text: 'Nothing on the clips, and from now on nobody turns the headphones.',
      button: 'Sweep open',
    },
    short: {
      caption: 'STEP 2',
      title: 'Clip the clips on each other.',
      text: 'You should see hardly any level.',
      button: 'Sweep short',
    },
    known: {
      caption: 'STEP 3',
      title: 'Clip on the 10\u00a0kΩ.',
      text: 'One clip on either end.',
      button: 'Sweep the 10\u00a0kΩ',
    },
    pickup: {
      caption: 'STEP 4',
      title: 'Clip on your pickup.',
      text: 'Hot on the tip’s clip; shield and baseplate on the other. Three sweeps, averaged.',
      button: 'Sweep the pickup',
    },
  } satisfies Record<Stage, { caption: string; title: string; text: string; button: string }>,
  sweepOf: (sweep: number, of: number) => `SWEEP ${sweep} OF ${of}`,
  sweepLines: (seconds: number) => [
    `20\u00a0Hz to 20\u00a0kHz, ${seconds}\u00a0s`,
    'You may hear it in the pickup',
  ],
  level: 'Level at the input',
  levelWords: (now: string, peak: string) => `${now}, peak ${peak}`,
  tooLoud: 'too loud',
  news: (henry: string, ohms: string) => `Yours has ${henry} and ${ohms}.`,
  stop: 'Stop',
  escape: 'Esc stops, too',
  stopped: 'Stopped. Nothing was taken.',
  reckoning: 'Working it out …',
  secondsOf: (at: number, of: number) => `${at} s of ${of}`,
  begin: {
    title: 'Turn the headphones down.',
    text: 'The browser will ask for the microphone: that is your line input. We switch its noise filters off and record only while a sweep runs.',
    button: 'Begin',
    asking: 'Asking …',
    length: 'Each sweep',
  },
  filters: {
    echoCancellation: 'Echo cancelling',
    autoGainControl: 'Automatic gain',
    noiseSuppression: 'Noise suppression',
  } satisfies Record<Processing, string>,
  troubles: {
    refused: {
      title: 'No input was allowed.',
      text: 'Without it nothing can be measured. The lock or the microphone beside the address lets you allow it again.',
      button: 'Ask again',
    },
    none: {
      title: 'There is no input here.',
      text: 'Plug in the sound card and choose it in the system’s settings, then begin again.',
      button: 'Ask again',
    },
    busy: {
      title: 'The input does not open.',
      text: 'Another program may have it. Close that, then begin again.',
      button: 'Ask again',
    },
    unable: {
      title: 'This browser cannot record.',
      text: 'It has no access to inputs, or not on this page. A newer one can; the jig and the method stay the same.',
      button: 'Try again',
    },
    failed: {
      title: 'The sweep got lost.',
      text: 'The browser interrupted the sound while it was playing. Nothing was taken.',
      button: 'Repeat it',
    },
  } satisfies Record<InputTrouble | 'failed', Said>,
  refusal(refusal: Refusal): Said {
    switch (refusal.kind) {
      case 'low-input': {
        // As many digits as matter to somebody who looks for another input.
        const input = `${Math.round(refusal.input_Ohm / 1000)}${NBSP}kΩ`;
        return {
          title: `Your input is ${input}.`,
          text: `That would drown the pickup: we need ${LEAST_INPUT_OHM / 1000}${NBSP}kΩ or more. Use a guitar or Hi-Z input, or a buffer pedal switched on.`,
          button: 'Measure again',
        };
      }
      case 'known-off':
        return {
          title: `The ${KNOWN_OHM / 1000}${NBSP}kΩ reads ${ohmWords(refusal.read_Ohm)}.`,
          text: 'More than 3\u00a0% off: another resistor, a poor contact, or a 1\u00a0MΩ that is none. With a wrong ruler every figure is wrong.',
          button: 'Measure again',
        };
      case 'hum':
        return {
          title: `${refusal.mains_Hz}${NBSP}Hz is louder than the sweep.`,
          text: 'Turn the pickup by a quarter, away from the charger. Then again.',
          button: 'Repeat the sweeps',
        };
      case 'loud':
        return {
          title: 'Too loud.',
          text: `${decibels(refusal.peak_dB)} at the input: there it bends. Turn the headphones or the input down; what was done before is done again.`,
          button: 'Start again',
        };
      case 'quiet':
        return {
          title: 'Too quiet.',
          text: `${decibels(refusal.peak_dB)} with nothing but a wire: a pickup would lie in the noise. Turn the headphones up. Are you on the left channel?`,
          button: 'Measure again',
        };
      case 'not-open':
        return {
          title: 'The wire is still on.',
          text: 'Nothing is lost behind the resistor. Take the wire off it, and see that it is 1\u00a0MΩ.',
          button: 'Measure again',
        };
      case 'not-short':
        return {
          title: 'The clips do not touch.',
          text: 'There is as much level as with open clips. Clip them onto bare metal.',
          button: 'Measure again',
        };
      case 'misfit':
        return {
          title: 'That is no pickup.',
          text: `No R, L and C come nearer to these points than ${refusal.rms_dB.toFixed(1)}${NBSP}dB. Is a pot or a capacitor still on its lead? Did a clip slip?`,
          button: 'Sweep it again',
        };
    }
  },
} as const;
