import type { InLanguages } from '#domain/languages.ts';
import { formatEuro } from '#domain/money.ts';
import type { DraftView } from '#server/shopfront/index.ts';
import type { KeyWords } from '../kit/keys.tsx';

/** Keys of the price list. */
export const PRICE_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['J K', 'down, up'],
    ['Enter', 'change'],
    ['Z', 'take back'],
    ['C', 'check'],
    ['P', 'publish'],
    ['H', 'history'],
  ],
  de: [
    ['J K', 'runter, hoch'],
    ['Enter', 'ändern'],
    ['Z', 'zurücknehmen'],
    ['C', 'prüfen'],
    ['P', 'veröffentlichen'],
    ['H', 'Verlauf'],
  ],
};

const PRICES_EN = {
  title: 'Prices',
  description: 'The price list that the shop sells from.',
  keys: (count: number) => `${count} ${count === 1 ? 'key' : 'keys'}`,
  neverRead: 'never read',
  readAt: (clock: string, isComplete: boolean) =>
    `the shop sells from the list read ${clock}${isComplete ? ', complete' : ''}`,
  isRead: 'The list is read.',
  readAgain: 'Read again',
  withVat: 'all prices with VAT',
  /** Of keys without a price, as they are called. */
  missing: (keys: readonly string[]) =>
    `${keys.length === 1 ? 'One key has no price' : `${keys.length} keys have no price`} in the payment account: what needs ${keys.length === 1 ? 'it' : 'them'} cannot be sold. ${keys.join(', ')}.`,
  list: 'The list',
  listHint: 'type over a price: it becomes a draft; free options are not shown',
  history: 'History',
  draft: 'Draft',
  planned: (prices: number) => `${prices} ${prices === 1 ? 'price' : 'prices'} planned`,
  plannedFor: (moment: string, by: string) => `published ${moment}, planned by ${by}`,
  isDraftAgain: 'It is a draft again.',
  makeDraft: 'Make it a draft again',
  noDraft: 'No draft.',
  noDraftHint: 'Type over a price in the list. Nothing changes in the shop before you publish.',
  /** What is said in bold, and what follows. */
  how: [
    'How it is published.',
    ' New prices are made in the payment account, the keys move over together, the shop reads the list back and compares. If one is refused, none changes.',
  ] satisfies readonly [bold: string, rest: string],
  isThrown: 'The draft is thrown away.',
  throwAway: 'Throw the draft away',
  askDiscard: { title: 'Throw the whole draft away?', yes: 'Throw it away' },
  askPublish: (prices: number): { readonly title: string; readonly yes: string } => ({
    title: prices === 1 ? 'Publish this price?' : `Publish ${prices} prices?`,
    yes: 'Publish',
  }),
  /** A draft in a question: what it changes, and whose it is. */
  drafted: ({ name, before, after, by }: Pick<DraftView, 'name' | 'before' | 'after' | 'by'>) =>
    `${name}: ${formatEuro(before)} → ${formatEuro(after)}, drafted by ${by}.`,
  later: 'Publish later',
  isPlanned: 'It is planned.',
  when: 'Day and time',
  plan: 'Plan it',
  isPublished: (prices: number) => `${prices} ${prices === 1 ? 'price' : 'prices'} published and read back.`,
  publish: (prices: number) => `Publish ${prices}`,
  steps: {
    draft: 'Draft',
    none: 'none',
    check: 'Check',
    toMend: (faults: number, of: number) => `${faults} of ${of} to mend`,
    nothingToMend: 'nothing to mend',
    publish: 'Publish',
    allOrNone: 'all or none',
  },
};

/** Words of the price list. */
export const PRICES: InLanguages<typeof PRICES_EN> = {
  en: PRICES_EN,
  de: {
    title: 'Preise',
    description: 'Die Preisliste, nach der der Shop verkauft.',
    keys: (count) => `${count} Schlüssel`,
    neverRead: 'noch nie gelesen',
    readAt: (clock, isComplete) =>
      `der Shop verkauft nach der Liste von ${clock}${isComplete ? ', vollständig' : ''}`,
    isRead: 'Die Liste ist gelesen.',
    readAgain: 'Neu lesen',
    withVat: 'alle Preise mit MwSt.',
    missing: (keys) =>
      keys.length === 1
        ? `Ein Schlüssel hat im Zahlungskonto keinen Preis: Was ihn braucht, lässt sich nicht verkaufen. ${keys.join(', ')}.`
        : `${keys.length} Schlüssel haben im Zahlungskonto keinen Preis: Was sie braucht, lässt sich nicht verkaufen. ${keys.join(', ')}.`,
    list: 'Die Liste',
    listHint: 'überschreib einen Preis, dann ist er ein Entwurf; was nichts kostet, steht nicht hier',
    history: 'Verlauf',
    draft: 'Entwurf',
    planned: (prices) => `${prices} ${prices === 1 ? 'Preis' : 'Preise'} geplant`,
    plannedFor: (moment, by) => `gilt ab ${moment}, geplant von ${by}`,
    isDraftAgain: 'Wieder ein Entwurf.',
    makeDraft: 'Wieder zum Entwurf',
    noDraft: 'Kein Entwurf.',
    noDraftHint:
      'Überschreib einen Preis in der Liste. Im Shop ändert sich nichts, bevor du veröffentlichst.',
    how: [
      'Wie veröffentlicht wird.',
      ' Im Zahlungskonto entstehen neue Preise, die Schlüssel ziehen gemeinsam um, der Shop liest die Liste zurück und vergleicht. Wird einer abgelehnt, ändert sich keiner.',
    ],
    isThrown: 'Der Entwurf ist verworfen.',
    throwAway: 'Entwurf verwerfen',
    askDiscard: { title: 'Den ganzen Entwurf verwerfen?', yes: 'Verwerfen' },
    askPublish: (prices) => ({
      title: prices === 1 ? 'Diesen Preis veröffentlichen?' : `${prices} Preise veröffentlichen?`,
      yes: 'Veröffentlichen',
    }),
    drafted: ({ name, before, after, by }) =>
      `${name}: ${formatEuro(before)} → ${formatEuro(after)}, entworfen von ${by}.`,
    later: 'Später veröffentlichen',
    isPlanned: 'Ist geplant.',
    when: 'Tag und Uhrzeit',
    plan: 'Planen',
    isPublished: (prices) =>
      prices === 1
        ? 'Ein Preis veröffentlicht und zurückgelesen.'
        : `${prices} Preise veröffentlicht und zurückgelesen.`,
    publish: (prices) => `${prices} veröffentlichen`,
    steps: {
      draft: 'Entwurf',
      none: 'keiner',
      check: 'Prüfen',
      toMend: (faults, of) => `${faults} von ${of} zu ändern`,
      nothingToMend: 'nichts zu ändern',
      publish: 'Ver\u00adöffent\u00adlichen',
      allOrNone: 'alle oder keiner',
    },
  },
};
