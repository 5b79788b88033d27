/** For objects that have exactly the keys of their type, as in the two below. */
export const entriesOf = <Key extends string, Value>(record: Readonly<Partial<Record<Key, Value>>>) =>
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: TypeScript types keys as `string`
  Object.entries(record) as [Key, Value][];

export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  entriesOf(record).map(([key]) => key);

export const mapRecord = <Key extends string, Value>(keys: readonly Key[], create: (key: Key) => Value) =>
  // biome-ignore lint/nursery/noUnsafeTypeAssertion: as above
  Object.fromEntries(keys.map(key => [key, create(key)])) as Record<Key, Value>;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
