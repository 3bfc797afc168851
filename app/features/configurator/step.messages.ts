import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import type { Step, StepId } from '#domain/configurator/record.ts';
import type { InLanguages } from '#domain/languages.ts';

type Leads = Readonly<Record<StepId, string>>;

const LEADS: Leads = {
  pickup: "Let's create YOUR dream pickup.",
  cover: 'Ten patterns in brass, one closed cover in nickel silver, or the bare coils.',
  model: 'Ten covers in brass, one price. Colours come next.',
  color: 'Colours cost nothing and change no tone.',
  spacing: 'From the first pole screw to the sixth, centre to centre.',
  output: 'Finer wire costs more. More turns, not more kΩ, are louder and darker.',
  coils: 'Two coils alike hum least. Two that differ let a little more of the string through.',
  potting: 'Wax keeps the wire still at high volume. It does not change the tone.',
  wiring: 'Five leads can be split and put in parallel. Two are simpler to solder.',
  magnet: 'The magnet sets how strongly the pickup answers, and how tightly.',
  overview: '',
};

const GERMAN_LEADS: Leads = {
  pickup: 'Wir bauen DEINEN Traum-Pickup.',
  cover: 'Zehn Muster in Messing, eine geschlossene Kappe in Neusilber oder die nackten Spulen.',
  model: 'Zehn Kappen in Messing, ein Preis. Die Farben kommen danach.',
  color: 'Farben kosten nichts und ändern nichts am Klang.',
  spacing: 'Von der ersten Polschraube bis zur sechsten, Mitte zu Mitte.',
  output: 'Feinerer Draht kostet mehr. Lauter und dunkler wird es durch mehr Windungen, nicht durch mehr kΩ.',
  coils: 'Zwei gleiche Spulen brummen am wenigsten. Zwei ungleiche lassen etwas mehr von der Saite durch.',
  potting: 'Wachs hält den Draht auch bei großer Lautstärke still. Am Klang ändert es nichts.',
  wiring: 'Fünf Adern lassen sich splitten und parallel schalten. Zwei sind einfacher zu löten.',
  magnet: 'Vom Magneten hängt ab, wie stark der Tonabnehmer antwortet und wie straff.',
  overview: '',
};

/** What a configurator says in its own way; in English that is in its record. */
const GERMAN_OWN: Readonly<Record<ConfiguratorId, Partial<Leads>>> = {
  humbucker: {},
  hp90: {
    model: 'Sieben Kappen in Messing, ein Preis. Die Farben kommen danach.',
    output:
      'Mehr Windungen: lauter und dunkler. Noiseless kostet mehr, weil es das Brummen auslöscht, nicht weil es lauter wäre.',
  },
  p90: { color: 'Die Kappe ist aus Kunststoff. Ihre Farbe ändert nichts am Klang.' },
};

const EN = {
  /** Under a step's title, one sentence on what the choice is about: in its configurator's own way, else as all say it. */
  lead: (_: ConfiguratorId, { id, lead }: Step): string => lead ?? LEADS[id],
};

export const STEP_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: { lead: (of, { id }) => GERMAN_OWN[of][id] ?? GERMAN_LEADS[id] },
};
