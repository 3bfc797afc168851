import type { FuzzRequest } from './requests.ts';
import type { Answer } from './send.ts';

/** Implementation terms that no shopper should read. */
const INTERNAL =
  /\bat \S+:\d+|node_modules|\b\w*Error\b|\bzod\b|undefined|\bNaN\b|\[object|\bselect |insert into|drizzle|pglite|postgres|ECONN|\.[jt]sx?\b|prototype|Unexpected|JSON\.parse|\bnull\b|sk_test|whsec_/i;
/** A sentence: capital first, full stop last, one line. */
const SENTENCE = /^[A-Z][^\n\r\0]{5,200}\.$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function faultOfBody(request: FuzzRequest, { status, text }: Answer): string | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'the answer is no JSON';
  }
  const [key, ...more] = isObject(body) ? Object.keys(body) : [];
  if (!isObject(body) || more.length > 0) return 'the answer is neither {data} nor {error}';
  if (status === 200) return key === 'data' ? undefined : 'a 200 without {data}';
  if (key !== 'error') return `a ${status} without {error}`;
  // The sandbox answers its own browser half with {error: {message, code}}.
  const isSandbox = request.path.startsWith('/sandbox/');
  const words = isSandbox && isObject(body.error) ? body.error.message : body.error;
  if (typeof words !== 'string') return 'the error is no sentence';
  if (isSandbox) return undefined;
  if (!SENTENCE.test(words)) return 'the error is no sentence';
  // Quotation marks contain the input.
  return INTERNAL.test(words.replace(/“[^”]*”/g, '')) ? 'the error speaks of the inside' : undefined;
}

/** Node itself refuses heads over 16 KiB with a bare 431, before the shop sees them. */
const isTooLong = ({ path, query, headers }: FuzzRequest): boolean =>
  path.length + query.length + headers.flat().join('').length > 14_000;

/** The fault of a response; undefined if there is none. */
export function faultOf(request: FuzzRequest, answer: Answer): string | undefined {
  // The provider must redeliver an event whose payment is not visible yet.
  const isPutOff = request.isSigned && answer.status === 503;
  if (answer.status >= 500 && !isPutOff) return `status ${answer.status}`;
  // A pathological input takes minutes; a busy machine takes some seconds for any.
  if (answer.answeredAt - answer.sentAt > 60_000) return 'an answer after more than a minute';
  if (answer.status === 431) return isTooLong(request) ? undefined : 'a 431 for a head of common length';
  if (request.method === 'HEAD') return answer.text === '' ? undefined : 'a HEAD with a body';
  if (answer.status === 304) return answer.text === '' ? undefined : 'a 304 with a body';
  if (!/^application\/json\b/.test(answer.contentType))
    return `content type ${answer.contentType || 'missing'}`;
  return faultOfBody(request, answer);
}
