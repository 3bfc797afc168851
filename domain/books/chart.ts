import * as z from 'zod';
import type { Section } from '../admin/month.ts';
import { fault } from '../field-faults.ts';
import { emailAddress, line } from '../typed-fields.ts';

const account = line(8).regex(/^\d{4,8}$/, fault('accountDigits'));

/** Accounts that a month is booked on. The adviser sets them: what stands here is for the adviser to confirm. */
const ownChart = z.object({
  name: z.enum(['SKR03', 'SKR04']),
  /** Sales at home, with the tax of § 12 UStG; DATEV takes the tax out of what is booked there. */
  home: account,
  /** Sales to consumers of other member states, declared through the one-stop shop. */
  oss: account,
  /** Sales with British VAT. */
  uk: account,
  /** Exports, free of tax (§ 4 no. 1 a UStG). */
  export: account,
  /** Sales without tax by § 19 UStG. */
  smallBusiness: account,
  /** What the payment provider keeps. */
  fees: account,
  /** Money that the payment provider has and the bank has not. */
  transit: account,
  bank: account,
  /** Money in our own hands; left out in records from before there were orders by hand. */
  cash: account.optional(),
});

const CASH: Readonly<Record<z.output<typeof ownChart>['name'], string>> = { SKR03: '1000', SKR04: '1600' };

const chartSchema = ownChart.transform(({ cash, ...chart }) => ({
  ...chart,
  cash: cash ?? CASH[chart.name],
}));
export type Chart = z.output<typeof chartSchema>;
export type ChartName = Chart['name'];

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
    cash: CASH.SKR03,
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
    cash: CASH.SKR04,
  },
};

/** Where the sales of a section are booked. */
export const ACCOUNT_OF = {
  home: 'home',
  oss: 'oss',
  uk: 'uk',
  export: 'export',
} as const satisfies Record<Section, keyof Chart>;

const number = (least: number, most: number, error: string) =>
  z.coerce.number<unknown>(error).int(error).min(least, error).max(most, error);

/** What the adviser has said, once: numbers of the office and of the firm, and the accounts. */
export const adviserSchema = z.object({
  /** Beraternummer. */
  consultant: number(1001, 9_999_999, fault('consultantNumber')),
  /** Mandantennummer. */
  client: number(1, 99_999, fault('clientNumber')),
  /** Tax key of fees on which we owe the tax ourselves (§ 13 b UStG); empty where the account says it. */
  feeKey: z.union([z.literal(''), z.string().regex(/^\d{1,4}$/, fault('taxKey'))]),
  /** Whom the closed month is sent to. */
  mail: z.union([z.literal(''), emailAddress(fault('noAddress'))]),
  chart: chartSchema,
});
export type Adviser = z.output<typeof adviserSchema>;

/** Until the adviser has said anything: a file can be looked at, and is no one’s. */
export const EXAMPLE_ADVISER: Adviser = {
  consultant: 1001,
  client: 1,
  feeKey: '94',
  mail: '',
  chart: CHARTS.SKR03,
};
