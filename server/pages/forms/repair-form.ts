import * as z from 'zod';
import { inLanguage } from '#domain/languages.ts';
import { keysOf, recordOf } from '#domain/records.ts';
import { REPAIR_LENGTHS, type RepairField } from '#domain/repairs/repair.ts';
import { flawIn } from '#domain/shipping/address-faults.ts';
import { ADDRESS_FIELDS } from '#domain/shipping/order-address.ts';
import { maySend, REFUSAL_STATUSES } from '../../http/may-send.ts';
import {
  type FieldFault,
  faultsOf,
  neededEmail,
  neededLineField,
  proseField,
  shownAgain,
} from '../../platform/fields/fields.ts';
import { answerQuote, openRepair, requestRepair } from '../../repairs/index.ts';
import type { FormRefusal, RepairState, TakesForm } from './form-state.ts';

const line = (field: RepairField) => neededLineField(REPAIR_LENGTHS[field]);
const missing: FieldFault = 'missing';
const ELSE = { ...recordOf(ADDRESS_FIELDS, () => ''), country: 'DE' } as const;
/** A part of an address in Germany that takes parcels. */
const part = (field: 'line1' | 'postal_code') =>
  line(field).refine((text) => flawIn(field, { ...ELSE, [field]: text }) === undefined, 'no parcel');

const schema = z.object({
  ...{ pickup: line('pickup'), name: line('name'), city: line('city') },
  ...{ line1: part('line1'), postal_code: part('postal_code') },
  email: neededEmail(REPAIR_LENGTHS.email),
  fault: proseField(REPAIR_LENGTHS.fault).refine((text) => text !== '', missing),
});

/** Takes a pickup for repair: stores the request before it answers. */
export const takeRepairForm: TakesForm = async (services, fields, { language, client }) => {
  const texts = recordOf(keysOf(REPAIR_LENGTHS), (field) => fields[field] ?? '');
  const isClaimed = fields.isClaimed === 'yes';
  const state: RepairState = {
    form: 'repair',
    values: {
      ...recordOf(keysOf(texts), (field) => shownAgain(texts[field])),
      isClaimed: isClaimed ? 'yes' : '',
    },
    faults: {},
  };
  const refuse = (refused: FormRefusal) =>
    ({ kind: 'page', status: REFUSAL_STATUSES[refused], state: { ...state, refused } }) as const;
  const parsed = schema.safeParse(texts);
  if (!parsed.success)
    return { kind: 'page', status: 422, state: { ...state, faults: faultsOf(parsed.error) } };
  try {
    const may = await maySend(services, 'repair', { client, proof: fields.proof ?? '' });
    if (may !== 'yes') return refuse(may);
    if (!(await requestRepair(services, { ...parsed.data, isClaimed }, language, client)))
      return refuse('too much');
    return { kind: 'moved', to: `${inLanguage('/repair', language)}?sent` };
  } catch (error) {
    services.log.error({ err: error }, 'repair not stored');
    return refuse('trouble');
  }
};

const answerSchema = z.object({
  version: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
  answer: z.enum(['agreed', 'refused']),
});

/** The owner's answer to a quote, from the page of its link; that page then shows what applies. */
export const takeRepairAnswer: TakesForm = async (services, { link = '', ...fields }, { language }) => {
  const repair = await openRepair(services, link);
  const parsed = answerSchema.safeParse(fields);
  const isTaken =
    repair && parsed.success && (await answerQuote(services, { id: repair.id, ...parsed.data }));
  const query = new URLSearchParams({ link, ...(!isTaken && { changed: '' }) });
  return { kind: 'moved', to: `${inLanguage('/repair', language)}?${query}` };
};
