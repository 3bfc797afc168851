/** `Object.keys`, of an object whose keys the compiler knows. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];

/** `Object.entries`, of the same. */
export const entriesOf = <Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] =>
  Object.entries<Value>(record) as [Key, Value][];

/** A value for each of the keys. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;

/** Whether a value, of whatever kind, is one of those. */
export const isOneOf = <Known>(known: readonly Known[], value: unknown): value is Known =>
  known.some((entry) => entry === value);

/** Whether a name is a key of the object's own. */
export const isKeyOf = <Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  name: string,
): name is Key => Object.hasOwn(record, name);
