import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';

/** More spellings of queries and encodings than honest visitors use at a time; then the book is begun anew. */
const MOST = 2000;

interface KeptAnswer {
  readonly headers: string[];
  readonly body: Uint8Array;
}

declare module 'hono' {
  interface ContextVariableMap {
    /** The body of an answer that is the same for everyone who sends the same target and encoding. */
    sameForAll: Uint8Array;
  }
}

export interface KeptAnswers {
  /** Goes around everything else: it keeps answers as they leave, headers of all other middlewares included. */
  readonly remember: MiddlewareHandler;
  /** Answers from the book, before any framework is asked; false where that is for the others to do. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  forget(): void;
}

const keyOf = (target: string | undefined, encodings: string | undefined) => `${target}\n${encodings ?? ''}`;

/**
 * A kept page costs Node itself less than all that stands in front of it, so one that was answered is answered again
 * straight away: to a plain GET of the very same target, from someone who may ask at all.
 */
export function createKeptAnswers(mayAsk: (incoming: IncomingMessage) => boolean): KeptAnswers {
  const book = new Map<string, KeptAnswer>();
  let edition = 0;

  return {
    async remember(context, next) {
      const begun = edition;
      await next();
      const body = context.get('sameForAll');
      const target: string | undefined = context.env.incoming?.url;
      // What was forgotten while it was on its way is not taken up again.
      if (!body || begun !== edition || context.req.method !== 'GET' || !target?.startsWith('/')) return;
      if (book.size >= MOST) book.clear();
      const headers = [...context.res.headers].flat().concat('content-length', String(body.length));
      book.set(keyOf(target, context.req.header('accept-encoding')), { headers, body });
    },
    answer(incoming, outgoing) {
      const { method, url, headers } = incoming;
      if (method !== 'GET' || headers['if-none-match'] !== undefined) return false;
      // Who sends a body along is heard out by those who know how.
      if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
      const known = book.get(keyOf(url, headers['accept-encoding']?.toString()));
      if (!known || !mayAsk(incoming)) return false;
      outgoing.writeHead(200, known.headers);
      outgoing.end(known.body);
      return true;
    },
    forget() {
      edition += 1;
      book.clear();
    },
  };
}
