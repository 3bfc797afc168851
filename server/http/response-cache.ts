import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { RenderedPage } from './rendered-page.ts';

/** More spellings of queries and encodings than honest visitors use at a time; then the index is begun anew. */
const INDEX_ROOM = 2000;

/** What a page is rendered from. Each route has room for so many entries, so that none pushes out another route's. */
interface EntryKey {
  readonly route: string;
  readonly url: string;
  readonly room: number;
  /** A page of another status is sent and not kept. */
  readonly status: number;
}

/** The answer to one exact request, with all headers that it had. */
interface IndexedResponse {
  readonly page: RenderedPage;
  readonly headers: string[];
  readonly body: Uint8Array;
}

declare module 'hono' {
  interface ContextVariableMap {
    /** An answer that is the same for everyone who sends the same target and encoding. */
    sharedResponse: {
      readonly page: RenderedPage;
      readonly body: Uint8Array;
      /** What it is the answer to, where that is more than the target that was asked for. */
      readonly to?: string;
    };
  }
}

/**
 * The one cache of responses. Its entries are rendered pages; its index leads from the request as it came over the wire to
 * the bytes of an entry, so that a page that was answered once is answered again without asking any framework.
 */
export interface ResponseCache {
  /** Whether an entry is there, or being rendered. */
  has(key: EntryKey): boolean;
  /** An entry, rendered once for all who ask meanwhile. */
  get(key: EntryKey, render: () => Promise<RenderedPage>): Promise<RenderedPage>;
  /** Goes around everything else: it indexes responses as they leave, headers of all other middlewares included. */
  readonly index: MiddlewareHandler;
  /** Answers by the index; false where that is for the others to do. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /** Begins a new generation: no entry of an earlier one is used any more, not even one that is still being rendered. */
  invalidate(): void;
}

const requestKey = (target: string | undefined, encodings: string | undefined) =>
  `${target}\n${encodings ?? ''}`;

/**
 * `mayAnswer` says who may be answered by the index; everybody else goes the whole way. `alike` says to what a target that
 * was never asked for is answered like many others (`sharedResponse.to`).
 */
export function createResponseCache(
  mayAnswer: (incoming: IncomingMessage) => boolean = () => true,
  alike: (target: string) => string | undefined = () => undefined,
): ResponseCache {
  /** By route and address, the oldest first. */
  const entries = new Map<string, Map<string, RenderedPage>>();
  const rendering = new Map<string, Promise<RenderedPage>>();
  /** All entries; what is indexed and no longer among them counts no more. */
  const current = new Set<RenderedPage>();
  const index = new Map<string, IndexedResponse>();
  let generation = 0;

  const entryOf = ({ route, url }: EntryKey) => entries.get(route)?.get(url);

  function keep({ route, url, room }: EntryKey, page: RenderedPage): void {
    const ofRoute = entries.get(route) ?? new Map<string, RenderedPage>();
    entries.set(route, ofRoute);
    const [oldest] = ofRoute;
    if (ofRoute.size >= room && oldest) {
      ofRoute.delete(oldest[0]);
      current.delete(oldest[1]);
    }
    ofRoute.set(url, page);
    current.add(page);
  }

  function add(key: EntryKey, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const begun = generation;
    const added = render()
      .then((page) => {
        if (page.status === key.status && begun === generation) keep(key, page);
        return page;
      })
      .finally(() => {
        if (rendering.get(key.url) === added) rendering.delete(key.url);
      });
    rendering.set(key.url, added);
    return added;
  }

  return {
    has: (key) => entryOf(key) !== undefined || rendering.has(key.url),
    async get(key, render) {
      return entryOf(key) ?? (await (rendering.get(key.url) ?? add(key, render)));
    },
    async index(context, next) {
      await next();
      const shared = context.get('sharedResponse');
      const asked: string | undefined = context.env.incoming?.url;
      if (!shared || !current.has(shared.page) || context.req.method !== 'GET' || !asked?.startsWith('/'))
        return;
      const target = shared.to ?? asked;
      if (index.size >= INDEX_ROOM) index.clear();
      const headers = [...context.res.headers].flat().concat('content-length', String(shared.body.length));
      index.set(requestKey(target, context.req.header('accept-encoding')), { ...shared, headers });
    },
    answer(incoming, outgoing) {
      const { method, url = '', headers } = incoming;
      if (method !== 'GET' || headers['if-none-match'] !== undefined) return false;
      // Whoever sends a body along is answered by those who read it.
      if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
      const encodings = headers['accept-encoding']?.toString();
      const asked = requestKey(url, encodings);
      const key = index.has(asked) ? asked : requestKey(alike(url), encodings);
      const indexed = index.get(key);
      if (!indexed || !mayAnswer(incoming)) return false;
      if (!current.has(indexed.page)) {
        index.delete(key);
        return false;
      }
      outgoing.writeHead(indexed.page.status, indexed.headers);
      outgoing.end(indexed.body);
      return true;
    },
    invalidate() {
      generation += 1;
      for (const each of [entries, rendering, current, index]) each.clear();
    },
  };
}
