import { addKnowledgeBase } from '@console/api/contract';
import sql from 'sql-template-tag';
import { type NewTriple, putTriples } from '../../../graph/index.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';

/** A triple as tests write it: `['一级裁判员', '资格', '执裁', '全国联赛', '赛事']`. */
export type Said = readonly [
  subject: string,
  subjectType: string,
  predicate: string,
  object: string,
  objectType: string,
];

export const said = (
  [subject, subjectType, predicate, object, objectType]: Said,
  more: Partial<NewTriple> = {},
): NewTriple => ({
  subject: { name: subject, entityType: subjectType },
  predicate,
  object: { name: object, entityType: objectType },
  condition: '',
  evidence: {
    documentId: null,
    documentName: '名单.xlsx',
    chunkId: null,
    chunkIndex: 0,
    sentence: `${subject}${predicate}${object}。`,
    positions: [],
  },
  ...more,
});

/** An app with a base, somebody who looks after the graph, and ways to fill it. */
export const startGraph = async () => {
  const app = await startApp();
  const user = await app.user({ permissions: ['graph', 'knowledge'] });
  const admin = await app.signIn();
  const addBase = async (name: string): Promise<string> => {
    const { id } = await app.call(addKnowledgeBase, { name, description: '' }, { as: admin });
    return id;
  };
  const put = (base: string, triples: readonly NewTriple[], importId = 'import'): Promise<string[]> =>
    app.db.transaction((tx) => putTriples(tx, base, triples, { importId }));
  return {
    app,
    user,
    admin,
    addBase,
    put,
    idOf: async (base: string, name: string): Promise<string> => {
      const [row] = await app.db.query<{ id: string }>(
        sql`select id from graph_entities where knowledge_base_id = ${base} and name = ${name}`,
      );
      return row?.id ?? '';
    },
    roleOfAdmin: async (): Promise<string> => {
      const [row] = await app.db.query<{ id: string }>(sql`
        select r.role_id as id from user_roles r join users u on u.id = r.user_id where u.account = 'admin' limit 1`);
      return row?.id ?? '';
    },
    /** Everything that the graph of a base holds, but how it is counted and numbered. */
    everything: (base: string): Promise<unknown[]> =>
      app.db.query<{ row: unknown }>(sql`
        select to_jsonb(e) as row from graph_entities e where knowledge_base_id = ${base}
        union all select to_jsonb(t) from graph_triples t where knowledge_base_id = ${base}
        union all select to_jsonb(v) from graph_evidence v join graph_triples t on t.id = v.triple_id
          where t.knowledge_base_id = ${base}
        union all select to_jsonb(a) from graph_apart a join graph_entities e on e.id = a.one_id
          where e.knowledge_base_id = ${base}
        order by 1`),
  };
};

export type GraphApp = Awaited<ReturnType<typeof startGraph>>;
export type { TestUser };
