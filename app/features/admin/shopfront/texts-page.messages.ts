import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

export const TEXT_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['J K', 'place'],
    ['Enter', 'open'],
    ['W', 'write'],
    ['V', 'large preview'],
    ['P', 'publish'],
    ['Z', 'restore'],
    ['N', 'pause something'],
  ],
  de: [
    ['J K', 'Ort'],
    ['Enter', 'öffnen'],
    ['W', 'schreiben'],
    ['V', 'große Vorschau'],
    ['P', 'veröffentlichen'],
    ['Z', 'wiederherstellen'],
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
  description: 'Texts of the shop that you write yourselves.',
  places: 'Places',
  hint: (places: number) => `${places} places · everything else is in the source code and needs a developer`,
  pauseSomething: 'Pause something',
  isPublished: (place: string) => `Published: ${place}.`,
  publish: (place: string) => `Publish: ${place}`,
  askPublish: (place: string, by: string): AskedOnce => ({
    title: `Publish this text: ${place}?`,
    words: `The draft is by ${by}. Everyone can read it in the shop from then on.`,
    yes: 'Publish',
  }),
  states: { draft: 'draft', live: 'live', planned: 'planned', usual: 'standard' },
  asBuyersSee: 'As buyers see it',
  writing: {
    notPublished: (by: string, moment: string) => `${by}, ${moment}, not published`,
    usual: (words: string) => `Standard: ${words}`,
    isKept: 'Draft saved. See the preview beside it.',
    sentence: 'Text',
    room: (used: number, most: number) => `${used} of ${most}`,
    german: 'In German',
    noGerman: 'Empty: German pages show the standard text.',
    link: 'Link',
    linkInGerman: 'Link in German',
    leadsTo: 'leads to',
    nowhere: 'nowhere',
    from: 'From (empty: now)',
    until: 'Until (empty: no end)',
    keep: 'Save draft and preview',
  },
  checks: {
    claims: 'Only claims from the list of claims',
    prices: 'No price and no percentage: the shipping offer has its own banner',
    comesBack: 'The previous text returns automatically',
    stays: 'Stays until you remove it',
    isThrown: 'Draft discarded.',
    throwAway: 'Discard the draft',
    askDiscard: (by: string): Omit<AskedOnce, 'yes'> => ({
      title: 'Discard this draft?',
      words: `It is by ${by} and cannot be restored. The shop does not change.`,
    }),
  },
  preview: {
    slip: 'The last line of every packing slip printed from then on.',
    widths: (hasDraft: boolean) => `1440 and 390 px${hasDraft ? ', with the draft' : ''}`,
    /** `page` is undefined for a text that has no page. */
    frame: (page: string | undefined, width: number) => `${page ?? 'What buyers read'}, ${width} wide`,
    large: 'Large preview',
    german: 'In German',
  },
  history: {
    title: 'History',
    nothing: 'Nothing published here yet.',
    from: (moment: string) => `, from ${moment}`,
    until: (moment: string) => `, until ${moment}`,
    isBack: 'Restored.',
    bringBack: 'Restore',
    isOut: 'Removed from the shop.',
    takeOut: 'Remove',
    states: { live: 'live', planned: 'planned' },
  },
};

export const TEXTS_PAGE: InLanguages<typeof TEXTS_EN> = {
  en: TEXTS_EN,
  de: {
    title: 'Texte',
    description: 'Texte im Shop, die ihr selbst schreibt.',
    places: 'Orte',
    hint: (places) => `${places} Orte · alles andere steht im Quelltext und lässt sich nur dort ändern`,
    pauseSomething: 'Etwas pausieren',
    isPublished: (place) => `Veröffentlicht: ${place}.`,
    publish: (place) => `Veröffentlichen: ${place}`,
    askPublish: (place, by) => ({
      title: `Diesen Text veröffentlichen: ${place}?`,
      words: `Der Entwurf ist von ${by}. Danach steht er für alle im Shop.`,
      yes: 'Veröffentlichen',
    }),
    states: { draft: 'Entwurf', live: 'im Shop', planned: 'geplant', usual: 'Standard' },
    asBuyersSee: 'So steht es im Shop',
    writing: {
      notPublished: (by, moment) => `${by}, ${moment}, nicht veröffentlicht`,
      usual: (words) => `Standard: ${words}`,
      isKept: 'Entwurf gespeichert. Daneben siehst du die Vorschau.',
      sentence: 'Text (auf Englisch)',
      room: (used, most) => `${used} von ${most}`,
      german: 'Auf Deutsch',
      noGerman: 'Leer: Deutsche Seiten zeigen den Standardtext.',
      link: 'Link (auf Englisch)',
      linkInGerman: 'Link auf Deutsch',
      leadsTo: 'führt zu',
      nowhere: 'nirgendwohin',
      from: 'Ab (leer: sofort)',
      until: 'Bis (leer: ohne Ende)',
      keep: 'Entwurf speichern und ansehen',
    },
    checks: {
      claims: 'Nur Aussagen aus der Liste der Aussagen',
      prices: 'Kein Preis und kein Prozentsatz: Das Versandangebot hat sein eigenes Banner',
      comesBack: 'Danach kommt der vorige Text automatisch zurück',
      stays: 'Bleibt, bis du ihn rausnimmst',
      isThrown: 'Entwurf verworfen.',
      throwAway: 'Entwurf verwerfen',
      askDiscard: (by) => ({
        title: 'Diesen Entwurf verwerfen?',
        words: `Er ist von ${by} und lässt sich nicht wiederherstellen. Im Shop ändert sich nichts.`,
      }),
    },
    preview: {
      slip: 'Die letzte Zeile auf jedem Lieferschein, der ab dann gedruckt wird.',
      widths: (hasDraft) => `1440 und 390 px${hasDraft ? ', mit dem Entwurf' : ''}`,
      frame: (page, width) => `${page ?? 'Was im Shop steht'}, ${width} breit`,
      large: 'Große Vorschau',
      german: 'Auf Deutsch',
    },
    history: {
      title: 'Verlauf',
      nothing: 'Hier wurde noch nichts veröffentlicht.',
      from: (moment) => `, ab ${moment}`,
      until: (moment) => `, bis ${moment}`,
      isBack: 'Wiederhergestellt.',
      bringBack: 'Wiederherstellen',
      isOut: 'Aus dem Shop genommen.',
      takeOut: 'Rausnehmen',
      states: { live: 'im Shop', planned: 'geplant' },
    },
  },
};
