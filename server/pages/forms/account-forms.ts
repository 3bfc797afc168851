import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { inLanguage, LANGUAGES, type Language, languageOf } from '#domain/languages.ts';
import { changeBrowser, cookiesOf, readSession, senderOf } from '../../accounts/index.ts';
import { clientOf, limitRate, type Refuse } from '../../http/guards.ts';
import { ownPagesOnly } from '../../http/own-pages.ts';
import { tell } from '../../http/respond.ts';
import { type Fields, shown } from '../../platform/fields/fields.ts';
import type { Services } from '../../platform/services.ts';
import { ACCOUNT_FORMS } from './account-forms.messages.ts';
import type { AccountForm, AccountState } from './account-state.ts';
import { takeFirstMaker } from './first-maker-form.ts';
import { takeOwnForm } from './own-account-forms.ts';
import { takePassportForm } from './passport-form.ts';
import { limitForm, readFields } from './public-forms.ts';
import {
  type AccountAnswer,
  again,
  type TakesAccountForm,
  takeLogin,
  takeNewPassword,
  takeRegistration,
  takeResetRequest,
  takeVerification,
} from './sign-in-forms.ts';

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
  fields: Fields,
  error: unknown,
): AccountAnswer {
  const action = SAY_SO[english];
  if (!action) throw error;
  log.error({ err: error }, 'account form failed');
  const values = {
    email: shown(fields.email),
    name: shown(fields.name),
    build: shown(fields.build),
    to: shown(fields.to),
    secret: shown(fields.secret).slice(0, 40),
  };
  return again(action, 503, { values, refused: ACCOUNT_FORMS[language].trouble });
}

interface AccountForms {
  readonly services: Services;
  readonly trustedHops: number;
  readonly refuse: Refuse;
  /** Renders a page with the form's state; `token` is that of a new session. */
  readonly show: (
    context: Context,
    path: string,
    sent: { state: AccountState; status: number; token: string | undefined },
  ) => Promise<Response>;
}

/** Addresses of a form: its page in each language. */
const addressesOf = (english: string) =>
  [...new Set(LANGUAGES.map((language) => inLanguage(english, language)))].map((pattern) => ({
    english,
    pattern,
    language: languageOf(pattern),
  }));

type FormEnv = { Bindings: HttpBindings; Variables: { page?: string } };

/** Handlers of account forms, at the addresses of their pages, with or without JavaScript. */
export function accountForms({ services, trustedHops, refuse, show }: AccountForms): Hono<FormEnv> {
  const app = new Hono<FormEnv>();
  const own = ownPagesOnly(services.env.publicUrl);
  for (const { english, pattern, language } of Object.keys(FORMS).flatMap(addressesOf)) {
    const take = FORMS[english] as TakesAccountForm;
    app.post(pattern, limitForm, own, limitRate(refuse), async (context) => {
      context.set('page', pattern);
      const fields = await readFields(context);
      if (!fields) return tell(context, 415, 'Please send the form as its page does.');
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
      const page = await show(context, context.req.path, {
        state,
        status,
        token: typeof opened === 'object' ? opened.token : sender.session,
      });
      // The page is a finished response, so headers of the context would be lost.
      for (const cookie of cookiesOf(answer.change ?? {}, services.env))
        page.headers.append('set-cookie', cookie);
      return page;
    });
  }
  return app;
}
