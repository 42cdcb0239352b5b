import type { PostgresTable } from '../../../analysis/postgres/index.js';
import type { FoundTable } from '../sourceTables.store.js';

/** A table of somebody's database, and what it is here. */
export interface KnownTable {
  readonly there: PostgresTable;
  readonly found: FoundTable;
  /** What its columns are called there, in the order of `found`. */
  readonly labels: readonly string[];
}

const LONGEST_LABEL = 30;
const LONGEST_DESCRIPTION = 500;
const OPEN_TO_ALL = 'public';

/** A comment without line breaks and signs that nobody sees. */
const plain = (comment: string): string =>
  comment
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_DESCRIPTION);

/** What people call something: its comment where that is a name rather than a sentence. */
const labelOf = (name: string, comment: string): string =>
  comment !== '' && comment.length <= LONGEST_LABEL && !/[。.；;,，]/u.test(comment) ? comment : name;

/** What the columns are called, no two the same. */
const labelsOf = ({ columns }: PostgresTable): string[] => {
  const taken = new Set<string>();
  return columns.map(({ name, comment }) => {
    const label = labelOf(name, plain(comment));
    const own = taken.has(label) ? name : label;
    taken.add(own);
    return own;
  });
};

/** The tables of a database as questions name them: by their own names, with the schema in front where it is not `public`. */
export const describedTables = (tables: readonly PostgresTable[]): KnownTable[] => {
  const taken = new Set<string>();
  return tables
    .filter(({ columns }) => columns.length > 0)
    .map((there) => {
      const { schema, table, comment, columns, estimatedRows } = there;
      const base = schema === OPEN_TO_ALL ? table : `${schema}_${table}`;
      let name = base;
      for (let again = 2; taken.has(name.toLowerCase()); again += 1) name = `${base}_${again}`;
      taken.add(name.toLowerCase());
      const labels = labelsOf(there);
      return {
        there,
        labels,
        found: {
          name,
          label: labelOf(name, plain(comment)),
          description: plain(comment),
          rowCount: estimatedRows ?? 0,
          columns: columns.map((column, at) => ({
            name: column.name,
            label: labels[at] ?? column.name,
            type: column.type,
            description: plain(column.comment),
          })),
        },
      };
    });
};
