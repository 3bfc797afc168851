import type { MiddlewareHandler } from 'hono';
import type { Refuse } from '../http/guards.ts';
import type { Services } from '../platform/services.ts';
import { NOTICE_MEDIA_TYPES, readNoticeAt } from '../platform/shopfront/notices.ts';

/** A drawing without scripts, requests or framing, even if somebody opens it directly. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'; sandbox";
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Cache size: files have a few hundred kB, and two or four are in use. */
const ROOM = 8;

/** Serves `/notices/guarantee-{hash}.svg` and `.pdf`: the uploaded files of the EU notice. */
export function serveNotices({ db }: Pick<Services, 'db'>, refuse: Refuse): MiddlewareHandler {
  const cache = new Map<string, Uint8Array<ArrayBuffer>>();
  return async (context) => {
    const file = context.req.param('file') ?? '';
    const [, hash, ending] = /^guarantee-([\da-f]{32})\.(svg|pdf)$/.exec(file) ?? [];
    if (hash === undefined) return context.notFound();
    const type = ending === 'pdf' ? 'pdf' : 'svg';
    let content = cache.get(file);
    if (!content) {
      const refusal = await refuse(context);
      if (refusal) return refusal;
      const read = await readNoticeAt(db, hash, type);
      if (!read) return context.notFound();
      content = new Uint8Array(read);
      const [oldest] = cache.keys();
      if (cache.size >= ROOM && oldest !== undefined) cache.delete(oldest);
      cache.set(file, content);
    }
    return context.body(content, 200, {
      'content-type': NOTICE_MEDIA_TYPES[type],
      'content-disposition': `${type === 'pdf' ? 'attachment' : 'inline'}; filename="${file}"`,
      'content-security-policy': POLICY,
      'cache-control': FOR_GOOD,
    });
  };
}
