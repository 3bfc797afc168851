import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type * as z from 'zod';
import {
  accountRefusal,
  changeBrowser,
  endSession,
  endSessions,
  readSession,
  register,
  type SignedIn,
  senderOf,
  signIn,
  signInByCode,
  verifyAddress,
} from '../accounts/index.ts';
import { maySend } from '../http/may-send.ts';
import { ownCallsOnly } from '../http/own-pages.ts';
import { answer, languageAsked, readBody } from '../http/respond.ts';
import { done, type Outcome } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { USER_CALLS } from './user-calls.ts';

type Data<Name extends keyof typeof USER_CALLS> = z.output<(typeof USER_CALLS)[Name]['data']>;

/** Literal text of the specification. */
const REGISTERED = 'Registered successfully. Please check your emails.';

/** The calls about accounts: parse, run the use case, answer, set the cookies. */
export function userApi(
  services: Services,
  clientOf: (context: Context) => string,
): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>();
  const { db, env } = services;
  const sender = (context: Context) => senderOf(context, clientOf(context), env, languageAsked(context));

  function signedIn(context: Context, { session, device }: SignedIn): Response {
    changeBrowser(context, { session, device }, env);
    return answer(context, done({ signedIn: true, expiresAt: session.expiresAt.toISOString() } as const));
  }

  api.use(ownCallsOnly(env.publicUrl));

  api.post('/login', async (context) => {
    const input = await readBody(context, USER_CALLS.login.asks);
    if (!input.ok) return input.response;
    const outcome = await signIn(services, input.value, sender(context));
    if (!outcome.ok) return answer(context, outcome);
    if (outcome.value.is === 'signed in') return signedIn(context, outcome.value);
    const data: Data<'login'> = { signedIn: false, needs: 'code', step: outcome.value.step };
    return answer(context, done(data));
  });

  api.post('/second-step', async (context) => {
    const input = await readBody(context, USER_CALLS.secondStep.asks);
    if (!input.ok) return input.response;
    const outcome = await signInByCode(services, input.value, sender(context));
    return outcome.ok ? signedIn(context, outcome.value) : answer(context, outcome);
  });

  api.post('/user', async (context) => {
    const input = await readBody(context, USER_CALLS.register.asks);
    if (!input.ok) return input.response;
    const { captcha, name = '', ...given } = input.value;
    const may =
      captcha === ''
        ? 'proof'
        : await maySend(services, 'account', { client: clientOf(context), proof: captcha });
    if (may !== 'yes')
      return answer(
        context,
        accountRefusal(may === 'proof' ? 'notHuman' : 'tooMuch', languageAsked(context)),
      );
    const outcome = await register(
      services,
      { ...given, name },
      { isProved: true, client: clientOf(context), language: languageAsked(context) },
    );
    const data: Data<'register'> = { message: REGISTERED };
    return answer(context, outcome.ok ? done(data) : outcome);
  });

  api.get('/verify/:token', async (context) => {
    const outcome = await verifyAddress(services, context.req.param('token'), languageAsked(context));
    const data: Outcome<Data<'verify'>> = outcome.ok ? done({ message: outcome.value.message }) : outcome;
    return answer(context, data);
  });

  api.get('/user', async (context) => {
    const session = await readSession(services, context.req.raw);
    if (!session) return answer(context, accountRefusal('notSignedIn', languageAsked(context)));
    const { email, name, role, hasSecondFactor: secondFactor } = session;
    return answer(context, done<Data<'user'>>({ email, name, role, secondFactor }));
  });

  api.get('/session', async (context) => {
    const session = await readSession(services, context.req.raw);
    if (!session) return answer(context, accountRefusal('notSignedIn', languageAsked(context)));
    return answer(
      context,
      done<Data<'session'>>({ valid: true, expiresAt: session.expiresAt.toISOString() }),
    );
  });

  api.post('/logout', async (context) => {
    const input = await readBody(context, USER_CALLS.logout.asks);
    if (!input.ok) return input.response;
    const session = await readSession(services, context.req.raw);
    const { session: token } = sender(context);
    if (session && input.value.everywhere) await endSessions(db, session.accountId);
    else if (token) await endSession(db, token);
    changeBrowser(context, { session: 'ended' }, env);
    return answer(context, done<Data<'logout'>>({ signedIn: false }));
  });

  return api;
}
