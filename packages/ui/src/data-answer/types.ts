/** What stands in one place of a table. Dates are ISO 8601. */
export type AnswerCell = string | number | boolean | null;

export interface AnswerColumn {
  /** Its head; no two of a table are the same. */
  readonly name: string;
  /** `text`, `number`, `date`, `boolean`. */
  readonly type: string;
  /** `%`, `次`, `秒`. Left out: none is known. */
  readonly unit?: string | undefined;
  /** `group` and `time` say what a row is about; `value`, `part`, `before` and `change` are figures. */
  readonly role?: string | undefined;
  /** Whether more is better, of a `value` or a `change`; null or left out: neither. */
  readonly higherIsBetter?: boolean | null | undefined;
}

export interface ResultTable {
  readonly columns: readonly AnswerColumn[];
  /** One cell a column. */
  readonly rows: readonly (readonly AnswerCell[])[];
  /** All rows together, one cell a column. */
  readonly total?: readonly AnswerCell[] | null | undefined;
  /** There are more rows than these. */
  readonly cut: boolean;
}

export interface AnswerChart {
  /** The one that suits best: `bar`, `line`, `pie`. */
  readonly kind: string;
  /** Those that make sense. */
  readonly kinds: readonly string[];
  /** Name of the column along the axis. */
  readonly x: string;
  /** Names of the columns that are drawn. */
  readonly series: readonly string[];
  /** Name of the column of which each value is a series of its own. */
  readonly by?: string | undefined;
  /** What is drawn where that is not the table of the answer itself. */
  readonly table?: ResultTable | null | undefined;
}

export interface AnswerChipOption {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | undefined;
}

/** One thing that the query rests on. */
export interface AnswerChip {
  readonly id: string;
  readonly kind: string;
  readonly label: string;
  readonly text: string;
  /** Nobody said so: it was taken for granted. */
  readonly assumed: boolean;
  /** `none`, `choice`, `choices`, `period`, `text`, `number`; any other word: it can't be changed here. */
  readonly editor: string;
  readonly options: readonly AnswerChipOption[];
  readonly values: readonly string[];
  /** It can be taken away: changed to no values. Default false. */
  readonly removable?: boolean | undefined;
}

/** Something that was seen to when the query had run. */
export interface AnswerCheck {
  /** `rows`, `nulls`, `cut`, `fanout`, `unit`, `since`. */
  readonly kind: string;
  /** `ok` or `warn`; any other word: neither. */
  readonly state: string;
  readonly count?: number | undefined;
  readonly column?: string | undefined;
  readonly value?: number | undefined;
  readonly before?: number | undefined;
  readonly beforeTime?: string | undefined;
  readonly unit?: string | undefined;
}

/** What has to be said before anything can be queried. */
export interface AnswerDoubt {
  readonly id: string;
  readonly title: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly detail: string;
    /** A metric defines it. */
    readonly known: boolean;
  }[];
  /** The value of the one that is most likely meant. */
  readonly chosen: string;
}

/** One question about data with its answer, as far as it has come. */
export interface ShownDataAnswer {
  readonly question: string;
  /** Markdown. Grows while `running`. */
  readonly answer: string;
  /** `running`, `asking`, `done`, `stopped`, `interrupted`, `failed`. */
  readonly status: string;
  /** `reading`, `writing`, `querying`, `explaining`, while `running`. */
  readonly stage: string | null;
  readonly failure: string | null;
  /** What was understood, in a sentence; empty until something is. */
  readonly understood: string;
  /** By the definitions of metrics alone, without a model. */
  readonly byDefinition: boolean;
  readonly chips: readonly AnswerChip[];
  readonly doubts: readonly AnswerDoubt[];
  readonly followUps: readonly string[];
  /** Empty until there is one, and for who may not see it. */
  readonly sql: string;
  readonly tables: readonly string[];
  /** That the query took; null until it ran. */
  readonly seconds: number | null;
  readonly table: ResultTable | null;
  readonly chart: AnswerChart | null;
  readonly checks: readonly AnswerCheck[];
  /** What the asker thinks of it; null: nothing was said. */
  readonly liked: boolean | null;
}
