import * as z from 'zod';
import { emailAddress, fault, line } from '../typed-fields.ts';
import { CHARTS, type Chart } from './chart.ts';

const account = line(8).regex(/^\d{4,8}$/, fault('accountDigits'));

const chartSchema = z
  .object({
    name: z.enum(['SKR03', 'SKR04']),
    home: account,
    oss: account,
    uk: account,
    export: account,
    smallBusiness: account,
    fees: account,
    transit: account,
    bank: account,
    /** Missing in records from before orders by hand. */
    cash: account.optional(),
  })
  .transform(({ cash, ...chart }): Chart => ({ ...chart, cash: cash ?? CHARTS[chart.name].cash }));

const number = (least: number, most: number, error: string) =>
  z.coerce.number<unknown>(error).int(error).min(least, error).max(most, error);

export const adviserSchema = z.object({
  /** Beraternummer. */
  consultant: number(1001, 9_999_999, fault('consultantNumber')),
  /** Mandantennummer. */
  client: number(1, 99_999, fault('clientNumber')),
  /** Tax key of fees with reverse charge (§ 13 b UStG); empty if the account implies it. */
  feeKey: z.union([z.literal(''), z.string().regex(/^\d{1,4}$/, fault('taxKey'))]),
  /** Recipient of the closed month. */
  mail: z.union([z.literal(''), emailAddress(fault('noAddress'))]),
  chart: chartSchema,
});
export type Adviser = z.output<typeof adviserSchema>;

/** Placeholder until the adviser is set: files can be previewed but belong to nobody. */
export const EXAMPLE_ADVISER: Adviser = {
  consultant: 1001,
  client: 1,
  feeKey: '94',
  mail: '',
  chart: CHARTS.SKR03,
};
