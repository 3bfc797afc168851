import * as z from 'zod';
import { ACCOUNT_LENGTHS } from '#domain/accounts/account.ts';
import { inLanguage, LANGUAGES } from '#domain/languages.ts';
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
  renewRecoveryCodes,
  type Session,
  saveBuild,
  setWorkshopLanguage,
  takeSecondFactor,
} from '../../accounts/index.ts';
import { type FieldTexts, lineField, shownAgain } from '../../platform/fields/fields.ts';
import type { Problem } from '../../platform/outcome/problem.ts';
import type { Services } from '../../platform/services.ts';
import { claimUnit, releaseClaim } from '../../production/index.ts';
import { code, email, goodPassword, name, password, read, readNewPassword } from './account-fields.ts';
import { ACCOUNT_FORMS } from './account-forms.messages.ts';
import type { AccountForm } from './account-state.ts';
import { type AccountResponse, again, type FromBrowser, type TakesAccountForm } from './sign-in-forms.ts';

type TakesOwn = (
  services: Services,
  fields: FieldTexts,
  session: Session,
  from: FromBrowser,
) => Promise<AccountResponse>;

/** Refusals about a field are shown there, others above the form. */
const refusal = (action: AccountForm, { status, error, about }: Problem, values = {}): AccountResponse =>
  again(action, status, { values, ...(about ? { faults: { [about]: error } } : { refused: error }) });

/** A SHA-256 in base64url. */
const sessionId = z.string().regex(/^[\w-]{43}$/, 'missing');

const movedTo = (path: string, { language }: FromBrowser) =>
  ({ kind: 'moved', to: inLanguage(path, language) }) as const;

const OWN: Readonly<Record<string, TakesOwn>> = {
  async 'log out'({ db }, _, __, from) {
    if (from.session) await endSession(db, from.session);
    return { ...movedTo('/login?out', from), change: { session: 'ended' } };
  },

  async 'log out everywhere'({ db }, _, { accountId }, from) {
    await endSessions(db, accountId);
    return { ...movedTo('/login?out', from), change: { session: 'ended' } };
  },

  async 'end session'(services, fields, session, from) {
    const given = read({ id: sessionId, password }, fields, from.language);
    const values = { id: shownAgain(fields.id).slice(0, 43) };
    if (!given.ok) {
      const { id, ...faults } = given.faults;
      return again('end session', 422, {
        values,
        faults: { ...(id && { id: ACCOUNT_FORMS[from.language].chooseOne }), ...faults },
      });
    }
    const outcome = await endOtherSession(services, session, given.value, from);
    if (!outcome.ok) return refusal('end session', outcome, values);
    return again('end session', 200, { done: ACCOUNT_FORMS[from.language].loggedOut });
  },

  async name(services, fields, session, from) {
    const given = read({ name }, fields, from.language);
    if (!given.ok)
      return again('name', 422, { values: { name: shownAgain(fields.name) }, faults: given.faults });
    await changeName(services, session, given.value.name);
    return movedTo('/account', from);
  },

  async 'workshop language'(services, { language = '' }, session, from) {
    const chosen = LANGUAGES.find((known) => known === language) ?? session.workshopLanguage;
    await setWorkshopLanguage(services, session, chosen);
    return movedTo('/account#workshop-language', { ...from, language: chosen });
  },

  async address(services, fields, session, from) {
    const values = { email: shownAgain(fields.email) };
    const given = read({ email, password }, fields, from.language);
    if (!given.ok) return again('address', 422, { values, faults: given.faults });
    const outcome = await askNewAddress(services, session, given.value, from);
    if (!outcome.ok) return refusal('address', outcome, values);
    const done = ACCOUNT_FORMS[from.language].mailSent(given.value.email);
    return again('address', 200, { done });
  },

  async password(services, fields, session, from) {
    const asNew = { field: 'newPassword', of: session.email, language: from.language };
    const values = goodPassword(fields, asNew);
    const given = readNewPassword({ password, newPassword: password }, fields, asNew);
    if (!given.ok) return again('password', 422, { values, faults: given.faults });
    const outcome = await changePassword(services, session, given.value, from);
    if (!outcome.ok) return refusal('password', outcome, values);
    const done = ACCOUNT_FORMS[from.language].passwordChanged;
    return { ...again('password', 200, { done }), change: { session: outcome.value } };
  },

  async 'second factor'(services, fields, session, from) {
    const values = { secret: shownAgain(fields.secret).slice(0, 40) };
    const former = session.hasSecondFactor ? code : lineField(ACCOUNT_LENGTHS.code);
    const given = read({ secret: lineField(40), code, former, password }, fields, from.language);
    if (!given.ok) return again('second factor', 422, { values, faults: given.faults });
    const outcome = await takeSecondFactor(services, session, given.value, from);
    if (!outcome.ok) return refusal('second factor', outcome, values);
    const { codes: recoveryCodes, session: opened } = outcome.value;
    return { ...again('second factor', 200, { recoveryCodes }), change: { session: opened } };
  },

  async 'recovery codes'(services, fields, session, from) {
    const given = read({ code, password }, fields, from.language);
    if (!given.ok) return again('recovery codes', 422, { faults: given.faults });
    const outcome = await renewRecoveryCodes(services, session, given.value, from);
    if (!outcome.ok) return refusal('recovery codes', outcome);
    return again('recovery codes', 200, { recoveryCodes: outcome.value });
  },

  async 'no second factor'(services, fields, session, from) {
    const given = read({ code, password }, fields, from.language);
    if (!given.ok) return again('no second factor', 422, { faults: given.faults });
    const outcome = await dropSecondFactor(services, session, given.value, from);
    return outcome.ok ? movedTo('/account', from) : refusal('no second factor', outcome);
  },

  async delete(services, fields, session, from) {
    const given = read({ password }, fields, from.language);
    if (!given.ok) return again('delete', 422, { faults: given.faults });
    const outcome = await deleteAccount(services, session, given.value.password, from);
    if (!outcome.ok) return refusal('delete', outcome);
    return { ...movedTo('/login?deleted', from), change: { session: 'ended' } };
  },

  async build(services, { build = '' }, session, from) {
    const outcome = await saveBuild(services, session.accountId, build, from.language);
    return outcome.ok ? movedTo('/account#drawer', from) : refusal('build', outcome);
  },

  async claim(services, { serial = '' }, session, from) {
    const outcome = await claimUnit(services, session, serial.slice(0, 40), from.language);
    if (outcome.ok) return movedTo('/account#pickups', from);
    return again('claim', outcome.status, {
      values: { serial: shownAgain(serial).slice(0, 40) },
      faults: { serial: outcome.error },
    });
  },

  async release(services, { serial = '' }, { accountId }, from) {
    await releaseClaim(services, accountId, serial.slice(0, 40));
    return movedTo('/account#pickups', from);
  },

  async 'remove build'(services, { id = '' }, { accountId }, from) {
    if (/^[\da-f-]{36}$/.test(id)) await removeBuild(services, accountId, id);
    return movedTo('/account#drawer', from);
  },
};

/** Actions on one's own account; redirects to the login if necessary, preserving a build to save. */
export const takeOwnForm: TakesAccountForm = async (services, fields, from) => {
  const { do: what = '', build = '' } = fields;
  if (!from.signedIn) {
    const waits = what === 'build' && build.length <= 1000 ? `?${new URLSearchParams({ build })}` : '';
    return movedTo(`/login${waits}`, from);
  }
  const take = Object.hasOwn(OWN, what) ? OWN[what] : undefined;
  return take ? take(services, fields, from.signedIn, from) : movedTo('/account', from);
};
