import { Hono } from 'hono';
import { loginPath, ownerPath } from '#domain/accounts/return-to.ts';
import { inLanguage, LANGUAGES, type Language, languageOf } from '#domain/languages.ts';
import { spelledNumber } from '#domain/orders/running-number.ts';
import {
  becomeFirstMaker,
  changeBrowser,
  cookiesOf,
  openFirstMaker,
  readSession,
  senderOf,
} from '../../accounts/index.ts';
import { clientOf, limitForm, limitRate, type Refuse, type ShopEnv } from '../../http/guards.ts';
import { ownPagesOnly } from '../../http/own-pages.ts';
import { respondWithSentence } from '../../http/respond.ts';
import { type FieldTexts, lineField, shownAgain } from '../../platform/fields/fields.ts';
import type { Services } from '../../platform/services.ts';
import { claimUnit, releaseClaim } from '../../production/index.ts';
import type { PageServer } from '../pages.ts';
import { code, email, goodPassword, name, password, readNewPassword } from './account-fields.ts';
import { ACCOUNT_FORMS } from './account-forms.messages.ts';
import type { AccountForm } from './account-state.ts';
import { takeOwnForm } from './own-account-forms.ts';
import { readFields } from './public-forms.ts';
import {
  type AccountResponse,
  again,
  type TakesAccountForm,
  takeLogin,
  takeNewPassword,
  takeRegistration,
  takeResetRequest,
  takeVerification,
} from './sign-in-forms.ts';

/** Creates the first maker in one form, which works only once. */
const takeFirstMaker: TakesAccountForm = async (services, fields, { token, language }) => {
  const values = {
    email: shownAgain(fields.email),
    name: shownAgain(fields.name),
    secret: shownAgain(fields.secret).slice(0, 40),
    ...goodPassword(fields, { field: 'password', of: shownAgain(fields.email), language }),
  };
  const link = await openFirstMaker(services, token);
  if (!link.ok) return again('first maker', 410);
  const shape = { email, name, password, secret: lineField(40), code };
  const given = readNewPassword(shape, fields, { field: 'password', of: values.email, language });
  if (!given.ok) return again('first maker', 422, { values, faults: given.faults });
  const outcome = await becomeFirstMaker(services, token, given.value, language);
  if (!outcome.ok)
    return again('first maker', outcome.status, {
      values,
      ...(outcome.status === 401 ? { faults: { code: outcome.error } } : { refused: outcome.error }),
    });
  const { codes: recoveryCodes, session, device } = outcome.value;
  return { ...again('first maker', 200, { recoveryCodes }), change: { session, device } };
};

const takePassportForm: TakesAccountForm = async (services, fields, { token, signedIn, language }) => {
  const serial = spelledNumber('serial', token);
  const here = serial ? ownerPath(serial, language) : inLanguage('/account', language);
  if (!signedIn) return { kind: 'moved', to: loginPath(here, language) };
  const back = { kind: 'moved', to: here } as const;
  if (!serial) return back;
  if (fields.do === 'release') {
    await releaseClaim(services, signedIn.accountId, serial);
    return back;
  }
  const outcome = await claimUnit(services, signedIn, serial, language);
  return outcome.ok ? back : again('claim', outcome.status, { refused: outcome.error });
};

/** By the pattern of their page's address. */
const FORMS: Readonly<Record<string, TakesAccountForm>> = {
  '/login': takeLogin,
  '/register': takeRegistration,
  '/reset': takeResetRequest,
  '/reset/:token': takeNewPassword,
  '/verify/:token': takeVerification,
  '/workshop/first/:token': takeFirstMaker,
  '/account': takeOwnForm,
  // The serial number takes the place of a token.
  '/p/:token': takePassportForm,
};

/** Pages that show a refusal beside the submitted values. */
const SAY_SO: Readonly<Record<string, AccountForm>> = {
  '/login': 'login',
  '/register': 'register',
  '/reset': 'reset',
  '/reset/:token': 'new password',
  '/workshop/first/:token': 'first maker',
};

function inTrouble(
  { log }: Services,
  { english, language }: { readonly english: string; readonly language: Language },
  fields: FieldTexts,
  error: unknown,
): AccountResponse {
  const action = SAY_SO[english];
  if (!action) throw error;
  log.error({ err: error }, 'account form failed');
  const values = {
    email: shownAgain(fields.email),
    name: shownAgain(fields.name),
    build: shownAgain(fields.build),
    to: shownAgain(fields.to),
    secret: shownAgain(fields.secret).slice(0, 40),
  };
  return again(action, 503, { values, refused: ACCOUNT_FORMS[language].trouble });
}

interface AccountForms {
  readonly services: Services;
  readonly trustedHops: number;
  readonly refuse: Refuse;
  readonly show: PageServer['show'];
}

/** Addresses of a form: its page in each language. */
const addressesOf = (english: string) =>
  [...new Set(LANGUAGES.map((language) => inLanguage(english, language)))].map((pattern) => ({
    english,
    pattern,
    language: languageOf(pattern),
  }));

/** Handlers of account forms, at the addresses of their pages, with or without JavaScript. */
export function accountForms({ services, trustedHops, refuse, show }: AccountForms): Hono<ShopEnv> {
  const app = new Hono<ShopEnv>();
  const own = ownPagesOnly(services.env.publicUrl);
  for (const { english, pattern, language } of Object.keys(FORMS).flatMap(addressesOf)) {
    const take = FORMS[english] as TakesAccountForm;
    app.post(pattern, limitForm, own, limitRate(refuse), async (context) => {
      context.set('page', pattern);
      const fields = await readFields(context);
      if (!fields) return respondWithSentence(context, 415, 'Please send the form as its page does.');
      const sender = senderOf(context, clientOf(context, trustedHops), services.env, language);
      const signedIn = await readSession(services, context.req.raw);
      const token = context.req.param('token') ?? '';
      const answer = await take(services, fields, { ...sender, token, signedIn }).catch((error: unknown) =>
        inTrouble(services, { english, language }, fields, error),
      );
      if (answer.kind === 'moved') {
        if (answer.change) changeBrowser(context, answer.change, services.env);
        return context.redirect(answer.to, 303);
      }
      const opened = answer.change?.session;
      const { state, status } = answer;
      const shownFor = typeof opened === 'object' ? opened.token : sender.session;
      const page = await show(context, context.req.path, { form: state }, status, shownFor);
      // The page is a finished response, so headers of the context would be lost.
      for (const cookie of cookiesOf(answer.change ?? {}, services.env))
        page.headers.append('set-cookie', cookie);
      return page;
    });
  }
  return app;
}
