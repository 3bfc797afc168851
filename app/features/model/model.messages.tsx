import type { ReactNode } from 'react';
import type { InLanguages } from '#domain/languages.ts';
import type { ToneClass } from '#domain/tone/doubt.ts';
import type { CoilKind } from '#domain/tone/measured/measured-coils.ts';

const NBSP = '\u00a0';

type Note = readonly [title: string, text: ReactNode];

/** Texts of the page that compares the model with measured pickups. Figures are formatted by the caller. */
const EN = {
  title: 'The model, checked',
  description:
    'The tone model behind our curves, figures and sounds, checked against measured pickups from other makers: where it is right, where it is not, and all our figures as open data.',
  figure: 'SHEET C',
  lines: (sets: number, models: number) => [`${sets} sets of curves, ${models} models`, 'One bench'],
  lead: 'We sell pickups by a model. Here is where it is right and where it is not, compared with pickups that somebody else made and measured.',
  curveError: (unloaded: string) =>
    `Typical error of the curve into a cable, 100${NBSP}Hz to 10${NBSP}kHz: half the sets are better, half worse. Without a cable ${unloaded}${NBSP}dB.`,
  resonanceError: (minus3: string) =>
    `Typical error of a resonance that rises by 1${NBSP}dB or more. At the −3${NBSP}dB point: ${minus3}${NBSP}%.`,
  peakError: (worst: string) =>
    `Typical error of the peak height, too high or too low. The worst curve is ${worst}${NBSP}dB off: its three sweeps contradict each other.`,
  line: {
    figure: 'FIG. 1, 2',
    lines: [`Into 167${NBSP}kΩ and 490${NBSP}pF`, 'Square: rod magnets', 'Dot: steel in the coil'],
    heading: 'Along the line',
    resonance: 'Resonance',
    resonances: 'Resonance, modelled against measured. Figures are in the tables below.',
    offPercent: 'Dashed: 5 % off',
    peak: `Peak over 150 to 450${NBSP}Hz`,
    peaks: 'Height of the peak, modelled against measured. Figures are in the tables below.',
    offDecibel: `Dashed: 1${NBSP}dB off`,
    read: 'How to read it',
    how: [
      'A point on the line is a perfect match. Steel poles, a baseplate or a metal cover carry eddy currents, which reduce both the inductance and the string’s signal. Before we included the second effect, all our steel pickups came out half a decibel to two and a half too high.',
      `The peak of a loaded humbucker is low and broad. Its frequency is accurate to five percent at best; the −3${NBSP}dB point tells you more.`,
    ],
    measured: (unit: string) => `measured, ${unit}`,
    modelled: 'modelled',
  },
  curves: {
    lines: ['Solid: measured', 'Dashed: modelled', 'Figure: rms error, dB'],
    heading: 'Curve by curve',
    note: `dB over the mean of 150 to 450${NBSP}Hz, into 167${NBSP}kΩ and 490${NBSP}pF. Errors of 1.0${NBSP}dB or more are in copper. Open one for its figures and its curve without a cable.`,
    at: (level: string, frequency: string) => `${level} at ${frequency}`,
    both: (measured: string, modelled: string) => `measured ${measured}, modelled ${modelled}`,
    loaded: (peak: string) => `Into a cable: ${peak}`,
    unloaded: (peak: string, error: string) => `Without: ${peak}. Error ${error}${NBSP}dB`,
    drawnLoaded: (name: string, peak: string) => `${name}, into a cable: ${peak}`,
    drawnUnloaded: (name: string, peak: string) => `${name}, without a cable: ${peak}`,
  },
  classes: {
    lines: ['Medians of a class', 'Loaded / unloaded'],
    heading: 'By class',
    label: 'Errors by class, loaded and unloaded',
    head: ['Class', 'Sets', 'Curve, dB rms', 'Worst, dB', 'Peak, dB', 'Resonance, %', `−3${NBSP}dB, %`],
    kinds: {
      humbucker: 'Humbuckers, bare',
      p90: 'P90',
      'bar-strat': 'Steel poles on a ceramic bar',
      'tele-plate': 'Rods over a steel plate',
      rod: 'Rods',
      bass: 'Basses, build unknown',
      covered: 'Under a metal cover',
      'one-coil': 'One coil, the other open',
    } satisfies Record<CoilKind, string>,
    all: 'All of these',
  },
  figures: {
    lines: (others: number) => ['Measured / modelled', `The other ${others}: in the CSV`],
    heading: 'In figures',
    label: 'Pickups in figures, measured and modelled, into a cable',
    head: [
      'Pickup',
      `L at 1${NBSP}kHz, H`,
      'C, pF',
      'Resonance, kHz',
      'Peak, dB',
      `−3${NBSP}dB, kHz`,
      'rms, dB',
    ],
  },
  doubt: {
    lines: ['Four out of five pickups fall within'],
    heading: 'What our ± means',
    label: 'Margin of error of our figures by class',
    head: ['Ours', 'L', 'C with lead', 'Peak', 'Curve, rms', 'Rests on'],
    classes: {
      humbucker: ['Humbuckers without a cover', '27 sets, published turns'],
      p90: ['P90, also of humbucker size', 'one pickup, published turns'],
      rods: ['Stratocaster', 'two pickups, published turns and ohms'],
      bass: ['Jazz and Precision Bass', 'none like ours, by rods'],
      plate: ['Telecaster bridge', 'one pickup'],
      'steel-for-rods': ['Ceramic under single coils', 'one pickup'],
      covered: ['Under a metal cover', 'three pickups'],
    } as Readonly<Record<ToneClass, readonly [name: string, basis: string]>>,
    after: (output_dB: number, hum_dB: number) =>
      `L follows from turns and bobbin; hand-wound coils and published inductances vary around it. C is mostly the lead: the same humbucker measured 88 and 131${NBSP}pF. The ± after a resonance covers both, and the band around a curve covers everything. Output is a rule of thumb, ± ${output_dB}${NBSP}dB; so is hum, ± ${hum_dB}${NBSP}dB where two coils cancel it.`,
  },
  made: {
    lines: (most: number) => ['Mean / standard deviation', `At most our latest ${most}`],
    heading: 'Ours, on our bench',
    none: 'We have not measured a pickup of our own yet.',
    tooFew: 'not enough yet',
    label: 'Our own pickups, measured against modelled, by class',
    head: ['Ours', 'Pickups', 'R, %', 'L, %', 'Swept', 'Resonance, %'],
    after: (fewest: number) =>
      `Each pickup against the model of its own build; plus means measured higher. We wind to R, so R shows our hands and L the model. The resonance is that of a sweep, into the load of our data sheets. Every pickup is in here as last measured, close to its target or not. With fewer than ${fewest} of a class there is no mean.`,
  },
  notes: {
    lines: ['Source and licence'],
    heading: 'What this does not prove',
    all: (source: ReactNode, sets: number, models: number): readonly Note[] => [
      [
        'Fitted, not predicted',
        'We set the losses of the model with these same curves, and fitted L and C of each pickup to its own. So this shows how well the circuit can match, not how well we predict L from turns. The ± tells you that.',
      ],
      [
        'Another maker’s bench',
        <>
          Curves by strayr, {source}, 9 December 2023, CC0 1.0, with a driver coil over the poles, not a
          string. We corrected its roll-off above {`4.0${NBSP}kHz`} and inferred the scope’s {`1${NBSP}MΩ`}.
        </>,
      ],
      [
        'Few of some kinds',
        `One P90, one plate, one pickup on a ceramic bar, two with rods, three covers. We inferred the metal of two covers from their curves. No bass is certain to be built like ours. Humbuckers: ${sets} sets of ${models} models.`,
      ],
      [
        'Names are theirs',
        'Makers’ names identify the pickups. None of them is involved. One sample each; some resistances come from the sweeps.',
      ],
      [
        'None of ours in the fit',
        '“Ours, on our bench” only compares. The losses come from other makers’ curves until we have swept twenty of our own.',
      ],
    ],
  },
};

