import { fail } from '../../../http/failure.js';
import { inLanguage, type Language, type Words } from '../../../http/messages.js';
import { plainLine } from '../extraction/foundTriple.js';
import { createPool, ThreadGone } from '../../../workers/index.js';
import {
  type FileSchema,
  MOST_KINDS,
  MOST_RELATIONS,
  type ReadSchema,
  type SchemaProblem,
} from './schemaFile.types.js';
import type { SchemaRequest } from './schemaFile.worker.js';

/** Bytes of a schema at most. */
export const LARGEST_SCHEMA = 2 * 1024 * 1024;
const MILLISECONDS = 10_000;

const pool = createPool<SchemaRequest, never, ReadSchema>({
  module: new URL('./schemaFile.worker.js', import.meta.url),
  threads: 1,
  memory: 256,
});

const words: Readonly<Record<SchemaProblem, Words>> = {
  not_text: { zh: '不是 UTF-8 编码的文本', en: 'It is not text in UTF-8' },
  not_json: { zh: '不是完整的 JSON', en: 'It is not valid JSON' },
  not_turtle: { zh: 'Turtle 语法有误{at}', en: 'It is not valid Turtle{at}' },
  not_xml: { zh: 'RDF/XML 语法有误{at}', en: 'It is not valid RDF/XML{at}' },
  no_kinds: { zh: '没有实体类型', en: 'It has no kinds of entity' },
  no_relations: { zh: '没有关系类型', en: 'It has no relations' },
  too_many: {
    zh: `实体类型最多 ${MOST_KINDS} 种，关系最多 ${MOST_RELATIONS} 种`,
    en: `It may have ${MOST_KINDS} kinds of entity and ${MOST_RELATIONS} relations at most`,
  },
  wrong_shape: {
    zh: '须包含 entityTypes 和 relationTypes，名称为不超过 50 字的文字{at}',
    en: 'It needs entityTypes and relationTypes, whose names are texts of 50 characters at most{at}',
  },
  takes_long: { zh: '过于复杂，读取超时', en: 'It is too complicated, and took too long to read' },
};

const reasonOf = (problem: SchemaProblem, at: string, language: Language): string => {
  const place =
    problem === 'not_turtle' || problem === 'not_xml'
      ? { zh: `（第 ${at} 行）`, en: ` (line ${at})` }
      : { zh: `（${at}）`, en: ` (${at})` };
  return inLanguage(words[problem], language, { at: at === '' ? '' : inLanguage(place, language) });
};

/**
 * Reads a schema from a file, JSON or OWL in Turtle or RDF/XML, in a thread of its own: whatever is in the file, nobody else waits for it.
 * Throws `empty_file`, `file_too_large` and `wrong_triple_schema`.
 */
export const readSchemaFile = async (file: File, language: Language, signal?: AbortSignal): Promise<FileSchema> => {
  if (file.size === 0) throw fail('empty_file');
  if (file.size > LARGEST_SCHEMA) throw fail('file_too_large', { values: { limit: '2 MB' } });
  const data = new Uint8Array(await file.arrayBuffer());
  const read = await pool.run({ data }, { time: MILLISECONDS, signal }).catch((error: unknown): ReadSchema => {
    if (!(error instanceof ThreadGone)) throw error;
    return { problem: 'takes_long', at: '' };
  });
  if ('problem' in read)
    throw fail('wrong_triple_schema', { values: { reason: reasonOf(read.problem, plainLine(read.at, 60), language) } });
  const name = read.schema.schemaName || plainLine(file.name.replace(/\.[a-z]{2,6}$/i, ''), 50);
  return { ...read.schema, schemaName: name || 'Schema' };
};
