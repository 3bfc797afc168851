/** An error whose message is safe for the log: no personal data, no secrets. */
export class PlainError extends Error {}

export interface ErrorDescription {
  readonly kind: string;
  readonly frames?: readonly string[];
  readonly cause?: ErrorDescription;
  readonly [fact: string]: unknown;
}

const IDENTIFIER = /^[\w.$-]{1,80}$/;

/**
 * Allowed properties, each with its format. All others (messages, details, parameters, responses of mail servers and
 * providers) may contain shoppers' data.
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

/** A frame of a stack, in the engine's format. */
const FRAME = /^ {4}at [^\n@]*(?:file:\/\/|node:|\/|[A-Z]:\\)[^\n@?]*:\d+:\d+\)?$/;
const MOST_FRAMES = 12;

/** The engine's own messages, whose only variable part is a name in the program. */
const ENGINE =
  /^(Cannot (read|set) properties of (undefined|null) \((reading|setting) '[\w$]{1,40}'\)|[\w$.]{1,80}(\(\.\.\.\))? is not (a function|a constructor|defined|iterable))$/;

const DEEPEST = 5;

function framesOf({ stack, message }: Error): string[] {
  if (typeof stack !== 'string') return [];
  // The message precedes the frames and may look like one.
  const begin = message ? stack.indexOf(message) + message.length : 0;
  return stack
    .slice(begin)
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim().slice(3));
}

/** SQL as prepared: values are separate ($1), and quoted text is removed. */
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
 * The loggable description of a thrown value: class, codes, location and cause. An allowlist, because errors of libraries
 * contain rows, parameters, addresses and requests in unforeseeable places.
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
