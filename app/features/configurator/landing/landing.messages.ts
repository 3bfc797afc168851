import type { InLanguages } from '#domain/languages.ts';
import { NO_PRICES } from '#domain/prices/price-list.ts';
import { customGoods } from '#domain/returns/custom-goods.ts';
import { CUSTOM_BUILDS_RETURNABLE, RETURN_DAYS } from '#domain/returns/returns.ts';

const EN = {
  title: 'Configurator',
  description:
    'Build your own humbucker, humbucker-sized P90 or classic P90: cover, colour, output and magnet, with a running total.',
  sheet: 'SHEET 3',
  builds: (count: number) => `${count} builds, one bench`,
  prices: 'Prices in euro, in the EU with VAT',
  noPrices: NO_PRICES as string,
  meanwhile: 'You can still look around.',
  build: (number: number) => `BUILD ${number}`,
  steps: (count: number) => `${count} steps`,
  stepList: 'Steps',
  go: 'Go to Configurator',
  notOnSale: 'not available right now',
  from: 'from',
  before: 'Before you begin',
  table: 'TABLE 1',
  rows: {
    price: {
      term: 'Running total',
      words: 'Top right from the first step. Each option shows what it adds.',
    },
    curve: {
      term: 'Live tone curve',
      words:
        'Below the pickup you see the tone before and after each choice. Modelled from the winding, not recorded.',
    },
    goods: {
      term: CUSTOM_BUILDS_RETURNABLE ? `${RETURN_DAYS} days to send it back` : 'Made for you alone',
      words: CUSTOM_BUILDS_RETURNABLE
        ? `Custom builds use the same parts as all others, so the same rule applies: new and unused, posted within ${RETURN_DAYS} days of purchase. We pay the postage.`
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
  noPrices: 'Wir konnten die Preise nicht laden.',
  meanwhile: 'Ansehen kannst du trotzdem alles.',
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
      words: 'Er steht vom ersten Schritt an oben rechts. Bei jeder Option siehst du den Aufpreis.',
    },
    curve: {
      term: 'Die Klangkurve auch',
      words:
        'Unter dem Tonabnehmer siehst du den Klang vor und nach jeder Wahl. Aus der Wicklung berechnet, nicht aufgenommen.',
    },
    goods: {
      term: CUSTOM_BUILDS_RETURNABLE ? `${RETURN_DAYS} Tage zum Zurückschicken` : 'Nur für dich gebaut',
      words: CUSTOM_BUILDS_RETURNABLE
        ? `Tonabnehmer nach Wahl bestehen aus denselben Teilen wie alle anderen, also gilt dieselbe Rückgabe: neu und unbenutzt, innerhalb von ${RETURN_DAYS} Tagen nach dem Kauf. Das Porto zahlen wir.`
        : customGoods().de.short,
      more: ['Mehr steht unter', 'Rückgabe', '.'],
    },
  },
};

export const CONFIGURATOR_LANDING_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
