import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { OTHER_LANGUAGES } from '#domain/languages.ts';

/** Paths that grant access to an order: never send them as referrer. */
const SECRET = new RegExp(`^(/(${OTHER_LANGUAGES.join('|')}))?/order(/|$)`, 'i');
/** The two pages that use the microphone. */
const HEARS = /^\/(measure|your-recording)\/?$/;
const FILE = /^\/(assets|generated)\//;

/** The only security header that a file needs; the others would add 600 bytes before the first paint. */
const ofFile: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('x-content-type-options', 'nosniff');
  context.header('cross-origin-resource-policy', 'same-origin');
};

/** Security headers, apart from each page's own policy (`content-policy.ts`). */
export function safeHeaders({ https }: { readonly https: boolean }): MiddlewareHandler {
  const ofAnswer = (referrerPolicy: string, microphone: readonly string[] = []) =>
    secureHeaders({
      referrerPolicy,
      xFrameOptions: false,
      // The sandbox's card frame is not origin-keyed, and a page and its frames must agree.
      originAgentCluster: false,
      strictTransportSecurity: https ? 'max-age=63072000; includeSubDomains' : false,
      crossOriginEmbedderPolicy: false,
      permissionsPolicy: {
        camera: [],
        microphone: [...microphone],
        geolocation: [],
        payment: ['self', 'https://js.stripe.com'],
      },
    });
  // No path, not even to the shop itself: an address may contain a personal build, and nothing needs it.
  const ofPage = ofAnswer('strict-origin');
  const ofSecret = ofAnswer('no-referrer');
  const ofHearing = ofAnswer('strict-origin', ['self']);
  return (context, next) => {
    const { path } = context.req;
    return (FILE.test(path) ? ofFile : SECRET.test(path) ? ofSecret : HEARS.test(path) ? ofHearing : ofPage)(
      context,
      next,
    );
  };
}