const DE: typeof EN = {
  title: 'Das Modell, geprüft',
  description:
    'Das Klangmodell hinter unseren Kurven, Werten und Klängen, verglichen mit gemessenen Tonabnehmern anderer: wo es stimmt, wo nicht, und alle Werte als offene Daten.',
  figure: 'BLATT C',
  lines: (sets, models) => [`${sets} Kurvensätze, ${models} Modelle`, 'Ein Messplatz'],
  lead: 'Wir verkaufen nach einem Modell. Hier siehst du, wo es stimmt und wo nicht, verglichen mit Tonabnehmern, die andere gebaut und gemessen haben.',
  curveError: (unloaded) =>
    `Typischer Fehler der Kurve an einem Kabel, 100${NBSP}Hz bis 10${NBSP}kHz: die Hälfte der Sätze besser, die Hälfte schlechter. Ohne Kabel ${unloaded}${NBSP}dB.`,
  resonanceError: (minus3) =>
    `Typischer Fehler einer Resonanz, die 1${NBSP}dB oder mehr herausragt. Am −3-dB-Punkt: ${minus3}${NBSP}%.`,
  peakError: (worst) =>
    `Typischer Fehler in der Höhe der Spitze, zu hoch oder zu niedrig. Die schlechteste Kurve von allen liegt ${worst}${NBSP}dB daneben: Ihre drei Sweeps widersprechen sich.`,
  line: {
    figure: 'ABB. 1, 2',
    lines: [`An 167${NBSP}kΩ und 490${NBSP}pF`, 'Quadrat: Stabmagnete', 'Punkt: Stahl in der Spule'],
    heading: 'An der Linie entlang',
    resonance: 'Resonanz',
    resonances: 'Resonanz, berechnet gegen gemessen. Die Werte stehen in den Tabellen darunter.',
    offPercent: `Gestrichelt: 5${NBSP}% daneben`,
    peak: `Spitze über 150 bis 450${NBSP}Hz`,
    peaks: 'Höhe der Spitze, berechnet gegen gemessen. Die Werte stehen in den Tabellen darunter.',
    offDecibel: `Gestrichelt: 1${NBSP}dB daneben`,
    read: 'Wie man es liest',
    how: [
      'Ein Punkt auf der Linie ist ein Volltreffer. In Stahlpolen, Grundplatte oder Kappe fließen Wirbelströme; sie verringern die Induktivität und genauso das Signal der Saite. Bevor wir das Zweite mitgerechnet haben, lagen alle unsere Tonabnehmer mit Stahl ein halbes bis zweieinhalb Dezibel zu hoch.',
      `Die Spitze eines belasteten Humbuckers ist niedrig und breit. Ihre Frequenz ist bestenfalls auf fünf Prozent genau; der −3-dB-Punkt sagt dir mehr.`,
    ],
    measured: (unit) => `gemessen, ${unit}`,
    modelled: 'berechnet',
  },
  curves: {
    lines: ['Durchgezogen: gemessen', 'Gestrichelt: berechnet', 'Zahl: Fehler rms, dB'],
    heading: 'Kurve für Kurve',
    note: `dB über dem Mittel von 150 bis 450${NBSP}Hz, an 167${NBSP}kΩ und 490${NBSP}pF. Fehler ab 1,0${NBSP}dB in Kupfer. Klapp eine auf, dann siehst du ihre Werte und die Kurve ohne Kabel.`,
    at: (level, frequency) => `${level} bei ${frequency}`,
    both: (measured, modelled) => `gemessen ${measured}, berechnet ${modelled}`,
    loaded: (peak) => `Am Kabel: ${peak}`,
    unloaded: (peak, error) => `Ohne: ${peak}. Fehler ${error}${NBSP}dB`,
    drawnLoaded: (name, peak) => `${name}, am Kabel: ${peak}`,
    drawnUnloaded: (name, peak) => `${name}, ohne Kabel: ${peak}`,
  },
  classes: {
    lines: ['Mediane einer Klasse', 'Belastet / unbelastet'],
    heading: 'Nach Klasse',
    label: 'Fehler nach Klasse, belastet und unbelastet',
    head: [
      'Klasse',
      'Sätze',
      'Kurve, dB rms',
      'Schlechteste, dB',
      'Spitze, dB',
      'Resonanz, %',
      `−3${NBSP}dB, %`,
    ],
    kinds: {
      humbucker: 'Humbucker ohne Kappe',
      p90: 'P90',
      'bar-strat': 'Stahlpole auf Keramikbalken',
      'tele-plate': 'Stabmagnete über Stahlplatte',
      rod: 'Stabmagnete',
      bass: 'Bässe, Bauart unbekannt',
      covered: 'Unter einer Metallkappe',
      'one-coil': 'Eine Spule, die andere offen',
    },
    all: 'Alle diese',
  },
  figures: {
    lines: (others) => ['Gemessen / berechnet', `Die anderen ${others}: in der CSV`],
    heading: 'In Zahlen',
    label: 'Tonabnehmer in Zahlen, gemessen und berechnet, am Kabel',
    head: [
      'Tonabnehmer',
      `L bei 1${NBSP}kHz, H`,
      'C, pF',
      'Resonanz, kHz',
      'Spitze, dB',
      `−3${NBSP}dB, kHz`,
      'rms, dB',
    ],
  },
  doubt: {
    lines: ['Vier von fünf Tonabnehmern liegen darin'],
    heading: 'Was unser ± heißt',
    label: 'Unsicherheit unserer Werte nach Klasse',
    head: ['Unsere', 'L', 'C mit Kabel', 'Spitze', 'Kurve, rms', 'Beruht auf'],
    classes: {
      humbucker: ['Humbucker ohne Kappe', '27 Sätze, veröffentlichte Windungen'],
      p90: ['P90, auch im Humbucker-Format', 'ein Tonabnehmer, veröffentlichte Windungen'],
      rods: ['Stratocaster', 'zwei Tonabnehmer, veröffentlichte Windungen und Ohm'],
      bass: ['Jazz und Precision Bass', 'keiner wie unsere, nach Stabmagneten'],
      plate: ['Telecaster, Steg', 'ein Tonabnehmer'],
      'steel-for-rods': ['Keramik unter Singlecoils', 'ein Tonabnehmer'],
      covered: ['Unter einer Metallkappe', 'drei Tonabnehmer'],
    },
    after: (output_dB, hum_dB) =>
      `L folgt aus Windungen und Spulenkörper; von Hand gewickelte Spulen und veröffentlichte Induktivitäten streuen darum. C ist vor allem das Kabel: Derselbe Humbucker wurde mit 88 und mit 131${NBSP}pF gemessen. Im ± hinter einer Resonanz steckt beides, im Band um eine Kurve alles. Die Ausgangsspannung ist eine Faustregel, ±${NBSP}${output_dB}${NBSP}dB; das Brummen auch, und wo zwei Spulen es aufheben, ±${NBSP}${hum_dB}${NBSP}dB.`,
  },
  made: {
    lines: (most) => ['Mittel / Standardabweichung', `Höchstens unsere letzten ${most}`],
    heading: 'Unsere, auf unserer Werkbank',
    none: 'Wir haben noch keinen eigenen Tonabnehmer gemessen.',
    tooFew: 'noch zu wenige',
    label: 'Unsere eigenen Tonabnehmer, gemessen gegen berechnet, nach Klasse',
    head: ['Unsere', 'Stück', 'R, %', 'L, %', 'Mit Sweep', 'Resonanz, %'],
    after: (fewest) =>
      `Jeder Tonabnehmer gegen das Modell seiner eigenen Wicklung; plus heißt höher gemessen. Wir wickeln auf R, also zeigt R unsere Hände und L das Modell. Die Resonanz stammt aus einem Sweep, an der Last unserer Datenblätter. Jeder ist so dabei, wie er zuletzt gemessen wurde, nah am Ziel oder nicht. Unter ${fewest} Stück einer Klasse gibt es kein Mittel.`,
  },
  notes: {
    lines: ['Quelle und Lizenz'],
    heading: 'Was das nicht beweist',
    all: (source, sets, models) => [
      [
        'Angepasst, nicht vorhergesagt',
        'Die Verluste des Modells haben wir an genau diesen Kurven eingestellt, L und C jedes Tonabnehmers an seiner eigenen. Das zeigt also, wie gut die Schaltung passen kann, nicht, wie gut wir L aus den Windungen vorhersagen. Das sagt dir das ±.',
      ],
      [
        'Der Messplatz eines anderen',
        <>
          Kurven von strayr, {source}, 9. Dezember 2023, CC0 1.0. Eine Erregerspule über den Polen, keine
          Saite. Ihren eigenen Abfall über {`4,0${NBSP}kHz`} haben wir herausgerechnet, die {`1${NBSP}MΩ`} des
          Oszilloskops haben wir abgeleitet.
        </>,
      ],
      [
        'Von manchen wenige',
        `Ein P90, eine Grundplatte, ein Tonabnehmer auf einem Keramikbalken, zwei mit Stabmagneten, drei Kappen. Das Metall von zwei Kappen haben wir aus ihren Kurven abgeleitet. Bei keinem Bass ist sicher, dass er wie unsere gebaut ist. Humbucker: ${sets} Sätze von ${models} Modellen.`,
      ],
      [
        'Die Namen sind ihre',
        'Die Namen der Hersteller benennen die Tonabnehmer. Keiner von ihnen ist beteiligt. Je ein Exemplar; manche Widerstände stammen aus den Sweeps.',
      ],
      [
        'Keiner von uns in der Anpassung',
        '„Unsere, auf unserer Werkbank“ vergleicht nur. Die Verluste stammen aus den Kurven anderer, bis wir zwanzig eigene mit dem Sweep gemessen haben.',
      ],
    ],
  },
};

export const MODEL_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
