import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { OTHER_LANGUAGES } from '#domain/languages.ts';

/** Addresses that open an order: where its page leads, nobody learns of them. */
const SECRET = new RegExp(`^(/(${OTHER_LANGUAGES.join('|')}))?/order(/|$)`, 'i');
/** The two pages that hear an input: asked for within a click, and kept in the browser. */
const HEARS = /^\/(measure|your-recording)\/?$/;
const FILE = /^\/(assets|generated)\//;

/** Of a file a browser needs to know only this; the rest is 600 bytes on the way to the first paint. */
const ofFile: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('x-content-type-options', 'nosniff');
  context.header('cross-origin-resource-policy', 'same-origin');
};

/** Headers that keep browsers safe, beside the policy that each page has of its own (`content-policy.ts`). */
export function safeHeaders({ https }: { readonly https: boolean }): MiddlewareHandler {
  const ofAnswer = (referrerPolicy: string, microphone: readonly string[] = []) =>
    secureHeaders({
      referrerPolicy,
      xFrameOptions: false,
      // The sandbox's card frame is not keyed by origin, and a page and its frames must agree.
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
  // Not even to the shop itself: an address may hold the guitar or the build that somebody was sent, and nobody asks for it.
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
