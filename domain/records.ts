/** For objects that have exactly the keys of their type, which TypeScript takes for strings. */
export const entriesOf = <Key extends string, Value>(record: Readonly<Partial<Record<Key, Value>>>) =>
  Object.entries(record) as [Key, Value][];

export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  entriesOf(record).map(([key]) => key);

export const mapRecord = <Key extends string, Value>(keys: readonly Key[], create: (key: Key) => Value) =>
  Object.fromEntries(keys.map(key => [key, create(key)])) as Record<Key, Value>;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
