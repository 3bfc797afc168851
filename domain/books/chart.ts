export type ChartName = 'SKR03' | 'SKR04';

/** Accounts of the bookings, to be set or confirmed by the adviser. */
export interface Chart {
  readonly name: ChartName;
  /** Domestic sales with the tax of § 12 UStG. DATEV extracts the tax from this account. */
  readonly home: string;
  /** Sales to consumers in other member states, declared through the one-stop shop. */
  readonly oss: string;
  readonly uk: string;
  /** Exports, free of tax (§ 4 no. 1 a UStG). */
  readonly export: string;
  /** Sales without tax by § 19 UStG. */
  readonly smallBusiness: string;
  readonly fees: string;
  /** Money held by the payment provider, not yet in the bank. */
  readonly transit: string;
  readonly bank: string;
  readonly cash: string;
}

/** DATEV's charts of accounts for 2026; defaults until the adviser sets others. */
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
