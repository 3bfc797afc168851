import type { InputTrouble, Processing } from '#app/sound/sound-input.ts';
import { decimalsIn } from '#domain/decimal-comma.ts';
import type { InLanguages } from '#domain/languages.ts';
import { KNOWN_OHM, LEAST_INPUT_OHM, type Refusal } from '#domain/measure/chain.ts';
import { ohmWords } from '#domain/your-pickup/figure-words.ts';
import type { Stage } from './use-measure.ts';

const NBSP = '\u00a0';
const milliseconds = (seconds: number) => `${Math.abs(seconds * 1000).toFixed(1)}${NBSP}ms`;
const decibels = (dB: number) => `${dB.toFixed(0).replace('-', '−')}${NBSP}dB`;

/** What may be wrong, why that matters, and what to do. */
export interface Advice {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

const EN = {
  title: 'Measure your pickup',
  description:
    'Two resistors, a cable and a sound card show what your pickup is: resistance, inductance, capacitance and losses, each with its doubt. Nothing leaves your browser.',
  figure: 'SHEET M',
  lines: ['Bench at home', 'About four minutes'],
  heading: 'Measure yours',
  lead: 'A cable, two resistors and a sound card show what your pickup is: resistance, inductance, capacitance, losses. Nothing leaves this browser.',
  rate: (rate: number | undefined) =>
    rate ? `${rate / 1000}${NBSP}kHz, as your sound card runs` : `44.1 or 48${NBSP}kHz`,
  noScript:
    'The sweep is played and worked out by a script, and your browser runs none here. What you need and how it is done stand below.',
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
  /** What a step has found. */
  found: {
    open: (input: string, picofarads: number) => `Input ${input}, cable ${picofarads}${NBSP}pF`,
    short: (leak_dB: string) => `Leak −${leak_dB}${NBSP}dB`,
    known: (read: string, off: string) => `${read}${NBSP}kΩ read, ${off} off`,
    pickup: (sweep: number, of: number) => `Sweep ${sweep} of ${of}`,
  },
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
  filtersOff: 'Echo cancelling, gain and noise filters off',
  filtersAsked: 'Filters asked to be off; this browser does not tell',
  filtersOn: (filters: readonly string[]) =>
    `Still on: ${filters.map((one) => one.toLowerCase()).join(', ')}`,
  noFilters: 'All filters of the input are off',
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
    slow: {
      title: 'This input is too slow.',
      text: 'Bluetooth headsets sample at 8 or 16\u00a0kHz, and nothing above half of that can be measured. Plug in a sound card with 44.1\u00a0kHz or more.',
      button: 'Try again',
    },
    failed: {
      title: 'The sweep got lost.',
      text: 'The browser interrupted the sound while it was playing. Nothing was taken.',
      button: 'Repeat it',
    },
  } satisfies Record<InputTrouble | 'slow' | 'failed', Advice>,
  refusal(refusal: Refusal): Advice {
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
      case 'late':
        return {
          title: 'The sound came back at another time.',
          text: `${milliseconds(refusal.late_s)} ${refusal.late_s > 0 ? 'later' : 'sooner'} than in the first sweep: your sound card lost a moment, a plug slipped, or output and input are two devices, each with a clock of its own. All takes are compared in time; close what else is busy, and begin with the wire.`,
          button: 'Start again',
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
};

const AGAIN = 'Noch einmal messen';

const DE: typeof EN = {
  title: 'Tonabnehmer selbst messen',
  description:
    'Zwei Widerstände, ein Kabel und ein Audio-Interface zeigen, was dein Tonabnehmer ist: R, L, C und Verluste, je mit Unsicherheit. Nichts verlässt deinen Browser.',
  figure: 'BLATT M',
  lines: ['Messplatz zu Hause', 'Etwa vier Minuten'],
  heading: 'Miss deinen',
  lead: 'Ein Kabel, zwei Widerstände und ein Audio-Interface zeigen, was dein Tonabnehmer ist: Widerstand, Induktivität, Kapazität, Verluste. Nichts davon verlässt diesen Browser.',
  rate: (rate) =>
    rate
      ? `${decimalsIn(String(rate / 1000), 'de')}${NBSP}kHz, wie dein Interface läuft`
      : `44,1 oder 48${NBSP}kHz`,
  noScript:
    'Den Sweep spielt und rechnet ein Skript, und dein Browser führt hier keins aus. Was du brauchst und wie es geht, steht unten.',
  steps: {
    open: {
      name: 'Offen',
      text: 'Erst einen Draht über den Widerstand, dann wieder ab, nichts an den Klemmen. Zeigt, welchen Widerstand dein Eingang selbst hat und welche Kapazität das Kabel.',
    },
    short: { name: 'Kurz', text: 'Klemmen aneinander. Zeigt das Rauschen und was überspricht.' },
    known: { name: 'Bekannt', text: 'Der zweite Widerstand, 10\u00a0kΩ. Macht aus Zahlen Ohm.' },
    pickup: {
      name: 'Dein Tonabnehmer',
      text: 'Klemmen an sein Kabel, die Gitarre weg von Bildschirm und Netzteil.',
    },
  },
  fourSteps: 'Vier Schritte',
  done: 'fertig',
  now: 'jetzt',
  next: 'dann',
  again: 'noch mal',
  stages: {
    straight: {
      caption: 'SCHRITT 1, DRAHT DRAN',
      title: 'Überbrück den Widerstand mit einem Draht.',
      text: 'Klemmen offen. Dreh die Kopfhörer auf, bis die Anzeige unter −12\u00a0dB und über −30 bleibt.',
      button: 'Sweep durch den Draht',
    },
    open: {
      caption: 'SCHRITT 1, DRAHT AB',
      title: 'Nimm den Draht ab.',
      text: 'Nichts an den Klemmen, und ab jetzt dreht niemand mehr am Kopfhörer-Regler.',
      button: 'Sweep offen',
    },
    short: {
      caption: 'SCHRITT 2',
      title: 'Klemm die Klemmen aneinander.',
      text: 'Du solltest kaum Pegel sehen.',
      button: 'Sweep kurzgeschlossen',
    },
    known: {
      caption: 'SCHRITT 3',
      title: 'Klemm die 10\u00a0kΩ an.',
      text: 'An jedes Ende eine Klemme.',
      button: 'Sweep mit 10\u00a0kΩ',
    },
    pickup: {
      caption: 'SCHRITT 4',
      title: 'Klemm deinen Tonabnehmer an.',
      text: 'Die heiße Ader an die Klemme der Spitze, Schirm und Grundplatte an die andere. Drei Sweeps, gemittelt.',
      button: 'Sweep mit Tonabnehmer',
    },
  },
  sweepOf: (sweep, of) => `SWEEP ${sweep} VON ${of}`,
  sweepLines: (seconds) => [
    `20\u00a0Hz bis 20\u00a0kHz, ${seconds}\u00a0s`,
    'Du hörst ihn vielleicht im Tonabnehmer',
  ],
  level: 'Pegel am Eingang',
  levelWords: (now, peak) => `${now}, Spitze ${peak}`,
  tooLoud: 'zu laut',
  news: (henry, ohms) => `Deiner hat ${henry} und ${ohms}.`,
  stop: 'Stopp',
  escape: 'Esc stoppt auch',
  stopped: 'Gestoppt. Nichts wurde übernommen.',
  reckoning: 'Wird gerechnet …',
  found: {
    open: (input, picofarads) => `Eingang ${input}, Kabel ${picofarads}${NBSP}pF`,
    short: (leak_dB) => `Übersprechen −${leak_dB}${NBSP}dB`,
    known: (read, off) => `${read}${NBSP}kΩ gelesen, ${off} daneben`,
    pickup: (sweep, of) => `Sweep ${sweep} von ${of}`,
  },
  secondsOf: (at, of) => `${at} von ${of} s`,
  begin: {
    title: 'Dreh die Kopfhörer leise.',
    text: 'Der Browser fragt gleich nach dem Mikrofon: Das ist dein Line-Eingang. Wir schalten seine Rauschfilter ab und nehmen nur auf, solange ein Sweep läuft.',
    button: 'Los',
    asking: 'Fragt …',
    length: 'Jeder Sweep',
  },
  filters: {
    echoCancellation: 'Echo-Unterdrückung',
    autoGainControl: 'automatische Aussteuerung',
    noiseSuppression: 'Rauschunterdrückung',
  },
  filtersOff: 'Echo-, Pegel- und Rauschfilter aus',
  filtersAsked: 'Filter sollen aus sein; dieser Browser verrät es nicht',
  filtersOn: (filters) => `Noch an: ${filters.join(', ')}`,
  noFilters: 'Alle Filter des Eingangs sind aus',
  troubles: {
    refused: {
      title: 'Kein Eingang erlaubt.',
      text: 'Ohne ihn lässt sich nichts messen. Über das Schloss oder das Mikrofon neben der Adresse kannst du ihn wieder erlauben.',
      button: 'Noch einmal fragen',
    },
    none: {
      title: 'Hier ist kein Eingang.',
      text: 'Steck das Interface an, wähl es in den Systemeinstellungen und fang noch einmal an.',
      button: 'Noch einmal fragen',
    },
    busy: {
      title: 'Der Eingang geht nicht auf.',
      text: 'Vielleicht hat ihn ein anderes Programm. Schließ das und fang noch einmal an.',
      button: 'Noch einmal fragen',
    },
    unable: {
      title: 'Dieser Browser kann nicht aufnehmen.',
      text: 'Er kommt an keinen Eingang, oder nicht auf dieser Seite. Ein neuerer kann es; Aufbau und Methode bleiben gleich.',
      button: 'Noch einmal versuchen',
    },
    slow: {
      title: 'Dieser Eingang ist zu langsam.',
      text: 'Bluetooth-Headsets tasten mit 8 oder 16\u00a0kHz ab, und über der Hälfte davon lässt sich nichts messen. Steck ein Interface mit mindestens 44,1\u00a0kHz an.',
      button: 'Noch einmal versuchen',
    },
    failed: {
      title: 'Der Sweep ging verloren.',
      text: 'Der Browser hat den Ton unterbrochen, während er lief. Nichts wurde übernommen.',
      button: 'Wiederholen',
    },
  },
  refusal(refusal) {
    switch (refusal.kind) {
      case 'low-input': {
        const input = `${Math.round(refusal.input_Ohm / 1000)}${NBSP}kΩ`;
        return {
          title: `Dein Eingang hat ${input}.`,
          text: `Das würde den Tonabnehmer ersticken: Wir brauchen ${LEAST_INPUT_OHM / 1000}${NBSP}kΩ oder mehr. Nimm einen Gitarren- oder Hi-Z-Eingang oder ein eingeschaltetes Buffer-Pedal.`,
          button: AGAIN,
        };
      }
      case 'known-off':
        return {
          title: `Die ${KNOWN_OHM / 1000}${NBSP}kΩ zeigen ${decimalsIn(ohmWords(refusal.read_Ohm), 'de')}.`,
          text: 'Mehr als 3\u00a0% daneben: ein anderer Widerstand, ein schlechter Kontakt oder ein 1\u00a0MΩ, das keins ist. Mit falschem Maßstab stimmt keine Zahl.',
          button: AGAIN,
        };
      case 'hum':
        return {
          title: `${refusal.mains_Hz}${NBSP}Hz sind lauter als der Sweep.`,
          text: 'Dreh den Tonabnehmer um eine Vierteldrehung, weg vom Ladegerät. Dann noch einmal.',
          button: 'Sweeps wiederholen',
        };
      case 'late':
        return {
          title: 'Der Ton kam zu einer anderen Zeit zurück.',
          text: `${decimalsIn(milliseconds(refusal.late_s), 'de')} ${refusal.late_s > 0 ? 'später' : 'früher'} als beim ersten Sweep: Dein Interface hat einen Moment verloren, ein Stecker sitzt lose, oder Ausgang und Eingang sind zwei Geräte mit je eigenem Takt. Alle Sweeps werden in der Zeit verglichen; schließ, was sonst noch rechnet, und fang beim Draht an.`,
          button: 'Von vorn',
        };
      case 'loud':
        return {
          title: 'Zu laut.',
          text: `${decibels(refusal.peak_dB)} am Eingang: Da verzerrt er. Dreh Kopfhörer oder Eingang leiser; was schon gemessen ist, wird noch einmal gemessen.`,
          button: 'Von vorn',
        };
      case 'quiet':
        return {
          title: 'Zu leise.',
          text: `${decibels(refusal.peak_dB)} mit nichts als einem Draht: Ein Tonabnehmer läge im Rauschen. Dreh die Kopfhörer auf. Bist du am linken Kanal?`,
          button: AGAIN,
        };
      case 'not-open':
        return {
          title: 'Der Draht ist noch dran.',
          text: 'Hinter dem Widerstand geht nichts verloren. Nimm den Draht ab und prüf, ob es 1\u00a0MΩ sind.',
          button: AGAIN,
        };
      case 'not-short':
        return {
          title: 'Die Klemmen berühren sich nicht.',
          text: 'Es ist so viel Pegel da wie mit offenen Klemmen. Klemm sie auf blankes Metall.',
          button: AGAIN,
        };
      case 'misfit':
        return {
          title: 'Das ist kein Tonabnehmer.',
          text: `Kein R, L und C kommt diesen Punkten näher als ${decimalsIn(refusal.rms_dB.toFixed(1), 'de')}${NBSP}dB. Hängt noch ein Poti oder Kondensator an seinem Kabel? Ist eine Klemme abgerutscht?`,
          button: 'Sweep wiederholen',
        };
    }
  },
};

/** The words of the page, up to what it finds. */
export const MEASURE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
