import pino, { type DestinationStream } from 'pino';
import { describeError } from './describe-error.ts';
import { requestId } from './request-id.ts';

export type Log = pino.Logger;

/**
 * The shop's log: one JSON object per line. Never log addresses, names, mails or card data; log ids, and errors as `err`,
 * which `describeError` reduces. The paths below are a second safety net.
 */
export function createLog(level: string, out: DestinationStream = pino.destination(1)): Log {
  return pino(
    {
      level,
      base: null,
      serializers: { err: describeError },
      mixin() {
        const request = requestId();
        return request === undefined ? {} : { trace: request };
      },
      hooks: {
        logMethod(args, method) {
          const [first, ...rest]: readonly unknown[] = args;
          // Pino would use a bare error's message as the line's message.
          const line =
            first instanceof Error ? [{ err: first }, ...(rest.length > 0 ? rest : ['failed'])] : args;
          method.apply(this, line as Parameters<typeof method>);
        },
      },
      redact: {
        paths: ['*.email', '*.name', '*.address', '*.shippingDetails', '*.client_secret'],
        remove: true,
      },
    },
    out,
  );
}
