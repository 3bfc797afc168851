import pino, { type DestinationStream } from 'pino';
import { describeError } from './describe-error.ts';
import { thinOut } from './outage.ts';
import { requestId } from './request-id.ts';

export type Log = pino.Logger;

/** True if an error only means that the database or the provider is away. */
type IsAway = (error: unknown) => boolean;

/** Facts that say nothing more than the error of an absent database or provider. */
const OF_OUTAGES = ['err', 'path', 'outage'];

/** Lines about an order, a job or another thing of its own are no mere outage. */
const isOutage = (facts: unknown, isAway: IsAway): boolean =>
  facts instanceof Object &&
  (('outage' in facts && facts.outage === true) || ('err' in facts && isAway(facts.err))) &&
  Object.keys(facts).every((name) => OF_OUTAGES.includes(name));

/**
 * The shop's log: one JSON object per line. Of an outage, in which every request fails alike, it writes the first line,
 * and a count at the end. Never log addresses, names, mails or card data; log ids, and errors as `err`, which
 * `describeError` reduces. The paths below are a second safety net.
 */
export function createLog(
  level: string,
  out: DestinationStream = pino.destination(1),
  isAway: IsAway = () => false,
): Log {
  const isFirst = thinOut((end) => log.error(end, 'the outage is over'));
  const log = pino(
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
          if (isOutage(first, isAway) && !isFirst()) return;
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
  return log;
}
