import { loginPath, publicReturnTo, returnTo } from '#domain/accounts/return-to.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import {
  accountRefusal,
  askReset,
  type BrowserChange,
  knowsRegistration,
  openAccountLink,
  register,
  type Sender,
  type Session,
  type SignedIn,
  saveBuild,
  setPasswordByLink,
  signIn,
  signInByCode,
  verifyAddress,
} from '../../accounts/index.ts';
import { maySend } from '../../http/may-send.ts';
import { type FieldTexts, shownAgain } from '../../platform/fields/fields.ts';
import type { Problem } from '../../platform/outcome/problem.ts';
import type { Services } from '../../platform/services.ts';
import { code, email, goodPassword, name, password, read, readNewPassword } from './account-fields.ts';
import { ACCOUNT_FORMS } from './account-forms.messages.ts';
import type { AccountForm, AccountState } from './account-state.ts';

/** Response to an account form, and changes of the browser's cookies. */
export type AccountResponse = { readonly change?: BrowserChange } & (
  | { readonly kind: 'page'; readonly status: 200 | Problem['status']; readonly state: AccountState }
  | { readonly kind: 'moved'; readonly to: string }
);

export interface FromBrowser extends Sender {
  readonly token: string;
  readonly signedIn: Session | undefined;
}

export type TakesAccountForm = (
  services: Services,
  fields: FieldTexts,
  from: FromBrowser,
) => Promise<AccountResponse>;

export const again = (
  action: AccountForm,
  status: 200 | Problem['status'],
  state: Partial<AccountState> = {},
): AccountResponse => ({
  kind: 'page',
  status,
  state: { form: 'account', action, values: {}, faults: {}, ...state },
});

const moved = (to: string, change?: BrowserChange): AccountResponse => ({
  kind: 'moved',
  to,
  ...(change && { change }),
});

/** Data that sign-in forms pass on: a build to save, and the return address. */
const luggageOf = ({ build, to }: FieldTexts) => ({ build: shownAgain(build), to: returnTo(to) ?? '' });

/** Redirects after the login; saves a pending build first. */
async function welcome(
  services: Services,
  signedIn: SignedIn,
  { build, to }: { build: string; to: string },
  language: Language,
): Promise<AccountResponse> {
  const { session, device, accountId } = signedIn;
  const isKept = build !== '' && (await saveBuild(services, accountId, build, language)).ok;
  const next = isKept ? '/account#drawer' : '/account';
  return moved((isKept ? '' : to) || inLanguage(next, language), { session, device });
}

const takePassword: TakesAccountForm = async (services, fields, from) => {
  const values = { email: shownAgain(fields.email), ...luggageOf(fields) };
  const given = read({ email, password }, fields, from.language);
  if (!given.ok) return again('login', 422, { values, faults: given.faults });
  const outcome = await signIn(services, given.value, from);
  if (!outcome.ok)
    return again('login', outcome.status, {
      values,
      ...(outcome.status === 401 ? { faults: { password: outcome.error } } : { refused: outcome.error }),
    });
  if (outcome.value.is === 'signed in') return welcome(services, outcome.value, values, from.language);
  return again('code', 200, { values: { ...values, step: outcome.value.step } });
};

const takeCode: TakesAccountForm = async (services, fields, from) => {
  const { step = '' } = fields;
  const values = {
    email: shownAgain(fields.email),
    step: shownAgain(step).slice(0, 200),
    ...luggageOf(fields),
  };
  const given = read({ code }, fields, from.language);
  if (!given.ok) return again('code', 422, { values, faults: given.faults });
  const outcome = await signInByCode(services, { step, code: given.value.code }, from);
  if (outcome.ok) return welcome(services, outcome.value, values, from.language);
  // This step has expired: ask for the password again.
  if (outcome.status === 410) return again('login', 410, { values, refused: outcome.error });
  return again('code', outcome.status, { values, faults: { code: outcome.error } });
};

