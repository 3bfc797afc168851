import type { InputTrouble, Processing } from '#app/sound/sound-input.ts';
import { decimalsIn, type InLanguages } from '#domain/languages.ts';
import { KNOWN_OHM, LEAST_INPUT_OHM, type MeasureRefusal } from '#domain/measure/chain.ts';
import { ohmWords } from '#domain/your-pickup/figure-words.ts';
import type { MeasureStage } from './use-measure.ts';

const NBSP = '\u00a0';
const milliseconds = (seconds: number) => `${Math.abs(seconds * 1000).toFixed(1)}${NBSP}ms`;
const decibels = (dB: number) => `${dB.toFixed(0).replace('-', '−')}${NBSP}dB`;

/** A possible fault, its consequence and the remedy. */
export interface Advice {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

const EN = {
  title: 'Measure your pickup',
  description:
    'Two resistors, a cable and a sound card measure your pickup: resistance, inductance, capacitance and losses, each with its margin of error. Nothing leaves your browser.',
  figure: 'SHEET M',
  lines: ['Bench at home', 'About four minutes'],
  heading: 'Measure yours',
  lead: 'A cable, two resistors and a sound card are all you need to measure resistance, inductance, capacitance and losses. Nothing leaves this browser.',
  rate: (rate: number | undefined) =>
    rate ? `${rate / 1000}${NBSP}kHz, the rate of your sound card` : `44.1 or 48${NBSP}kHz`,
  noScript: 'Measuring needs JavaScript. See below what you need and how it works.',
  steps: {
    open: {
      name: 'Open',
      text: 'Once with a wire across the resistor, once without; nothing on the clips. Finds the resistance of your input and the capacitance of the cable.',
    },
    short: { name: 'Short', text: 'Clips together. Finds noise and crosstalk.' },
    known: { name: 'Known', text: 'The second resistor, 10\u00a0kΩ. Sets the scale in ohms.' },
    pickup: {
      name: 'Your pickup',
      text: 'Clips on its lead, guitar away from screen and power supply.',
    },
  },
  fourSteps: 'Four steps',
  done: 'done',
  now: 'now',
  again: 'again',
  /** Leads to clip on before the button is pressed. */
  stages: {
    straight: {
      caption: 'STEP 1, WIRE ON',
      title: 'Bridge the resistor with a wire.',
      text: 'Clips open. Turn up the headphones until the meter stays between −30 and −12\u00a0dB.',
      button: 'Sweep through the wire',
    },
    open: {
      caption: 'STEP 1, WIRE OFF',
      title: 'Take the wire off.',
      text: 'Nothing on the clips. From now on, leave the headphone level alone.',
      button: 'Sweep open',
    },
    short: {
      caption: 'STEP 2',
      title: 'Clip the clips together.',
      text: 'You should see hardly any level.',
      button: 'Sweep short',
    },
    known: {
      caption: 'STEP 3',
      title: 'Clip on the 10\u00a0kΩ.',
      text: 'One clip on each end.',
      button: 'Sweep the 10\u00a0kΩ',
    },
    pickup: {
      caption: 'STEP 4',
      title: 'Clip on your pickup.',
      text: 'Hot on the tip clip, shield and baseplate on the other. Three sweeps, averaged.',
      button: 'Sweep the pickup',
    },
  } satisfies Record<MeasureStage, { caption: string; title: string; text: string; button: string }>,
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
  stopped: 'Stopped. Nothing was saved.',
  reckoning: 'Calculating …',
  /** Result of each step. */
  found: {
    open: (input: string, picofarads: number) => `Input ${input}, cable ${picofarads}${NBSP}pF`,
    short: (leak_dB: string) => `Crosstalk −${leak_dB}${NBSP}dB`,
    known: (read: string, off: string) => `${read}${NBSP}kΩ read, ${off} off`,
    pickup: (sweep: number, of: number) => `Sweep ${sweep} of ${of}`,
  },
  secondsOf: (at: number, of: number) => `${at} s of ${of}`,
  begin: {
    title: 'Turn the headphones down.',
    text: 'Your browser will ask for the microphone: that is your line input. We turn off its noise filters and only record during a sweep.',
    button: 'Start',
    asking: 'Waiting …',
    length: 'Each sweep',
  },
  filters: {
    echoCancellation: 'Echo cancellation',
    autoGainControl: 'Automatic gain',
    noiseSuppression: 'Noise suppression',
  } satisfies Record<Processing, string>,
  filtersOff: 'Echo cancellation, gain and noise filters off',
  filtersAsked: 'We turned the filters off; this browser does not confirm it',
  filtersOn: (filters: readonly string[]) =>
    `Still on: ${filters.map((one) => one.toLowerCase()).join(', ')}`,
  noFilters: 'All filters of the input are off',
  troubles: {
    refused: {
      title: 'No access to the input.',
      text: 'We cannot measure without it. Allow it with the lock or microphone icon in the address bar.',
      button: 'Try again',
    },
    none: {
      title: 'No input found.',
      text: 'Plug in your sound card, select it in your system settings and start again.',
      button: 'Try again',
    },
    busy: {
      title: 'The input is busy.',
      text: 'Another program may be using it. Close that and start again.',
      button: 'Try again',
    },
    unable: {
      title: 'This browser cannot record.',
      text: 'It has no access to inputs on this page. Try a newer one.',
      button: 'Try again',
    },
    slow: {
      title: 'This input is too slow.',
      text: 'Bluetooth headsets sample at 8 or 16\u00a0kHz, and we can only measure up to half of that. Plug in a sound card with 44.1\u00a0kHz or more.',
      button: 'Try again',
    },
    failed: {
      title: 'The sweep was interrupted.',
      text: 'Your browser interrupted the sound. Nothing was saved.',
      button: 'Repeat it',
    },
  } satisfies Record<InputTrouble | 'slow' | 'failed', Advice>,
  refusal(refusal: MeasureRefusal): Advice {
    switch (refusal.kind) {
      case 'low-input': {
        // Rounded to the digits that matter for choosing another input.
        const input = `${Math.round(refusal.input_Ohm / 1000)}${NBSP}kΩ`;
        return {
          title: `Your input is ${input}.`,
          text: `That loads the pickup too much: we need ${LEAST_INPUT_OHM / 1000}${NBSP}kΩ or more. Use a guitar or Hi-Z input, or a buffer pedal.`,
          button: 'Measure again',
        };
      }
      case 'known-off':
        return {
          title: `The ${KNOWN_OHM / 1000}${NBSP}kΩ reads ${ohmWords(refusal.read_Ohm)}.`,
          text: 'More than 3\u00a0% off: a different resistor, a poor contact, or a wrong 1\u00a0MΩ. All other figures depend on it.',
          button: 'Measure again',
        };
      case 'hum':
        return {
          title: `${refusal.mains_Hz}${NBSP}Hz is louder than the sweep.`,
          text: 'Turn the pickup by a quarter and move it away from the charger. Then try again.',
          button: 'Repeat the sweeps',
        };
      case 'late':
        return {
          title: 'The timing is off.',
          text: `${milliseconds(refusal.late_s)} ${refusal.late_s > 0 ? 'later' : 'sooner'} than in the first sweep: your sound card dropped out, a plug slipped, or output and input are two devices with separate clocks. Close other programs and start again with the wire.`,
          button: 'Start again',
        };
      case 'loud':
        return {
          title: 'Too loud.',
          text: `${decibels(refusal.peak_dB)} at the input: it distorts. Turn down the headphones or the input and start again.`,
          button: 'Start again',
        };
      case 'quiet':
        return {
          title: 'Too quiet.',
          text: `${decibels(refusal.peak_dB)} with just a wire: a pickup would be lost in the noise. Turn up the headphones. Are you on the left channel?`,
          button: 'Measure again',
        };
      case 'not-open':
        return {
          title: 'The wire is still on.',
          text: 'There is no drop across the resistor. Take the wire off and check that it is 1\u00a0MΩ.',
          button: 'Measure again',
        };
      case 'not-short':
        return {
          title: 'The clips are not touching.',
          text: 'The level is the same as with open clips. Clip onto bare metal.',
          button: 'Measure again',
        };
      case 'misfit':
        return {
          title: 'That is not a pickup.',
          text: `No R, L and C come closer to these points than ${refusal.rms_dB.toFixed(1)}${NBSP}dB. Is a pot or a capacitor still on its lead? Did a clip slip?`,
          button: 'Sweep it again',
        };
    }
  },
};

const AGAIN = 'Noch einmal messen';

const DE: typeof EN = {
  title: 'Tonabnehmer selbst messen',
  description:
    'Mit zwei Widerständen, einem Kabel und einem Audio-Interface misst du deinen Tonabnehmer: R, L, C und Verluste, je mit Unsicherheit. Nichts verlässt deinen Browser.',
  figure: 'BLATT M',
  lines: ['Messplatz zu Hause', 'Etwa vier Minuten'],
  heading: 'Miss deinen',
  lead: 'Mit einem Kabel, zwei Widerständen und einem Audio-Interface misst du Widerstand, Induktivität, Kapazität und Verluste. Nichts davon verlässt diesen Browser.',
  rate: (rate) =>
    rate
      ? `${decimalsIn(String(rate / 1000), 'de')}${NBSP}kHz, der Takt deines Interface`
      : `44,1 oder 48${NBSP}kHz`,
  noScript: 'Messen geht nur mit JavaScript. Was du brauchst und wie es geht, steht unten.',
  steps: {
    open: {
      name: 'Offen',
      text: 'Einmal mit einem Draht über dem Widerstand, einmal ohne; nichts an den Klemmen. Zeigt den Widerstand deines Eingangs und die Kapazität des Kabels.',
    },
    short: { name: 'Kurz', text: 'Klemmen aneinander. Zeigt Rauschen und Übersprechen.' },
    known: { name: 'Bekannt', text: 'Der zweite Widerstand, 10\u00a0kΩ. Gibt den Maßstab in Ohm.' },
    pickup: {
      name: 'Dein Tonabnehmer',
      text: 'Klemmen an sein Kabel, die Gitarre weg von Bildschirm und Netzteil.',
    },
  },
  fourSteps: 'Vier Schritte',
  done: 'fertig',
  now: 'jetzt',
  again: 'noch mal',
  stages: {
    straight: {
      caption: 'SCHRITT 1, DRAHT DRAN',
      title: 'Überbrück den Widerstand mit einem Draht.',
      text: 'Klemmen offen. Dreh die Kopfhörer auf, bis die Anzeige zwischen −30 und −12\u00a0dB bleibt.',
      button: 'Sweep durch den Draht',
    },
    open: {
      caption: 'SCHRITT 1, DRAHT AB',
      title: 'Nimm den Draht ab.',
      text: 'Nichts an den Klemmen. Ab jetzt bleibt der Kopfhörer-Regler, wie er ist.',
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
  stopped: 'Gestoppt. Es wurde nichts gespeichert.',
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
    text: 'Der Browser fragt gleich nach dem Mikrofon: Das ist dein Line-Eingang. Wir schalten seine Rauschfilter ab und nehmen nur während eines Sweeps auf.',
    button: 'Los',
    asking: 'Wartet …',
    length: 'Jeder Sweep',
  },
  filters: {
    echoCancellation: 'Echo-Unterdrückung',
    autoGainControl: 'automatische Aussteuerung',
    noiseSuppression: 'Rauschunterdrückung',
  },
  filtersOff: 'Echo-, Pegel- und Rauschfilter aus',
  filtersAsked: 'Filter abgeschaltet; dieser Browser bestätigt es nicht',
  filtersOn: (filters) => `Noch an: ${filters.join(', ')}`,
  noFilters: 'Alle Filter des Eingangs sind aus',
  troubles: {
    refused: {
      title: 'Kein Zugriff auf den Eingang.',
      text: 'Ohne ihn können wir nicht messen. Erlaub ihn über das Schloss oder das Mikrofon neben der Adresse.',
      button: 'Noch einmal versuchen',
    },
    none: {
      title: 'Kein Eingang gefunden.',
      text: 'Steck das Interface an, wähl es in den Systemeinstellungen und fang noch einmal an.',
      button: 'Noch einmal versuchen',
    },
    busy: {
      title: 'Der Eingang ist belegt.',
      text: 'Vielleicht benutzt ihn ein anderes Programm. Schließ das und fang noch einmal an.',
      button: 'Noch einmal versuchen',
    },
    unable: {
      title: 'Dieser Browser kann nicht aufnehmen.',
      text: 'Er kommt auf dieser Seite an keinen Eingang. Versuch es mit einem neueren.',
      button: 'Noch einmal versuchen',
    },
    slow: {
      title: 'Dieser Eingang ist zu langsam.',
      text: 'Bluetooth-Headsets tasten mit 8 oder 16\u00a0kHz ab, und messen können wir nur bis zur Hälfte davon. Steck ein Interface mit mindestens 44,1\u00a0kHz an.',
      button: 'Noch einmal versuchen',
    },
    failed: {
      title: 'Der Sweep wurde unterbrochen.',
      text: 'Dein Browser hat den Ton unterbrochen. Es wurde nichts gespeichert.',
      button: 'Wiederholen',
    },
  },
  refusal(refusal) {
    switch (refusal.kind) {
      case 'low-input': {
        const input = `${Math.round(refusal.input_Ohm / 1000)}${NBSP}kΩ`;
        return {
          title: `Dein Eingang hat ${input}.`,
          text: `Das belastet den Tonabnehmer zu stark: Wir brauchen ${LEAST_INPUT_OHM / 1000}${NBSP}kΩ oder mehr. Nimm einen Gitarren- oder Hi-Z-Eingang oder ein eingeschaltetes Buffer-Pedal.`,
          button: AGAIN,
        };
      }
      case 'known-off':
        return {
          title: `Die ${KNOWN_OHM / 1000}${NBSP}kΩ zeigen ${decimalsIn(ohmWords(refusal.read_Ohm), 'de')}.`,
          text: 'Mehr als 3\u00a0% daneben: ein anderer Widerstand, ein schlechter Kontakt oder ein falscher 1-MΩ-Widerstand. Alle anderen Werte hängen davon ab.',
          button: AGAIN,
        };
      case 'hum':
        return {
          title: `${refusal.mains_Hz}${NBSP}Hz sind lauter als der Sweep.`,
          text: 'Dreh den Tonabnehmer um eine Vierteldrehung und leg ihn weg vom Ladegerät. Dann noch einmal.',
          button: 'Sweeps wiederholen',
        };
      case 'late':
        return {
          title: 'Die Zeit stimmt nicht.',
          text: `${decimalsIn(milliseconds(refusal.late_s), 'de')} ${refusal.late_s > 0 ? 'später' : 'früher'} als beim ersten Sweep: Dein Interface hatte einen Aussetzer, ein Stecker sitzt lose, oder Ausgang und Eingang sind zwei Geräte mit eigenem Takt. Schließ andere Programme und fang wieder beim Draht an.`,
          button: 'Von vorn',
        };
      case 'loud':
        return {
          title: 'Zu laut.',
          text: `${decibels(refusal.peak_dB)} am Eingang: Da verzerrt er. Dreh Kopfhörer oder Eingang leiser und fang von vorn an.`,
          button: 'Von vorn',
        };
      case 'quiet':
        return {
          title: 'Zu leise.',
          text: `${decibels(refusal.peak_dB)} nur mit einem Draht: Ein Tonabnehmer ginge im Rauschen unter. Dreh die Kopfhörer auf. Bist du am linken Kanal?`,
          button: AGAIN,
        };
      case 'not-open':
        return {
          title: 'Der Draht ist noch dran.',
          text: 'Am Widerstand fällt nichts ab. Nimm den Draht ab und prüf, ob es 1\u00a0MΩ sind.',
          button: AGAIN,
        };
      case 'not-short':
        return {
          title: 'Die Klemmen berühren sich nicht.',
          text: 'Der Pegel ist derselbe wie mit offenen Klemmen. Klemm sie auf blankes Metall.',
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

/** Texts of the page, except its results. */
export const MEASURE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
