import { inWords } from '../format-count.ts';
import type { InLanguages } from '../languages.ts';

const NBSP = '\u00a0';

const EN = {
  gauges: {
    resistance: (temperature_C: number) => `DC resistance, ${temperature_C}${NBSP}°C`,
    inductance: (frequency_Hz: number) => `Inductance, ${frequency_Hz}${NBSP}Hz`,
    resonance: 'Resonance, loaded',
    modelled: (figure: string, percent: number) => `modelled ${figure}, ±${percent}${NBSP}%`,
    fromBoth: (figure: string, doubt: string) => `modelled ${figure}, from R and L, ${doubt}`,
    fromSweep: (figure: string, doubt: string) => `modelled ${figure}, from the sweep, ${doubt}`,
  },
  rows: {
    wire: 'Wire',
    spool: 'Wire from spool',
    counted: 'Turns, counted',
    asSet: 'Turns, as set',
    wound: 'Wound',
    direction: 'Direction, seen from above',
    resistance: (temperature_C: number) => `Resistance at ${temperature_C}${NBSP}°C`,
    poles: 'Poles, upper side',
    magnet: 'Magnet',
    outerPoles: 'Outer poles',
    wax: 'Wax potting',
    no: 'No',
    cover: 'Cover, colours',
    lead: 'Lead',
    play: 'Test play',
  },
  /** `number` and `name` are undefined for a single coil. */
  coil: (number?: number, name?: string): string => (number ? `Coil ${number}, ${name}` : 'Coil'),
  /** Between the colours, upper one first. */
  over: ' over ',
  /** Caption of the picture; undefined if the picture contains it, as at the sale. */
  picture: (_what: string): string | undefined => undefined,
  /** The resistance that a meter reads. */
  meter: (kiloOhms: string, temperature_C: number) => `${kiloOhms}${NBSP}kΩ at ${temperature_C}${NBSP}°C`,
  leads: { 2: 'Two leads', 5: 'Five leads' },
  care: {
    measure: 'Measure first',
    hotToGround: 'Hot to ground',
    /** Colours of the hot lead, of the ground lead, and of those joined for the measurement. */
    between: (hot: string, ground: string, joined: readonly string[]) =>
      `${hot} to ${ground}${joined.length > 0 ? ` with ${joined.join(' and ')} joined` : ''}`,
    reads: (between: string, kiloOhms: string, temperature_C: number) =>
      `${between}: ${kiloOhms}${NBSP}kΩ at ${temperature_C}${NBSP}°C, 0.4${NBSP}% more for each degree above. No reading means a broken lead or coil. If the figure is right, check switch, pots and jack.`,
    comesOut: 'What comes out',
    cover: {
      metal: 'The cover is soldered to the baseplate.',
      plastic: 'The cover lifts off.',
      none: 'There is no cover.',
    },
    screws: (count: number, magnets: number) =>
      `${inWords(count)} screws under the baseplate hold the ${count > 2 ? 'coils' : 'coil'}; loosen them and the ${magnets > 1 ? 'magnets slide' : 'magnet slides'} out. Mark its north first.`,
    rods: 'The coil is wound around the rods, so they stay in. The leads end in eyelets at the edge, and you can resolder those.',
    rewinding: 'Rewinding',
    recipe: 'This page is the recipe, for us or for any winder: wire, turns, direction, magnet.',
    again: 'We can wind it again as it was.',
    everyDay: 'Every day',
    cloth:
      'A dry cloth. No oil on the poles, no steel wool near the magnet: it keeps every splinter. No hair dryer, no solvent.',
  },
};

const DE: typeof EN = {
  gauges: {
    resistance: (temperature_C) => `Gleichstromwiderstand, ${temperature_C}${NBSP}°C`,
    inductance: (frequency_Hz) => `Induktivität, ${frequency_Hz}${NBSP}Hz`,
    resonance: 'Resonanz unter Last',
    modelled: (figure, percent) => `berechnet ${figure}, ±${percent}${NBSP}%`,
    fromBoth: (figure, doubt) => `berechnet ${figure}, aus R und L, ${doubt}`,
    fromSweep: (figure, doubt) => `berechnet ${figure}, per Sweep, ${doubt}`,
  },
  rows: {
    wire: 'Draht',
    spool: 'Von der Drahtrolle',
    counted: 'Windungen, gezählt',
    asSet: 'Windungen, eingestellt',
    wound: 'Gewickelt',
    direction: 'Wickelrichtung, von oben',
    resistance: (temperature_C) => `Widerstand bei ${temperature_C}${NBSP}°C`,
    poles: 'Pole, Oberseite',
    magnet: 'Magnet',
    outerPoles: 'Äußere Pole',
    wax: 'Gewachst',
    no: 'Nein',
    cover: 'Kappe, Farben',
    lead: 'Kabel',
    play: 'Anspielen',
  },
  coil: (number, name) => (number ? `Spule ${number}, ${name}` : 'Spule'),
  over: ' über ',
  picture: (what) => `${what}, von schräg oben`,
  meter: (kiloOhms, temperature_C) => `${kiloOhms}${NBSP}kΩ bei ${temperature_C}${NBSP}°C`,
  leads: { 2: 'Zwei Adern', 5: 'Fünf Adern' },
  care: {
    measure: 'Erst messen',
    hotToGround: 'Heiß gegen Masse',
    between: (hot, ground, joined) =>
      `${hot} gegen ${ground}${joined.length > 0 ? `, ${joined.join(' und ')} verbunden` : ''}`,
    reads: (between, kiloOhms, temperature_C) =>
      `${between}: ${kiloOhms}${NBSP}kΩ bei ${temperature_C}${NBSP}°C, je Grad darüber 0,4${NBSP}% mehr. Zeigt das Messgerät gar nichts, ist eine Ader oder eine Spule unterbrochen. Stimmt der Wert, prüf Schalter, Potis und Buchse.`,
    comesOut: 'Was sich lösen lässt',
    cover: {
      metal: 'Die Kappe ist an die Grundplatte gelötet.',
      plastic: 'Die Kappe lässt sich abheben.',
      none: 'Eine Kappe hat er nicht.',
    },
    screws: (count, magnets) =>
      `${inWords(count, 'de')} Schrauben unter der Grundplatte halten die ${count > 2 ? 'Spulen' : 'Spule'}; sind sie lose, ${magnets > 1 ? 'gleiten die Magnete' : 'gleitet der Magnet'} heraus. Zeichne vorher an, wo Nord ist.`,
    rods: 'Um die Stäbe ist die Spule gewickelt: Sie bleiben drin. Die Kabel enden in Ösen am Rand, und die lassen sich neu löten.',
    rewinding: 'Neu wickeln',
    recipe:
      'Diese Seite ist das Rezept, für uns und für alle, die wickeln: Draht, Windungen, Richtung, Magnet.',
    again: 'Wir wickeln ihn gern wieder so, wie er war.',
    everyDay: 'Im Alltag',
    cloth:
      'Ein trockenes Tuch. Kein Öl auf die Pole, keine Stahlwolle in die Nähe des Magneten: Er behält jeden Splitter. Kein Föhn, kein Lösungsmittel.',
  },
};

export const PASSPORT_WORDS: InLanguages<typeof EN> = { en: EN, de: DE };
