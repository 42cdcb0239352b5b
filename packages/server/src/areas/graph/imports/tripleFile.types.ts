import type { TripleColumn } from '@console/api/contract';

/** One row of a file of triples, as it stands there. */
export interface FileRow {
  /** As the file counts: a spreadsheet from 1 with its head, a list from 1. */
  readonly row: number;
  readonly cell: Readonly<Partial<Record<TripleColumn, string>>>;
}

/** What a file of triples may hold at most. */
export const MOST_TRIPLES = 200_000;

/** By which a column is known. */
export const headings: Readonly<Record<TripleColumn, RegExp>> = {
  subject: /^(?:主体|主语|头实体|subject|head)$/i,
  subjectType: /^(?:主体|主语|头实体)类型$|^(?:subject|head)[ _]?(?:type|kind)$/i,
  predicate: /^(?:关系|谓语|谓词|predicate|relation)$/i,
  object: /^(?:客体|宾语|尾实体|object|tail)$/i,
  objectType: /^(?:客体|宾语|尾实体)类型$|^(?:object|tail)[ _]?(?:type|kind)$/i,
  condition: /^(?:条件|成立条件|condition)$/i,
  sentence: /^(?:原句|原文|依据|证据|sentence|evidence)$/i,
};
