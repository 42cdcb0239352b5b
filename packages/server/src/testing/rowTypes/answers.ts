import type { Column, openDescriber } from './describe.js';
import type { Seen } from './records.js';
import { typeText } from './shape.js';

/** A column as the rows and the database show it. */
export interface AnsweredColumn {
  readonly name: string;
  /** The narrowest type of all values that came, as TypeScript writes it. Undefined: no row came. */
  readonly came?: string;
  /** The type that the database gives the column. Undefined: it depends on the value, or the statements differ. */
  readonly stored?: string;
  /** The database may answer null, whether or not it did. */
  readonly nullable: boolean;
}

/** What the statements of one place answer. */
export interface Answers {
  readonly columns: readonly AnsweredColumn[];
  /** Says whether one of the statements has no column of this name. */
  readonly isMissing: (name: string) => boolean;
}

/** Puts together what came and what the database says of the statements. */
export const answersOf = async (
  { texts, columns }: Seen,
  { describe }: Awaited<ReturnType<typeof openDescriber>>,
): Promise<Answers> => {
  const described: (readonly Column[])[] = [];
  for (const text of texts) {
    const one = await describe(text);
    // What answers rows, though the database says that it answers none, it does not know by itself: a cursor.
    if (one !== null && (one.length > 0 || Object.keys(columns).length === 0)) described.push(one);
  }
  const all = described.flat();
  const names = new Set([...all.map(({ name }) => name), ...Object.keys(columns)]);
  return {
    columns: [...names].map((name) => {
      const same = all.filter((column) => column.name === name);
      const [stored, ...others] = new Set(same.map(({ type }) => type));
      const shape = columns[name];
      return {
        name,
        came: shape === undefined ? undefined : typeText(shape),
        stored: others.length > 0 ? undefined : (stored ?? undefined),
        nullable: same.some(({ nullable }) => nullable === true),
      };
    }),
    isMissing: (name) =>
      described.some((one) => !one.some((column) => column.name === name)) ||
      (described.length === 0 && Object.keys(columns).length > 0 && columns[name] === undefined),
  };
};
