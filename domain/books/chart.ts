import type { Section } from '../admin/month.ts';

export type ChartName = 'SKR03' | 'SKR04';

/** Accounts that a month is booked on. The adviser sets them: what stands here is for the adviser to confirm. */
export interface Chart {
  readonly name: ChartName;
  /** Sales at home, with the tax of § 12 UStG; DATEV takes the tax out of what is booked there. */
  readonly home: string;
  /** Sales to consumers of other member states, declared through the one-stop shop. */
  readonly oss: string;
  /** Sales with British VAT. */
  readonly uk: string;
  /** Exports, free of tax (§ 4 no. 1 a UStG). */
  readonly export: string;
  /** Sales without tax by § 19 UStG. */
  readonly smallBusiness: string;
  /** What the payment provider keeps. */
  readonly fees: string;
  /** Money that the payment provider has and the bank has not. */
  readonly transit: string;
  readonly bank: string;
  /** Money in our own hands. */
  readonly cash: string;
}

/** As DATEV's charts of accounts for 2026 name them; stand-ins until the adviser has set others. */
export const CHARTS: Readonly<Record<ChartName, Chart>> = {
  SKR03: {
    name: 'SKR03',
    home: '8400',
    oss: '8320',
    uk: '8338',
    export: '8120',
    smallBusiness: '8195',
    fees: '4970',
    transit: '1360',
    bank: '1200',
    cash: '1000',
  },
  SKR04: {
    name: 'SKR04',
    home: '4400',
    oss: '4320',
    uk: '4338',
    export: '4120',
    smallBusiness: '4185',
    fees: '6855',
    transit: '1460',
    bank: '1800',
    cash: '1600',
  },
};

/** Where the sales of a section are booked. */
export const ACCOUNT_OF = {
  home: 'home',
  oss: 'oss',
  uk: 'uk',
  export: 'export',
} as const satisfies Record<Section, keyof Chart>;
