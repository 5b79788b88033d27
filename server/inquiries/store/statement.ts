/** SQLite returns timestamps in milliseconds, PostgreSQL as `Date`. */
export type Value = string | number | Date | null;

/** PostgreSQL returns counts and ids as strings. */
export type Row = Record<string, unknown>;

export interface Statement {
  text: string;
  values: readonly Value[];
}

export type Query = (statement: Statement) => Promise<Row[]>;

/** Interpolated values become parameters; fragments are inlined. */
export function sql(strings: TemplateStringsArray, ...parts: (Value | Statement)[]): Statement {
  const fragments = parts.map(part =>
    part !== null && typeof part === 'object' && 'text' in part ? part : { text: '?', values: [part] },
  );
  const text = String.raw({ raw: strings }, ...fragments.map(fragment => fragment.text));
  return { text, values: fragments.flatMap(({ values }) => values) };
}

/** Trusted text, such as a column name. */
export const raw = (text: string): Statement => ({ text, values: [] });

export const join = (fragments: readonly Statement[], separator: string): Statement => ({
  text: fragments.map(({ text }) => text).join(separator),
  values: fragments.flatMap(({ values }) => values),
});

/** `visitDate` → `visit_date` */
export const columnOf = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

export const isMoment = (column: string) => /_(at|until)$/.test(column);

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

export function fromRow(row: Row): Record<string, unknown> {
  const entries = Object.entries(row).map(([column, value]) => [
    column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    isMoment(column) ? toDate(value) : value,
  ]);
  return Object.fromEntries(entries);
}

export const toDate = (value: unknown): Date | null =>
  value === null || value === undefined ? null : new Date(value as number | string | Date);
