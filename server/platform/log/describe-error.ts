/** An error whose message is written for the log: it holds nothing of any person and no secret. */
export class PlainError extends Error {}

/** What the log may know of an error. */
export interface ErrorDescription {
  readonly kind: string;
  readonly frames?: readonly string[];
  readonly cause?: ErrorDescription;
  readonly [fact: string]: unknown;
}

const IDENTIFIER = /^[\w.$-]{1,80}$/;

/**
 * Facts that name a thing of the program or of the provider, each with the form it must have. What is not here
 * (messages, details, parameters, answers of a mail server or a payment provider) carries shoppers' data.
 */
const FACTS: Readonly<Record<string, RegExp>> = {
  code: /^[A-Za-z][\w.]{0,60}$|^\d{1,5}[A-Z]?\d{0,4}$/,
  type: /^[A-Za-z]\w{0,60}$/,
  status: /^\d{3}$/,
  statusCode: /^\d{3}$/,
  responseCode: /^\d{3}$/,
  requestId: /^req_\w{1,60}$/,
  syscall: /^[a-z]\w{0,30}$/,
  errno: /^-?\d{1,6}$/,
  severity: /^[A-Z]{1,10}$/,
  schema: /^[a-z_]{1,63}$/,
  table: /^[a-z_]{1,63}$/,
  column: /^[a-z_]{1,63}$/,
  constraint: /^[a-z_]{1,63}$/,
  routine: /^\w{1,63}$/,
};

/** A line of a stack: where in which file, in the engine's own form. */
const FRAME = /^ {4}at [^\n@]*(?:file:\/\/|node:|\/|[A-Z]:\\)[^\n@?]*:\d+:\d+\)?$/;
const MOST_FRAMES = 12;

/** The engine's own sentences, whose only variable part is a name in the program. */
const ENGINE =
  /^(Cannot (read|set) properties of (undefined|null) \((reading|setting) '[\w$]{1,40}'\)|[\w$.]{1,80}(\(\.\.\.\))? is not (a function|a constructor|defined|iterable))$/;

const DEEPEST = 5;

function framesOf({ stack, message }: Error): string[] {
  if (typeof stack !== 'string') return [];
  // The message is in front of the frames and may look like one.
  const begin = message ? stack.indexOf(message) + message.length : 0;
  return stack
    .slice(begin)
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim().slice(3));
}

/** SQL as it was prepared: values stand apart as $1, and what is quoted in the text is left out all the same. */
function withoutValues(sql: string): string {
  return sql
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "'…'")
    .slice(0, 600);
}

function kindOf(error: Error): string {
  const { name } = error.constructor;
  const kind = name === 'Error' ? error.name : name;
  return IDENTIFIER.test(kind) ? kind : 'Error';
}

/**
 * All that the log says of something thrown: what sort it is, its codes, where it happened and what it came
 * from. A list of what is allowed, not of what is forbidden: errors of libraries carry rows, parameters,
 * addresses and requests in places that nobody can foresee.
 */
export function describeError(thrown: unknown, depth = 0): ErrorDescription {
  if (!(thrown instanceof Error)) return { kind: thrown === null ? 'null' : typeof thrown };
  const facts: Record<string, unknown> = {};
  for (const [name, form] of Object.entries(FACTS)) {
    const value: unknown = Reflect.get(thrown, name);
    if ((typeof value === 'string' || typeof value === 'number') && form.test(String(value)))
      facts[name] = value;
  }
  const kind = kindOf(thrown);
  if (thrown instanceof PlainError || ENGINE.test(thrown.message)) facts.message = thrown.message;
  const query: unknown = Reflect.get(thrown, 'query');
  if (kind === 'DrizzleQueryError' && typeof query === 'string') facts.query = withoutValues(query);
  const more = thrown instanceof AggregateError ? thrown.errors.slice(0, 3) : [];
  const deeper = depth < DEEPEST;
  return {
    kind,
    ...facts,
    frames: framesOf(thrown),
    ...(deeper && more.length > 0 && { errors: more.map((error) => describeError(error, depth + 1)) }),
    ...(deeper && thrown.cause !== undefined && { cause: describeError(thrown.cause, depth + 1) }),
  };
}
