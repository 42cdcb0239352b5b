/** What somebody may ask a table about. */
export interface TableGrant {
  readonly schema: string;
  readonly table: string;
  /** The name that it is asked by. Default: the table's own. */
  readonly as?: string;
  readonly columns: readonly string[] | 'all';
  /** Which rows there are for them: a boolean expression over the table, its other columns included. Default: all. */
  readonly where?: string;
  /** Conditions like `where` by columns, whose cells are nothing in the rows where theirs does not hold. Default: none. */
  readonly shownWhere?: Readonly<Record<string, string>>;
}

export type CellType = 'text' | 'number' | 'date' | 'boolean';

/** Dates and times are ISO text; a number that JavaScript can't hold exactly is text. */
export type Cell = string | number | boolean | null;

export interface ResultColumn {
  readonly name: string;
  readonly type: CellType;
}

export interface QueryResult {
  readonly columns: readonly ResultColumn[];
  readonly rows: readonly (readonly Cell[])[];
  /** There was more: rows, bytes, or characters of a cell. */
  readonly cut: boolean;
  readonly milliseconds: number;
}

export interface TableColumn extends ResultColumn {
  /** As the file or the sheet has it. */
  readonly label: string;
}

export interface StoredTable {
  readonly table: string;
  readonly rowCount: number;
  readonly columns: readonly TableColumn[];
}

/** What was found in a query that may run. */
export interface CheckedQuery {
  /** Granted tables that are read, by the name they are asked by. */
  readonly tables: readonly string[];
  /** Names of columns as they stand in the query, those it makes itself among them. */
  readonly columns: readonly string[];
  readonly functions: readonly string[];
  /** The query in the engine's own words, without comments. */
  readonly sql: string;
}

export interface ColumnSample {
  /** Most frequent first, at most 20. */
  readonly values: readonly { readonly value: string; readonly count: number }[];
  readonly distinct: number;
  readonly empty: number;
  readonly min: Cell;
  readonly max: Cell;
}
