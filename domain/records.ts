/** `Object.keys` with typed keys. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];

/** `Object.entries` with typed keys. */
export const entriesOf = <Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] =>
  Object.entries<Value>(record) as [Key, Value][];

export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;

export const isOneOf = <Known>(known: readonly Known[], value: unknown): value is Known =>
  known.some((entry) => entry === value);

/** True if a name is an own key of the object. */
export const isKeyOf = <Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  name: string,
): name is Key => Object.hasOwn(record, name);
