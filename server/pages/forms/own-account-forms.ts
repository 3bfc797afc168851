import * as z from 'zod';
import {
  askNewAddress,
  changeName,
  changePassword,
  deleteAccount,
  dropSecondFactor,
  endOtherSession,
  endSession,
  endSessions,
  removeBuild,
  type Session,
  saveBuild,
  takeSecondFactor,
} from '../../accounts/index.ts';
import { type Fields, line, shown } from '../../platform/fields/fields.ts';
import type { Problem } from '../../platform/outcome/problem.ts';
import type { Services } from '../../platform/services.ts';
import { claimUnit, releaseClaim } from '../../production/index.ts';
import { code, email, name, password, read, readNewPassword } from './account-fields.ts';
import type { AccountForm } from './account-state.ts';
import { type AccountAnswer, again, type FromBrowser, type TakesAccountForm } from './sign-in-forms.ts';

type TakesOwn = (
  services: Services,
  fields: Fields,
  session: Session,
  from: FromBrowser,
) => Promise<AccountAnswer>;

/** What is about a field is at it, everything else above the form. */
const refusal = (action: AccountForm, { status, error, about }: Problem, values = {}): AccountAnswer =>
  again(action, status, { values, ...(about ? { faults: { [about]: error } } : { refused: error }) });

/** A SHA-256 in base64url. */
const sessionId = z.string().regex(/^[\w-]{43}$/, 'missing');

const back = { kind: 'moved', to: '/account' } as const;

const OWN: Readonly<Record<string, TakesOwn>> = {
  async 'log out'({ db }, _, __, { session: token }) {
    if (token) await endSession(db, token);
    return { kind: 'moved', to: '/login?out', change: { session: 'ended' } };
  },

  async 'log out everywhere'({ db }, _, { accountId }) {
    await endSessions(db, accountId);
    return { kind: 'moved', to: '/login?out', change: { session: 'ended' } };
  },

  async 'end session'(services, fields, session, from) {
    const given = read({ id: sessionId, password }, fields);
    const values = { id: shown(fields.id).slice(0, 43) };
    if (!given.ok) {
      const { id, ...faults } = given.faults;
      return again('end session', 422, {
        values,
        faults: { ...(id && { id: 'Please choose one of them.' }), ...faults },
      });
    }
    const outcome = await endOtherSession(services, session, given.value, from);
    if (!outcome.ok) return refusal('end session', outcome, values);
    return again('end session', 200, { done: 'That browser is logged out.' });
  },

  async name(services, fields, session) {
    const given = read({ name }, fields);
    if (!given.ok) return again('name', 422, { values: { name: shown(fields.name) }, faults: given.faults });
    await changeName(services, session, given.value.name);
    return back;
  },

  async address(services, fields, session, from) {
    const values = { email: shown(fields.email) };
    const given = read({ email, password }, fields);
    if (!given.ok) return again('address', 422, { values, faults: given.faults });
    const outcome = await askNewAddress(services, session, given.value, from);
    if (!outcome.ok) return refusal('address', outcome, values);
    const done = `A mail is on its way to ${given.value.email}. The account moves when its link is used.`;
    return again('address', 200, { done });
  },

  async password(services, fields, session, from) {
    const given = readNewPassword({ password, newPassword: password }, fields, 'newPassword', session.email);
    if (!given.ok) return again('password', 422, { faults: given.faults });
    const outcome = await changePassword(services, session, given.value, from);
    if (!outcome.ok) return refusal('password', outcome);
    const done = 'Your password is changed, and every other browser is logged out.';
    return { ...again('password', 200, { done }), change: { session: outcome.value } };
  },

  async 'second factor'(services, fields, session, from) {
    const values = { secret: shown(fields.secret).slice(0, 40) };
    const given = read({ secret: line(40), code, password }, fields);
    if (!given.ok) return again('second factor', 422, { values, faults: given.faults });
    const outcome = await takeSecondFactor(services, session, given.value, from);
    if (!outcome.ok) return refusal('second factor', outcome, values);
    const { codes: recoveryCodes, session: opened } = outcome.value;
    return { ...again('second factor', 200, { recoveryCodes }), change: { session: opened } };
  },

  async 'no second factor'(services, fields, session, from) {
    const given = read({ code, password }, fields);
    if (!given.ok) return again('no second factor', 422, { faults: given.faults });
    const outcome = await dropSecondFactor(services, session, given.value, from);
    return outcome.ok ? back : refusal('no second factor', outcome);
  },

  async delete(services, fields, session, from) {
    const given = read({ password }, fields);
    if (!given.ok) return again('delete', 422, { faults: given.faults });
    const outcome = await deleteAccount(services, session, given.value.password, from);
    if (!outcome.ok) return refusal('delete', outcome);
    return { kind: 'moved', to: '/login?deleted', change: { session: 'ended' } };
  },

  async build(services, { build = '' }, session) {
    const outcome = await saveBuild(services, session.accountId, build);
    return outcome.ok ? { kind: 'moved', to: '/account#drawer' } : refusal('build', outcome);
  },

  async claim(services, { serial = '' }, session) {
    const outcome = await claimUnit(services, session, serial.slice(0, 40), 'en');
    if (outcome.ok) return { kind: 'moved', to: '/account#pickups' };
    return again('claim', outcome.status, {
      values: { serial: shown(serial).slice(0, 40) },
      faults: { serial: outcome.error },
    });
  },

  async release(services, { serial = '' }, { accountId }) {
    await releaseClaim(services, accountId, serial.slice(0, 40));
    return { kind: 'moved', to: '/account#pickups' };
  },

  async 'remove build'(services, { id = '' }, { accountId }) {
    if (/^[\da-f-]{36}$/.test(id)) await removeBuild(services, accountId, id);
    return { kind: 'moved', to: '/account#drawer' };
  },
};

/** What one does with one's own account; who is not logged in is asked to, and a build waits meanwhile. */
export const takeOwnForm: TakesAccountForm = async (services, fields, from) => {
  const { do: what = '', build = '' } = fields;
  if (!from.signedIn) {
    const waits = what === 'build' && build.length <= 1000 ? `?${new URLSearchParams({ build })}` : '';
    return { kind: 'moved', to: `/login${waits}` };
  }
  const take = Object.hasOwn(OWN, what) ? OWN[what] : undefined;
  return take ? take(services, fields, from.signedIn, from) : back;
};
