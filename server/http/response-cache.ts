import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { RenderedPage } from './rendered-page.ts';

/** More targets and encodings than usual; then the index is cleared. */
const INDEX_ROOM = 2000;

/** Key of a cached page. Each route has its own capacity, so that routes do not evict each other's pages. */
interface EntryKey {
  readonly route: string;
  readonly url: string;
  readonly room: number;
  /** Pages with another status are sent but not cached. */
  readonly status: number;
}

interface IndexedResponse {
  readonly page: RenderedPage;
  readonly headers: string[];
  readonly body: Uint8Array;
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Set if the response is the same for every request with this target and encoding. */
    sharedResponse: {
      readonly page: RenderedPage;
      readonly body: Uint8Array;
      /** Key of the response if it depends on more than the target. */
      readonly to?: string;
    };
  }
}

/**
 * The only response cache. Its entries are rendered pages; its index maps raw requests to the bytes of an entry, so that
 * repeated requests bypass the framework.
 */
export interface ResponseCache {
  /** True if an entry exists or is being rendered. */
  has(key: EntryKey): boolean;
  /** An entry; concurrent callers share one rendering. */
  get(key: EntryKey, render: () => Promise<RenderedPage>): Promise<RenderedPage>;
  /** Outermost middleware: indexes responses with the headers of all other middlewares. */
  readonly index: MiddlewareHandler;
  /** Answers from the index; false if it cannot. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /** Begins a new generation: earlier entries are no longer used, even if they are still being rendered. */
  invalidate(): void;
}

const requestKey = (target: string | undefined, encodings: string | undefined) =>
  `${target}\n${encodings ?? ''}`;

/**
 * `mayAnswer` selects requests that the index may answer; `alike` maps unknown targets to a shared response
 * (`sharedResponse.to`).
 */
export function createResponseCache(
  mayAnswer: (incoming: IncomingMessage) => boolean = () => true,
  alike: (target: string) => string | undefined = () => undefined,
): ResponseCache {
  /** By route and address, the oldest first. */
  const entries = new Map<string, Map<string, RenderedPage>>();
  const rendering = new Map<string, Promise<RenderedPage>>();
  /** All entries; indexed responses of other entries are outdated. */
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
      const requestTarget: string | undefined = context.env.incoming?.url;
      if (
        !shared ||
        !current.has(shared.page) ||
        context.req.method !== 'GET' ||
        !requestTarget?.startsWith('/')
      )
        return;
      const target = shared.to ?? requestTarget;
      if (index.size >= INDEX_ROOM) index.clear();
      const headers = [...context.res.headers].flat().concat('content-length', String(shared.body.length));
      index.set(requestKey(target, context.req.header('accept-encoding')), { ...shared, headers });
    },
    answer(incoming, outgoing) {
      const { method, url = '', headers } = incoming;
      if (method !== 'GET' || headers['if-none-match'] !== undefined) return false;
      // Requests with a body go to their handlers.
      if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
      const encodings = headers['accept-encoding']?.toString();
      const requestedKey = requestKey(url, encodings);
      const key = index.has(requestedKey) ? requestedKey : requestKey(alike(url), encodings);
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
