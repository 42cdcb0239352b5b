import { graphLimits, type TripleColumn } from '@console/api/contract';
import { normalName, subjectKey, tripleKey, type TripleWords } from '../../../graph/index.js';
import { inLanguage, type Language, type Words } from '../../../http/messages.js';
import { breather } from '../../../workers/index.js';
import { plainLine } from '../extraction/foundTriple.js';
import type { FileRow } from './tripleFile.types.js';

/** A triple of a file. A kind that neither the row nor the rest of the file says is empty. */
export interface FileTriple extends TripleWords {
  readonly row: number;
  readonly sentence: string;
}

export interface FileTriples {
  readonly triples: readonly FileTriple[];
  /** Rows left out. */
  readonly problems: readonly { readonly row: number; readonly message: string }[];
  /** Keys of subject and relation for which one sentence lists several objects. */
  readonly listed: ReadonlySet<string>;
}

const names: Readonly<Record<TripleColumn, Words>> = {
  subject: { zh: '主体', en: 'subject' },
  subjectType: { zh: '主体类型', en: 'kind of the subject' },
  predicate: { zh: '关系', en: 'relation' },
  object: { zh: '客体', en: 'object' },
  objectType: { zh: '客体类型', en: 'kind of the object' },
  condition: { zh: '条件', en: 'condition' },
  sentence: { zh: '原句', en: 'sentence' },
};

const longest: Readonly<Record<TripleColumn, number>> = {
  subject: graphLimits.name,
  subjectType: graphLimits.kind,
  predicate: graphLimits.predicate,
  object: graphLimits.name,
  objectType: graphLimits.kind,
  condition: graphLimits.condition,
  sentence: graphLimits.sentence,
};

const words = {
  missing: { zh: '缺少{what}', en: 'There is no {what}.' },
  long: { zh: '{what}超过 {most} 个字符', en: 'The {what} is longer than {most} characters.' },
  twice: { zh: '与第 {row} 行相同', en: 'The same as row {row}.' },
} as const satisfies Record<string, Words>;

const columns: readonly TripleColumn[] = [
  'subject',
  'subjectType',
  'predicate',
  'object',
  'objectType',
  'condition',
  'sentence',
];
const needed = new Set<TripleColumn>(['subject', 'predicate', 'object']);

/** The row as it may be kept, or what is wrong with it. */
const readRow = ({ cell }: FileRow, language: Language): Record<TripleColumn, string> | string => {
  const read = { subject: '', subjectType: '', predicate: '', object: '', objectType: '', condition: '', sentence: '' };
  for (const column of columns) {
    const text = plainLine(cell[column] ?? '', Number.POSITIVE_INFINITY);
    const what = inLanguage(names[column], language);
    // Of a name without letters nothing would be left to compare it by.
    if (needed.has(column) && normalName(text) === '') return inLanguage(words.missing, language, { what });
    if (text.length > longest[column]) return inLanguage(words.long, language, { what, most: longest[column] });
    read[column] = text;
  }
  return read;
};

/** Triples of the rows of a file, each once, with the kinds that the file says of an end anywhere. */
export const tripleRows = async (rows: AsyncIterable<FileRow>, language: Language): Promise<FileTriples> => {
  const breathe = breather();
  const problems: { row: number; message: string }[] = [];
  const read: { row: number; cells: Record<TripleColumn, string> }[] = [];
  const kinds = new Map<string, string>();
  for await (const one of rows) {
    await breathe();
    const cells = readRow(one, language);
    if (typeof cells === 'string') {
      problems.push({ row: one.row, message: cells });
      continue;
    }
    read.push({ row: one.row, cells });
    for (const [name, kind] of [
      [cells.subject, cells.subjectType],
      [cells.object, cells.objectType],
    ] as const) {
      if (kind !== '' && !kinds.has(normalName(name))) kinds.set(normalName(name), kind);
    }
  }

  const kindOf = (name: string, kind: string): string => kind || (kinds.get(normalName(name)) ?? '');
  const first = new Map<string, number>();
  const triples: FileTriple[] = [];
  const said = new Map<string, string>();
  const listed = new Set<string>();
  for (const { row, cells } of read) {
    await breathe();
    const { subject, subjectType, predicate, object, objectType, condition, sentence } = cells;
    const triple: FileTriple = {
      row,
      subject: { name: subject, entityType: kindOf(subject, subjectType) },
      predicate,
      object: { name: object, entityType: kindOf(object, objectType) },
      condition,
      sentence,
    };
    const key = tripleKey(triple);
    const before = first.get(key);
    if (before !== undefined) {
      problems.push({ row, message: inLanguage(words.twice, language, { row: before }) });
      continue;
    }
    first.set(key, row);
    triples.push(triple);
    if (sentence === '') continue;
    const place = JSON.stringify([subjectKey(triple), condition, sentence]);
    const other = said.get(place);
    if (other === undefined) said.set(place, normalName(object));
    else if (other !== normalName(object)) listed.add(subjectKey(triple));
  }
  return { triples, problems: problems.toSorted((a, b) => a.row - b.row), listed };
};
