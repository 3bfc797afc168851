import type { InLanguages } from '#domain/languages.ts';
import { formatEuro } from '#domain/money.ts';
import type { DraftView } from '#server/shopfront/index.ts';
import type { KeyWords } from '../kit/keys.tsx';

export const PRICE_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['J K', 'down, up'],
    ['Enter', 'change'],
    ['Z', 'discard'],
    ['C', 'check'],
    ['P', 'publish'],
    ['H', 'history'],
  ],
  de: [
    ['J K', 'runter, hoch'],
    ['Enter', 'ändern'],
    ['Z', 'verwerfen'],
    ['C', 'prüfen'],
    ['P', 'veröffentlichen'],
    ['H', 'Verlauf'],
  ],
};

const PRICES_EN = {
  title: 'Prices',
  description: 'The price list of the shop.',
  keys: (count: number) => `${count} ${count === 1 ? 'key' : 'keys'}`,
  neverRead: 'never read',
  readAt: (clock: string, isComplete: boolean) =>
    `the shop uses the list read at ${clock}${isComplete ? ', complete' : ''}`,
  isRead: 'List read.',
  readAgain: 'Read again',
  withVat: 'all prices with VAT',
  /** `keys` are names of keys without a price. */
  missing: (keys: readonly string[]) =>
    `${keys.length === 1 ? 'One key has no price' : `${keys.length} keys have no price`} in the payment account, so products that need ${keys.length === 1 ? 'it' : 'them'} cannot be sold: ${keys.join(', ')}.`,
  list: 'Price list',
  listHint: 'change a price to draft a new one; free options are not shown',
  history: 'History',
  draft: 'Draft',
  planned: (prices: number) => `${prices} ${prices === 1 ? 'price' : 'prices'} planned`,
  plannedFor: (moment: string, by: string) => `published ${moment}, planned by ${by}`,
  isDraftAgain: 'Back to draft.',
  makeDraft: 'Back to draft',
  noDraft: 'No draft.',
  noDraftHint: 'Change a price in the list. The shop stays the same until you publish.',
  /** A bold lead, and the text after it. */
  how: [
    'How publishing works.',
    ' The shop creates the new prices in the payment account, switches all keys to them at once, reads the list back and compares. If one price is refused, none changes.',
  ] satisfies readonly [bold: string, rest: string],
  isThrown: 'Draft discarded.',
  throwAway: 'Discard the draft',
  askDiscard: { title: 'Discard the whole draft?', yes: 'Discard' },
  askPublish: (prices: number): { readonly title: string; readonly yes: string } => ({
    title: prices === 1 ? 'Publish this price?' : `Publish ${prices} prices?`,
    yes: 'Publish',
  }),
  /** Names a draft in a question: the change, and its author. */
  drafted: ({ name, before, after, by }: Pick<DraftView, 'name' | 'before' | 'after' | 'by'>) =>
    `${name}: ${formatEuro(before)} → ${formatEuro(after)}, drafted by ${by}.`,
  later: 'Publish later',
  isPlanned: 'Planned.',
  when: 'Day and time',
  plan: 'Plan',
  isPublished: (prices: number) => `${prices} ${prices === 1 ? 'price' : 'prices'} published and checked.`,
  publish: (prices: number) => `Publish ${prices}`,
  steps: {
    draft: 'Draft',
    none: 'none',
    check: 'Check',
    toMend: (faults: number, of: number) => `${faults} of ${of} to fix`,
    nothingToMend: 'nothing to fix',
    publish: 'Publish',
    allOrNone: 'all or none',
  },
};

export const PRICES: InLanguages<typeof PRICES_EN> = {
  en: PRICES_EN,
  de: {
    title: 'Preise',
    description: 'Die Preisliste des Shops.',
    keys: (count) => `${count} Schlüssel`,
    neverRead: 'noch nie gelesen',
    readAt: (clock, isComplete) => `im Shop gilt die Liste von ${clock}${isComplete ? ', vollständig' : ''}`,
    isRead: 'Liste gelesen.',
    readAgain: 'Neu lesen',
    withVat: 'alle Preise mit MwSt.',
    missing: (keys) =>
      keys.length === 1
        ? `Ein Schlüssel hat im Zahlungskonto keinen Preis, und was ihn braucht, lässt sich nicht verkaufen: ${keys.join(', ')}.`
        : `${keys.length} Schlüssel haben im Zahlungskonto keinen Preis, und was sie braucht, lässt sich nicht verkaufen: ${keys.join(', ')}.`,
    list: 'Preisliste',
    listHint: 'ändere einen Preis, dann entsteht ein Entwurf; kostenlose Optionen stehen nicht hier',
    history: 'Verlauf',
    draft: 'Entwurf',
    planned: (prices) => `${prices} ${prices === 1 ? 'Preis' : 'Preise'} geplant`,
    plannedFor: (moment, by) => `gilt ab ${moment}, geplant von ${by}`,
    isDraftAgain: 'Wieder ein Entwurf.',
    makeDraft: 'Wieder zum Entwurf',
    noDraft: 'Kein Entwurf.',
    noDraftHint: 'Ändere einen Preis in der Liste. Im Shop bleibt alles gleich, bis du veröffentlichst.',
    how: [
      'So wird veröffentlicht.',
      ' Der Shop legt die neuen Preise im Zahlungskonto an, stellt alle Schlüssel auf einmal um, liest die Liste zurück und vergleicht. Wird ein Preis abgelehnt, ändert sich keiner.',
    ],
    isThrown: 'Entwurf verworfen.',
    throwAway: 'Entwurf verwerfen',
    askDiscard: { title: 'Den ganzen Entwurf verwerfen?', yes: 'Verwerfen' },
    askPublish: (prices) => ({
      title: prices === 1 ? 'Diesen Preis veröffentlichen?' : `${prices} Preise veröffentlichen?`,
      yes: 'Veröffentlichen',
    }),
    drafted: ({ name, before, after, by }) =>
      `${name}: ${formatEuro(before)} → ${formatEuro(after)}, entworfen von ${by}.`,
    later: 'Später veröffentlichen',
    isPlanned: 'Geplant.',
    when: 'Tag und Uhrzeit',
    plan: 'Planen',
    isPublished: (prices) =>
      prices === 1 ? 'Ein Preis veröffentlicht und geprüft.' : `${prices} Preise veröffentlicht und geprüft.`,
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
