import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import type { BuildField, BuildStep, BuildStepId } from '#domain/configurator/record.ts';
import type { InLanguages } from '#domain/languages.ts';

type Leads = Readonly<Record<BuildStepId, string>>;

const LEADS: Leads = {
  pickup: "Let's create YOUR dream pickup.",
  cover: '',
  model: 'Ten brass covers, one price.',
  color: 'Colours are free and won’t change your tone.',
  spacing: 'From the first pole screw to the sixth, centre to centre.',
  output: 'Finer wire costs more. Turns, not kΩ, make it louder and darker.',
  coils: 'Matched coils hum least. Unmatched ones let a little more of the string through.',
  potting: 'Wax does not change the tone.',
  wiring: 'Five leads let you split the coils or put them in parallel.',
  magnet: 'The magnet sets how strong and how tight the response is.',
  overview: '',
};

const GERMAN_LEADS: Leads = {
  pickup: 'Wir bauen DEINEN Traum-Pickup.',
  cover: '',
  model: 'Zehn Kappen in Messing, ein Preis.',
  color: 'Farben kosten nichts und ändern den Klang nicht.',
  spacing: 'Von der ersten Polschraube bis zur sechsten, Mitte zu Mitte.',
  output: 'Feinerer Draht kostet mehr. Lauter und dunkler machen Windungen, nicht kΩ.',
  coils: 'Zwei gleiche Spulen brummen am wenigsten. Zwei ungleiche lassen etwas mehr von der Saite durch.',
  potting: 'Am Klang ändert Wachs nichts.',
  wiring: 'Mit fünf Adern kannst du die Spulen splitten oder parallel schalten.',
  magnet: 'Der Magnet bestimmt, wie kräftig und wie straff der Tonabnehmer anspricht.',
  overview: '',
};

/** German leads that differ by configurator; the English ones are in the configurators' records. */
const GERMAN_OWN: Readonly<Record<ConfiguratorId, Partial<Leads>>> = {
  humbucker: {},
  hp90: {
    model: 'Sieben Kappen in Messing, ein Preis.',
    output:
      'Mehr Windungen: lauter und dunkler. Noiseless kostet mehr, weil es das Brummen auslöscht, nicht weil es lauter wäre.',
    wiring: 'Mit fünf Adern drehst du die Phase oder schaltest Noiseless parallel.',
  },
  p90: { color: 'Die Kappe ist aus Kunststoff. Ihre Farbe ändert nichts am Klang.' },
};

type Sentences = Readonly<Partial<Record<BuildField, Readonly<Record<string, string>>>>>;

const SENTENCES = {
  pickup: {
    dogear: 'Sits on the top, held by its two ears.',
    soapbar: 'Sits in its rout, held by two screws between the strings.',
  },
  cover: {
    closed: 'A little darker.',
    open: 'Barely darker. You see the coils.',
    none: 'Bright and open.',
  },
  spacing: { 50: 'Suits most necks.', 52: 'Suits most bridges.' },
  coils: {
    matched: 'For high gain.',
    unmatched: 'As in the fifties.',
  },
  potting: {
    none: 'Fine up to rehearsal volume. May squeal close to a loud amp.',
    wax: 'Stays quiet next to a loud amp.',
  },
  wiring: { '5-wire': 'For a switch or a push-pull pot.', '2-wire': 'Simpler to solder.' },
} satisfies Sentences;

const GERMAN_SENTENCES: typeof SENTENCES = {
  pickup: {
    dogear: 'Steht auf der Decke, gehalten von seinen zwei Ohren.',
    soapbar: 'Sitzt in der Fräsung, gehalten von zwei Schrauben zwischen den Saiten.',
  },
  cover: {
    closed: 'Etwas dunkler.',
    open: 'Kaum dunkler. Man sieht die Spulen.',
    none: 'Hell und offen.',
  },
  spacing: { 50: 'Passt an den meisten Hälsen.', 52: 'Passt an den meisten Stegen.' },
  coils: {
    matched: 'Für viel Gain.',
    unmatched: 'Wie in den Fünfzigern.',
  },
  potting: {
    none: 'Reicht bis Proberaumlautstärke. Kann nah am lauten Amp pfeifen.',
    wax: 'Bleibt auch vor einem lauten Amp ruhig.',
  },
  wiring: { '5-wire': 'Für Schalter oder Push-Pull-Poti.', '2-wire': 'Einfacher zu löten.' },
};

const sentence =
  (sentences: Sentences): StepMessages['option'] =>
  (field, id) =>
    sentences[field]?.[id];

interface StepMessages {
  /** One sentence under a step's title: the configurator's own, or the common one. */
  readonly lead: (of: ConfiguratorId, step: BuildStep) => string;
  /** One sentence about an option; only steps with few options have it. */
  readonly option: (field: BuildField, id: string) => string | undefined;
  /** Shown under the covers of a humbucker, before the link to the step's note. */
  readonly ourPick: string;
}

export const STEP_MESSAGES: InLanguages<StepMessages> = {
  en: {
    lead: (_, { id, lead }) => lead ?? LEADS[id],
    option: sentence(SENTENCES),
    ourPick: 'Our pick: open. To see what each cover takes in dB, tap the',
  },
  de: {
    lead: (of, { id }) => GERMAN_OWN[of][id] ?? GERMAN_LEADS[id],
    option: sentence(GERMAN_SENTENCES),
    ourPick: 'Unser Favorit: offen. Wie viele dB jede Kappe nimmt, zeigt das',
  },
};
