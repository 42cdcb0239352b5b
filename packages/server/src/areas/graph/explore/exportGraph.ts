import type { TripleRelationship } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { Language } from '../../../http/messages.js';
import { type Cell, streamXlsx } from '../../../spreadsheets/index.js';
import { shanghaiDay } from '../../../text/moment.js';
import { entitiesByIds, toEntity } from './entities.store.js';
import { writeGraphml } from './graphml.js';
import { relationshipsByIds, type RelationshipsWanted, wantedEdges } from './relationships.store.js';
import type { GraphSource } from './scope.js';

const MOST = 100_000;
/** Rows that are read at once. */
const BATCH = 1000;

const words = {
  'zh-CN': {
    entities: '实体',
    relationships: '关系',
    entityColumns: ['名称', '类型', '别名', '属性', '关系数', '知识库'],
    relationshipColumns: [
      '主语',
      '主语类型',
      '关系',
      '宾语',
      '宾语类型',
      '条件',
      '状态',
      '原句',
      '出处',
      '出处数',
      '更新时间',
    ],
    current: '有效',
    superseded: '已被取代',
    separator: '；',
  },
  'en-US': {
    entities: 'Entities',
    relationships: 'Relationships',
    entityColumns: ['Name', 'Kind', 'Other names', 'Properties', 'Relationships', 'Knowledge base'],
    relationshipColumns: [
      'Subject',
      'Kind of subject',
      'Relation',
      'Object',
      'Kind of object',
      'Condition',
      'State',
      'Sentence',
      'Source',
      'Sources',
      'Changed',
    ],
    current: 'Holds',
    superseded: 'Superseded',
    separator: '; ',
  },
} as const satisfies Record<Language, unknown>;

/** Everything with these ids, a batch at a time. */
const inBatches = async function* <T>(
  ids: readonly string[],
  read: (some: readonly string[]) => Promise<readonly T[]>,
) {
  for (let at = 0; at < ids.length; at += BATCH) yield* await read(ids.slice(at, at + BATCH));
};

export interface ExportWanted extends RelationshipsWanted {
  readonly format: 'xlsx' | 'graphml';
}

/** What is looked at as a file, written while it is read. Throws `too_many_relationships`. */
export const exportedGraph = async (
  db: Queryable,
  source: GraphSource,
  { format, ...wanted }: ExportWanted,
  language: Language,
): Promise<ReadableStream<Uint8Array>> => {
  const edges = await db.query<{ id: string; subjectId: string; objectId: string }>(sql`
    select t.id, t.subject_id as "subjectId", t.object_id as "objectId" ${wantedEdges(source, wanted)}
    order by t.seq desc, t.id limit ${MOST + 1}`);
  if (edges.length > MOST) throw fail('too_many_relationships', { values: { most: MOST } });
  const shown = new Set(edges.flatMap(({ subjectId, objectId }) => [subjectId, objectId]));
  for (const id of wanted.between ?? []) shown.add(id);
  const entities = () =>
    inBatches([...shown], async (ids) => (await entitiesByIds(db, source, ids)).map((row) => toEntity(row)));
  const relationships = () =>
    inBatches(
      edges.map(({ id }) => id),
      (ids) => relationshipsByIds(db, source, ids),
    );
  if (format === 'graphml') return writeGraphml(entities(), relationships());

  const said = words[language];
  const entityRows = async function* (): AsyncGenerator<Cell[]> {
    for await (const { name, entityType, aliases, properties, relationCount, knowBaseName } of entities()) {
      const facts = properties.map(({ name: fact, value }) => `${fact}: ${value}`).join(said.separator);
      yield [name, entityType, aliases.join(said.separator), facts, relationCount, knowBaseName];
    }
  };
  const rowOf = (one: TripleRelationship): Cell[] => [
    one.subject.name,
    one.subject.entityType,
    one.predicate,
    one.object.name,
    one.object.entityType,
    one.condition,
    one.state === 'superseded' ? said.superseded : said.current,
    one.evidence?.content ?? '',
    one.evidence?.documentName ?? '',
    one.evidenceCount,
    shanghaiDay(new Date(one.updateTime)),
  ];
  const relationshipRows = async function* (): AsyncGenerator<Cell[]> {
    for await (const one of relationships()) yield rowOf(one);
  };
  return streamXlsx(
    {
      name: said.entities,
      columns: said.entityColumns.map((title, at) => ({ title, width: at < 4 ? 24 : 14 })),
      rows: entityRows(),
    },
    {
      name: said.relationships,
      columns: said.relationshipColumns.map((title, at) => ({ title, width: at === 7 ? 60 : 18 })),
      rows: relationshipRows(),
    },
  );
};
