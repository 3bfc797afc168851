import type { InLanguages } from '#domain/languages.ts';
import { NO_PRICES } from '#domain/prices/price-list.ts';
import { customGoods } from '#domain/returns/custom-goods.ts';
import { CUSTOM_BUILDS_RETURNABLE, RETURN_DAYS } from '#domain/returns/returns.ts';

/** What the way to the configurators says. */
const EN = {
  title: 'Configurator',
  description:
    'Build your own humbucker, humbucker-sized P90 or classic P90: cover, colour, output and magnet, at a price that runs along.',
  sheet: 'SHEET 3',
  builds: (count: number) => `${count} builds, same bench`,
  prices: 'Prices in euro, in the EU with VAT',
  noPrices: NO_PRICES as string,
  meanwhile: 'Everything can be looked at meanwhile.',
  build: (number: number) => `BUILD ${number}`,
  steps: (count: number) => `${count} steps`,
  stepList: 'Steps',
  go: 'Go to Configurator',
  notOnSale: 'not on sale just now',
  from: 'from',
  before: 'Before you begin',
  table: 'TABLE 1',
  rows: {
    price: {
      term: 'The price runs along',
      words: 'It stands top right from the first step. Each option says what it adds.',
    },
    curve: {
      term: 'The curve too',
      words:
        'Under the pickup you see how it answers, before and after each choice. Modelled from the winding, not recorded.',
    },
    goods: {
      term: CUSTOM_BUILDS_RETURNABLE ? `${RETURN_DAYS} days to send it back` : 'Made for you alone',
      words: CUSTOM_BUILDS_RETURNABLE
        ? `Custom builds are made of the same parts as all others, so the return is the same: new and unused, posted within ${RETURN_DAYS} days of purchase, the postage on us.`
        : customGoods().en.short,
      more: ['More in the', 'return policy', '.'],
    },
  },
};

const DE: typeof EN = {
  title: 'Konfigurator',
  description:
    'Bau dir deinen eigenen Humbucker, P90 im Humbucker-Format oder klassischen P90: Kappe, Farbe, Ausgang und Magnet, und der Preis läuft mit.',
  sheet: 'BLATT 3',
  builds: (count) => `${count} Bauarten, eine Werkbank`,
  prices: 'Preise in Euro, in der EU mit MwSt.',
  noPrices: 'Die Preise sind gerade nicht zu bekommen.',
  meanwhile: 'Ansehen kannst du dir solange alles.',
  build: (number) => `BAUART ${number}`,
  steps: (count) => `${count} Schritte`,
  stepList: 'Schritte',
  go: 'Zum Konfigurator',
  notOnSale: 'gerade nicht zu haben',
  from: 'ab',
  before: 'Bevor du anfängst',
  table: 'TABELLE 1',
  rows: {
    price: {
      term: 'Der Preis läuft mit',
      words: 'Er steht vom ersten Schritt an oben rechts. Jede Möglichkeit sagt, was sie dazulegt.',
    },
    curve: {
      term: 'Die Kurve auch',
      words:
        'Unter dem Tonabnehmer siehst du, wie er antwortet, vor und nach jeder Wahl. Aus der Wicklung berechnet, nicht aufgenommen.',
    },
    goods: {
      term: CUSTOM_BUILDS_RETURNABLE ? `${RETURN_DAYS} Tage zum Zurückschicken` : 'Nur für dich gebaut',
      words: CUSTOM_BUILDS_RETURNABLE
        ? `Was du dir zusammenstellst, besteht aus denselben Teilen wie alles andere, also gilt dieselbe Rückgabe: neu und unbenutzt, binnen ${RETURN_DAYS} Tagen nach dem Kauf abgeschickt, das Porto zahlen wir.`
        : customGoods().de.short,
      more: ['Mehr steht unter', 'Rückgabe', '.'],
    },
  },
};

export const LANDING_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
