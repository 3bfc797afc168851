import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

/** Keys of the page of texts. */
export const TEXT_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['J K', 'place'],
    ['Enter', 'open'],
    ['W', 'write'],
    ['V', 'preview large'],
    ['P', 'publish'],
    ['Z', 'bring back'],
    ['N', 'pause something'],
  ],
  de: [
    ['J K', 'Ort'],
    ['Enter', 'öffnen'],
    ['W', 'schreiben'],
    ['V', 'große Vorschau'],
    ['P', 'veröffentlichen'],
    ['Z', 'zurückholen'],
    ['N', 'etwas pausieren'],
  ],
};

interface AskedOnce {
  readonly title: string;
  readonly words: string;
  readonly yes: string;
}

const TEXTS_EN = {
  title: 'Texts',
  description: 'Words of the shop that the makers set.',
  places: 'Places',
  hint: (places: number) => `${places} places · what is not here is in the source, and asks for a developer`,
  pauseSomething: 'Pause something',
  isPublished: (place: string) => `Published: ${place}.`,
  publish: (place: string) => `Publish: ${place}`,
  askPublish: (place: string, by: string): AskedOnce => ({
    title: `Publish this text: ${place}?`,
    words: `The draft is by ${by}. Everybody reads it in the shop from then on.`,
    yes: 'Publish',
  }),
  states: { draft: 'draft', live: 'live', planned: 'planned', usual: 'as usual' },
  asBuyersSee: 'As buyers see it',
  writing: {
    notPublished: (by: string, moment: string) => `${by}, ${moment}, not published`,
    usual: (words: string) => `As usual: ${words}`,
    isKept: 'The draft is kept: look at it beside.',
    sentence: 'Sentence',
    room: (used: number, most: number) => `${used} of ${most}`,
    german: 'In German',
    noGerman: 'Empty: German pages say what is usual.',
    link: 'Link',
    linkInGerman: 'Link in German',
    leadsTo: 'leads to',
    nowhere: 'nowhere',
    from: 'From (empty: now)',
    until: 'Until (empty: no end)',
    keep: 'Keep the draft and look at it',
  },
  checks: {
    claims: 'No claim that the list of claims does not carry',
    prices: 'No price, no percentage: the shipping offer stays in its own banner',
    comesBack: 'Comes back to what stood before, by itself',
    stays: 'Stands until it is taken back',
    isThrown: 'The draft is thrown away.',
    throwAway: 'Throw the draft away',
    askDiscard: (by: string): Omit<AskedOnce, 'yes'> => ({
      title: 'Throw this draft away?',
      words: `It is by ${by} and cannot be brought back. The shop does not change.`,
    }),
  },
  preview: {
    slip: 'The last line of each packing slip that is printed from then on.',
    widths: (hasDraft: boolean) => `1440 and 390${hasDraft ? ', with the draft' : ''}`,
    /** Of a page; of what is none, undefined. */
    frame: (page: string | undefined, width: number) => `${page ?? 'What buyers read'}, ${width} wide`,
    large: 'Preview large',
    german: 'In German',
  },
  history: {
    title: 'History',
    nothing: 'Nothing was published here yet.',
    from: (moment: string) => `, from ${moment}`,
    until: (moment: string) => `, until ${moment}`,
    isBack: 'It is back.',
    bringBack: 'Bring back',
    isOut: 'It is out of the shop.',
    takeOut: 'Take out',
    states: { live: 'live', planned: 'planned' },
  },
};

/** Words around what the makers write themselves. */
export const TEXTS: InLanguages<typeof TEXTS_EN> = {
  en: TEXTS_EN,
  de: {
    title: 'Texte',
    description: 'Was die Macher den Shop sagen lassen.',
    places: 'Orte',
    hint: (places) => `${places} Orte · alles andere steht im Quelltext und braucht jemanden, der entwickelt`,
    pauseSomething: 'Etwas pausieren',
    isPublished: (place) => `Veröffentlicht: ${place}.`,
    publish: (place) => `Veröffentlichen: ${place}`,
    askPublish: (place, by) => ({
      title: `Diesen Text veröffentlichen: ${place}?`,
      words: `Der Entwurf ist von ${by}. Danach lesen ihn alle im Shop.`,
      yes: 'Veröffentlichen',
    }),
    states: { draft: 'Entwurf', live: 'im Shop', planned: 'geplant', usual: 'wie sonst' },
    asBuyersSee: 'So steht es im Shop',
    writing: {
      notPublished: (by, moment) => `${by}, ${moment}, nicht veröffentlicht`,
      usual: (words) => `Sonst: ${words}`,
      isKept: 'Der Entwurf ist gespeichert: Sieh ihn dir daneben an.',
      sentence: 'Satz (auf Englisch)',
      room: (used, most) => `${used} von ${most}`,
      german: 'Auf Deutsch',
      noGerman: 'Leer: Deutsche Seiten sagen das Übliche.',
      link: 'Link (auf Englisch)',
      linkInGerman: 'Link auf Deutsch',
      leadsTo: 'führt zu',
      nowhere: 'nirgendwohin',
      from: 'Ab (leer: sofort)',
      until: 'Bis (leer: ohne Ende)',
      keep: 'Entwurf speichern und ansehen',
    },
    checks: {
      claims: 'Keine Aussage, die nicht in der Liste der Aussagen steht',
      prices: 'Kein Preis, kein Prozentsatz: Das Versandangebot bleibt in seinem Banner',
      comesBack: 'Danach steht von selbst wieder da, was vorher da stand',
      stays: 'Bleibt, bis du es zurücknimmst',
      isThrown: 'Der Entwurf ist verworfen.',
      throwAway: 'Entwurf verwerfen',
      askDiscard: (by) => ({
        title: 'Diesen Entwurf verwerfen?',
        words: `Er ist von ${by} und lässt sich nicht zurückholen. Im Shop ändert sich nichts.`,
      }),
    },
    preview: {
      slip: 'Die letzte Zeile auf jedem Lieferschein, der ab dann gedruckt wird.',
      widths: (hasDraft) => `1440 und 390${hasDraft ? ', mit dem Entwurf' : ''}`,
      frame: (page, width) => `${page ?? 'Was im Shop steht'}, ${width} breit`,
      large: 'Große Vorschau',
      german: 'Auf Deutsch',
    },
    history: {
      title: 'Verlauf',
      nothing: 'Hier wurde noch nichts veröffentlicht.',
      from: (moment) => `, ab ${moment}`,
      until: (moment) => `, bis ${moment}`,
      isBack: 'Ist wieder da.',
      bringBack: 'Zurückholen',
      isOut: 'Steht nicht mehr im Shop.',
      takeOut: 'Rausnehmen',
      states: { live: 'im Shop', planned: 'geplant' },
    },
  },
};
