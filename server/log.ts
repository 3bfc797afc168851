import pino from 'pino';

export type Log = pino.Logger;

/**
 * The shop's log: one JSON object a line. Addresses, names, mails and card data never go in; callers log ids.
 * The paths below are a second net under that rule.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: {
      paths: [
        '*.email',
        '*.name',
        '*.address',
        '*.shippingDetails',
        '*.client_secret',
        'err.raw',
        'err.headers',
      ],
      remove: true,
    },
  });
}
