import * as z from 'zod';
import { ACCOUNT_LENGTHS } from '#domain/accounts/account.ts';
import { emailAddress, fault, line, neededLine } from '#domain/typed-fields.ts';
import { weakness } from '../accounts/index.ts';
import { PROOF_LENGTH } from '../platform/limits/proof-of-work.ts';
import type { ApiCall } from './calls.ts';

const email = emailAddress(fault('checkAddress'), ACCOUNT_LENGTHS.email);
/** Any input: it is compared, never shown. */
const password = z.string().min(1, fault('emptyPassword')).max(1000, fault('longPassword'));
const name = line(ACCOUNT_LENGTHS.name).optional();
const message = z.object({ message: z.string() });
const signedIn = z.object({ signedIn: z.literal(true), expiresAt: z.iso.datetime() });

/** The calls below `/api/userservice` (specification, section 7), and two more. */
export const USER_CALLS = {
  login: {
    path: 'login',
    method: 'post',
    summary:
      'Logs in and sets the session cookie; with a second factor it answers a step for `second-step` instead',
    asks: z.object({ email, password }),
    data: z.union([
      signedIn,
      z.object({ signedIn: z.literal(false), needs: z.literal('code'), step: z.string() }),
    ]),
  },
  secondStep: {
    path: 'second-step',
    method: 'post',
    summary: 'Logs in with a code of the second factor, or a recovery code',
    asks: z.object({ step: z.string().max(200), code: neededLine(ACCOUNT_LENGTHS.code, fault('emptyCode')) }),
    data: signedIn,
  },
  register: {
    path: 'user',
    method: 'post',
    summary: 'Registers: a mail goes to the address, and the account is made when its link is used',
    asks: z
      .object({
        email,
        password,
        name,
        captcha: z
          .string()
          .max(PROOF_LENGTH)
          .meta({ description: 'A solved /api/shop/proof-task, as base64 of its JSON' }),
      })
      .superRefine((given, context) => {
        const fault = weakness(given.password, given.email);
        if (fault) context.addIssue({ code: 'custom', path: ['password'], message: fault });
      }),
    data: message,
  },
  verify: {
    path: 'verify/{token}',
    method: 'get',
    summary: 'Uses the link of a registration or of a new address',
    data: message,
  },
  user: {
    path: 'user',
    method: 'get',
    summary: 'Who is logged in',
    data: z.object({
      email: z.string(),
      name: z.string(),
      role: z.enum(['buyer', 'staff']),
      secondFactor: z.boolean(),
    }),
  },
  session: {
    path: 'session',
    method: 'get',
    summary: 'Whether a session is valid; 401 where it is not',
    data: z.object({ valid: z.literal(true), expiresAt: z.iso.datetime() }),
  },
  logout: {
    path: 'logout',
    method: 'post',
    summary: 'Ends the session, or all of the account',
    asks: z.object({ everywhere: z.boolean().optional() }),
    data: z.object({ signedIn: z.literal(false) }),
  },
} as const satisfies Record<string, ApiCall & { readonly path: string }>;
