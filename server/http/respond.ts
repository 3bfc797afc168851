import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type * as z from 'zod';
import { FAULTS } from '#domain/field-faults.messages.ts';
import type { Language } from '#domain/languages.ts';
import { holdsPlainText } from '#domain/plain-text.ts';
import { isKeyOf } from '#domain/records.ts';
import { figureFault, TYPED_FIGURES } from '#domain/typed-figures.ts';
import type { Outcome } from '../platform/outcome/problem.ts';
import { SPOKEN } from './respond.messages.ts';

/**
 * Returns the text of a schema's issue whose message is the id of a fault or of a figure; undefined for other
 * messages.
 */
export function faultWords(message: string, language: Language): string | undefined {
  if (isKeyOf(FAULTS.en, message)) return FAULTS[language][message];
  return isKeyOf(TYPED_FIGURES, message) ? figureFault(TYPED_FIGURES[message], language) : undefined;
}

/** `{ data }` on success, `{ error }` with the status otherwise (spec decision 21). */
export function answer<T>(context: Context, outcome: Outcome<T>): Response {
  return outcome.ok
    ? context.json({ data: outcome.value })
    : context.json({ error: outcome.error }, outcome.status);
}

export function fail(
  context: Context,
  status: 400 | 403 | 404 | 413 | 415 | 422 | 429 | 500 | 503,
  error: string,
): Response {
  return context.json({ error }, status);
}

/** Paths of calls. */
const CALL = /^\/(api|v1|sandbox\/api)\b/i;

export function isCall({ env, req }: Context): boolean {
  const bindings: Partial<HttpBindings> | undefined = env;
  return isCallAt(bindings?.incoming?.url ?? req.path);
}

export const isCallAt = (target: string): boolean => CALL.test(target);

/** Sends a message as JSON to programs and as text to people. */
export function respondWithSentence(
  context: Context,
  status: 400 | 403 | 413 | 415 | 429 | 500 | 503,
  sentence: string,
): Response {
  return isCall(context) ? fail(context, status, sentence) : context.text(`${sentence}\n`, status);
}

interface Naming {
  /** True if the response names the path of the faulty field, so that a form can mark it. */
  readonly namesField?: boolean;
}

/** Parses a JSON body by its schema, or returns an error response. */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
  naming: Naming = {},
): Promise<{ ok: true; value: z.output<Schema> } | { ok: false; response: Response }> {
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) {
    return { ok: false, response: fail(context, 415, 'Please send JSON.') };
  }
  let body: unknown;
  try {
    body = await context.req.json();
  } catch (error) {
    if (error instanceof Error && error.name === 'BodyLimitError') throw error;
    return { ok: false, response: fail(context, 400, SPOKEN[languageAsked(context)].unread) };
  }
  return check(context, schema, body, naming);
}

/** The page's language, which our own calls send; English for all others. */
export const languageAsked = ({ req }: Context): Language =>
  /^\s*de\b/i.test(req.header('accept-language') ?? '') ? 'de' : 'en';

/** Error message while the database or disk is unavailable. */
export function sayAway(context: Context): Response {
  context.header('retry-after', '5');
  return respondWithSentence(context, 503, SPOKEN[languageAsked(context)].away);
}

/** The schema's own message, translated for German readers. */
function faultOf({ code, message, ...more }: z.core.$ZodIssue, language: Language): string | undefined {
  const words = faultWords(message, language);
  if (words) return words;
  const isSentence = code === 'custom' || /[.?]$/.test(message);
  if (!isSentence || language === 'en') return isSentence ? message : undefined;
  return 'maximum' in more && more.origin === 'string' ? SPOKEN.de.atMost(Number(more.maximum)) : undefined;
}

/** Parses a value by its schema, or returns the first fault in words. */
export function check<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
  value: unknown,
  { namesField }: Naming = {},
): { ok: true; value: z.output<Schema> } | { ok: false; response: Response } {
  const language = languageAsked(context);
  const spoken = SPOKEN[language];
  const parsed = schema.safeParse(value);
  // Databases refuse some characters that JSON and addresses allow. Typed text is sanitized by now.
  if (parsed.success && !holdsPlainText(parsed.data))
    return { ok: false, response: fail(context, 400, spoken.characters) };
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  const where = issue?.path.filter((part) => typeof part === 'string').at(-1);
  const ours = issue && faultOf(issue, language);
  const message = ours ?? spoken.check(where);
  if (!namesField) return { ok: false, response: fail(context, 400, message) };
  return { ok: false, response: context.json({ error: message, field: issue?.path }, 400) };
}
