/** As stored in both databases. Moments are milliseconds since 1970. */
type StoredValue = string | number | null;

export type Value = StoredValue | Date;

export type Row = Record<string, unknown>;

export interface Statement {
  text: string;
  values: readonly StoredValue[];
}

export type Query = (statement: Statement) => Promise<Row[]>;

/** Interpolated values become parameters; fragments are inlined. */
export function sql(strings: TemplateStringsArray, ...parts: (Value | Statement)[]): Statement {
  const fragments = parts.map(toFragment);
  const text = String.raw({ raw: strings }, ...fragments.map(fragment => fragment.text));
  return { text, values: fragments.flatMap(({ values }) => values) };
}

function toFragment(part: Value | Statement): Statement {
  if (part instanceof Date) return { text: '?', values: [part.getTime()] };
  return part !== null && typeof part === 'object' ? part : { text: '?', values: [part] };
}

/** Trusted text, such as a column name. */
export const raw = (text: string): Statement => ({ text, values: [] });

export const join = (fragments: readonly Statement[], separator: string): Statement => ({
  text: fragments.map(({ text }) => text).join(separator),
  values: fragments.flatMap(({ values }) => values),
});

/** `visitDate` → `visit_date` */
const columnOf = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

export function insertInto(table: string, values: Record<string, Value>): Statement {
  const columns = Object.keys(values).map(columnOf).join(', ');
  const parameters = Object.values(values).map(value => sql`${value}`);
  return sql`INSERT INTO ${raw(table)} (${raw(columns)}) VALUES (${join(parameters, ', ')})`;
}

/** `a = ?, b = ?` */
export const assignments = (values: Record<string, Value>): Statement =>
  join(
    Object.entries(values).map(([name, value]) => sql`${raw(columnOf(name))} = ${value}`),
    ', ',
  );

/** Moments, in columns named `…_at` or `…_until`, become dates. */
export function fromRow(row: Row): Record<string, unknown> {
  const entries = Object.entries(row).map(([column, value]) => [
    column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    /_(at|until)$/.test(column) ? toDate(value) : value,
  ]);
  return Object.fromEntries(entries);
}

export const toDate = (value: unknown): Date | null => (typeof value === 'number' ? new Date(value) : null);
