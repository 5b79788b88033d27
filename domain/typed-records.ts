/** For objects that have exactly the keys of their type. */
export const entriesOf = <Key extends string, Value>(record: Readonly<Partial<Record<Key, Value>>>) =>
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: TypeScript takes keys for strings
  Object.entries(record) as [Key, Value][];

export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  entriesOf(record).map(([key]) => key);

export const mapRecord = <Key extends string, Value>(keys: readonly Key[], create: (key: Key) => Value) =>
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: as above
  Object.fromEntries(keys.map(key => [key, create(key)])) as Record<Key, Value>;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
