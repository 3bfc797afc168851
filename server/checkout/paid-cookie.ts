import { serialize } from 'hono/utils/cookie';
import { PAID_COOKIE, PAID_COOKIE_DAYS } from '#domain/checkout/paid-cookie.ts';
import type { Services } from '../platform/services.ts';

/** Tells the browser that paid a checkout to put its cart away. A script reads it; it opens nothing. */
export const paidCookie = ({ env }: Pick<Services, 'env'>, reference: string): string =>
  serialize(PAID_COOKIE + reference, '1', {
    path: '/',
    sameSite: 'Lax',
    secure: env.publicUrl.startsWith('https:'),
    maxAge: PAID_COOKIE_DAYS * 24 * 60 * 60,
  });
