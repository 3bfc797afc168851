import * as z from 'zod';
import { dayOf } from '#domain/calendar/day.ts';
import { inLanguage } from '#domain/languages.ts';
import { DATA_REQUEST_KINDS, DATA_REQUEST_LENGTHS } from '#domain/privacy/data-request.ts';
import { maySend, REFUSAL_STATUSES } from '../../http/may-send.ts';
import {
  type FieldFault,
  type FieldTexts,
  faultsOf,
  lineField,
  neededEmail,
  orNull,
  proseField,
  shownAgain,
} from '../../platform/fields/fields.ts';
import { requestData, useDataLink } from '../../privacy/index.ts';
import type { DataState, FormRefusal, TakesForm } from './form-state.ts';

const missing: FieldFault = 'missing';

const schema = z
  .object({
    kind: z.enum(DATA_REQUEST_KINDS, missing),
    email: neededEmail(DATA_REQUEST_LENGTHS.email),
    orderNumber: lineField(DATA_REQUEST_LENGTHS.orderNumber).transform(orNull),
    note: proseField(DATA_REQUEST_LENGTHS.note).transform(orNull),
  })
  // A correction needs a description.
  .refine(({ kind, note }) => kind !== 'correction' || note !== null, { path: ['note'], message: missing });

function stateOf({ kind, email, orderNumber, note }: FieldTexts): DataState {
  const values = {
    kind: DATA_REQUEST_KINDS.find((known) => known === kind) ?? 'copy',
    email: shownAgain(email),
    orderNumber: shownAgain(orderNumber),
    note: shownAgain(note),
  };
  return { form: 'data', values, faults: {} };
}

/** Requests a copy, correction or deletion of data; the response is the same for every address. */
export const takeDataForm: TakesForm = async (services, fields, { language, client }) => {
  const state = stateOf(fields);
  const refuse = (refused: FormRefusal) =>
    ({ kind: 'page', status: REFUSAL_STATUSES[refused], state: { ...state, refused } }) as const;

  const { kind, email = '', orderNumber = '', note = '', proof = '' } = fields;
  const parsed = schema.safeParse({ kind, email, orderNumber, note });
  if (!parsed.success)
    return { kind: 'page', status: 422, state: { ...state, faults: faultsOf(parsed.error) } };
  try {
    const may = await maySend(services, 'data request', { client, proof });
    if (may !== 'yes') return refuse(may);
    const isTaken = await requestData(services, parsed.data, language, client);
    if (!isTaken) return refuse('too much');
    return { kind: 'moved', to: `${inLanguage('/data', language)}?sent` };
  } catch (error) {
    services.log.error({ err: error }, 'data request not stored');
    return refuse('trouble');
  }
};

export const takeDataLink: TakesForm = async (services, { link = '' }) => {
  const done = await useDataLink(services, link);
  if (!done.ok)
    return { kind: 'page', status: 410, state: { form: 'link', done: { kind: 'refused', why: done.why } } };
  switch (done.kind) {
    case 'copy': {
      return { kind: 'file', name: `gewitter-data-${dayOf(services.now())}.json`, content: done.copy };
    }
    case 'correction':
    case 'deletion':
      return { kind: 'page', status: 200, state: { form: 'link', done } };
    default:
      return done satisfies never;
  }
};
