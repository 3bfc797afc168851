import * as z from 'zod';
import { inLanguage } from '#domain/languages.ts';
import { WITHDRAWAL_LENGTHS } from '#domain/returns/withdrawal.ts';
import { maySend, REFUSAL_STATUSES } from '../../http/may-send.ts';
import {
  type FieldTexts,
  faultsOf,
  neededEmail,
  neededLineField,
  orNull,
  proseField,
  shownAgain,
} from '../../platform/fields/fields.ts';
import { PROOF_LENGTH } from '../../platform/limits/proof-of-work.ts';
import { receiveWithdrawal } from '../../returns/index.ts';
import type { FormAnswer, TakesForm, WithdrawState } from './form-state.ts';

const schema = z.object({
  name: neededLineField(WITHDRAWAL_LENGTHS.name),
  orderNumber: neededLineField(WITHDRAWAL_LENGTHS.orderNumber),
  email: neededEmail(WITHDRAWAL_LENGTHS.email),
  goods: proseField(WITHDRAWAL_LENGTHS.goods).transform(orNull),
});

function stateOf(fields: FieldTexts): WithdrawState {
  const { name, orderNumber, email, goods, proof = '' } = fields;
  return {
    form: 'withdraw',
    step: 'fill',
    values: {
      name: shownAgain(name),
      orderNumber: shownAgain(orderNumber),
      email: shownAgain(email),
      goods: shownAgain(goods),
    },
    faults: {},
    proof: proof.length > PROOF_LENGTH ? '' : shownAgain(proof),
  };
}

/**
 * The withdrawal function (§ 356a BGB): the first step shows what was typed, the second confirms it. Only the second stores
 * the withdrawal, completely before it answers.
 */
export const takeWithdrawForm: TakesForm = async (services, fields, { language, client }) => {
  const state = stateOf(fields);
  const show = (more: Partial<WithdrawState>, status: Extract<FormAnswer, { kind: 'page' }>['status']) =>
    ({ kind: 'page', status, state: { ...state, ...more } }) as const;

  const { name = '', orderNumber = '', email = '', goods = '' } = fields;
  const parsed = schema.safeParse({ name, orderNumber, email, goods });
  if (!parsed.success) return show({ faults: faultsOf(parsed.error) }, 422);
  if (fields.step === 'change') return show({}, 200);
  if (fields.step !== 'confirm') return show({ step: 'confirm' }, 200);

  try {
    const may = await maySend(services, 'withdrawal', { client, proof: state.proof });
    if (may !== 'yes') return show({ step: 'confirm', refused: may }, REFUSAL_STATUSES[may]);
    const receipt = await receiveWithdrawal(services, parsed.data, language, client);
    return { kind: 'moved', to: `${inLanguage('/withdraw', language)}?receipt=${receipt}` };
  } catch (error) {
    services.log.error({ err: error }, 'withdrawal not stored');
    return show({ step: 'confirm', refused: 'trouble' }, REFUSAL_STATUSES.trouble);
  }
};