export const takeLogin: TakesAccountForm = async (services, fields, from) => {
  if ('step' in fields) return takeCode(services, fields, from);
  if ('email' in fields || 'password' in fields) return takePassword(services, fields, from);
  // The form of a link's page: the token in its address is submitted as hidden field.
  const values = luggageOf(fields);
  return from.signedIn && values.to ? moved(values.to) : again('login', 200, { values });
};

export const takeRegistration: TakesAccountForm = async (services, fields, { client, language }) => {
  const back = publicReturnTo(fields.to);
  const values = {
    ...{ email: shownAgain(fields.email), name: shownAgain(fields.name), to: back ?? '' },
    ...goodPassword(fields, { field: 'password', of: shownAgain(fields.email), language }),
  };
  const given = readNewPassword({ email, name, password }, fields, {
    field: 'password',
    of: values.email,
    language,
  });
  if (!given.ok) return again('register', 422, { values, faults: given.faults });
  const { proof = '' } = fields;
  const may = await maySend(services, 'account', { client, proof });
  if (may === 'too much')
    return again('register', 429, { values, refused: accountRefusal('tooMuch', language).error });
  if (may === 'proof') return again('register', 422, { values, refused: ACCOUNT_FORMS[language].notProved });
  const outcome = await register(services, given.value, { isProved: proof !== '', client, language, back });
  if (!outcome.ok) return again('register', outcome.status, { values, refused: outcome.error });
  return moved(inLanguage('/register?sent', language));
};

export const takeResetRequest: TakesAccountForm = async (services, fields, { client, language }) => {
  const values = { email: shownAgain(fields.email) };
  const given = read({ email }, fields, language);
  if (!given.ok) return again('reset', 422, { values, faults: given.faults });
  const { proof = '' } = fields;
  const may = await maySend(services, 'account', { client, proof });
  if (may === 'too much')
    return again('reset', 429, { values, refused: accountRefusal('tooMuch', language).error });
  if (may === 'proof') return again('reset', 422, { values, refused: ACCOUNT_FORMS[language].notProved });
  const outcome = await askReset(services, given.value.email, { isProved: proof !== '', client, language });
  if (!outcome.ok) return again('reset', outcome.status, { values, refused: outcome.error });
  return moved(inLanguage('/reset?sent', language));
};

export const takeNewPassword: TakesAccountForm = async (services, fields, { token, language }) => {
  const link = await openAccountLink(services, ['reset'], token);
  if (!link.ok) return again('new password', 410);
  const given = readNewPassword({ password }, fields, { field: 'password', of: link.email, language });
  if (!given.ok) return again('new password', 422, { faults: given.faults });
  const outcome = await setPasswordByLink(services, token, given.value.password, language);
  if (!outcome.ok) return again('new password', outcome.status, { refused: outcome.error });
  return moved(inLanguage('/login?set', language), { session: 'ended', device: outcome.value.device });
};

/** The button of a mail link: sufficient for a new address; a registration also requires its password. */
export const takeVerification: TakesAccountForm = async (services, fields, from) => {
  const { token, language } = from;
  const link = await openAccountLink(services, ['registration', 'address change'], token);
  if (!link.ok) return again('verify', 410);
  if (link.kind !== 'registration') {
    const outcome = await verifyAddress(services, token, language);
    if (!outcome.ok) return again('verify', outcome.status, { refused: outcome.error });
    return moved(inLanguage('/login?moved', language), { device: outcome.value.device });
  }
  const given = read({ password }, fields, language);
  const values = { to: publicReturnTo(fields.to) ?? '' };
  if (!given.ok) return again('verify', 422, { values, faults: given.faults });
  const known = await knowsRegistration(services, token, given.value.password, from);
  if (!known.ok) return again('verify', known.status, { values, faults: { password: known.error } });
  const verified = await verifyAddress(services, token, language);
  if (!verified.ok) return again('verify', verified.status, { refused: verified.error });
  // Mailbox and password are proven, so sign in without asking again.
  const { email } = known.value;
  const device = verified.value.device.value;
  const signedIn = await signIn(services, { email, password: given.value.password }, { ...from, device });
  if (!signedIn.ok || signedIn.value.is !== 'signed in') return moved(loginPath(values.to, language));
  return welcome(services, signedIn.value, { build: '', ...values }, language);
};
