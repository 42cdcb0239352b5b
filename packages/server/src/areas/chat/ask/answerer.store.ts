import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { andSeenAssistant, andSeenBase, type Reader } from '../../../visibility/index.js';
import { type AnswerPolicy, usualPolicy } from './answerPolicy.js';
import { mayAsk } from './embedQuestion.js';
import type { Question } from './question.js';

/** Who answers, and how. */
export interface Answerer {
  /** Null: the model alone. */
  readonly assistantId: string | null;
  readonly name: string;
  readonly own: Omit<AnswerPolicy, 'baseWeights'>;
}

/** Who is to be asked, and by whom. */
type Asking = Pick<Question, 'assistantId' | 'beside' | 'embed' | 'reader'>;

/** Throws where it takes no questions. */
export const answererFor = async (tx: Queryable, id: string | null, reader: Reader): Promise<Answerer> => {
  if (id === null) return { assistantId: null, name: '', own: usualPolicy };
  const [assistant] = await tx.query<Answerer['own'] & { enabled: boolean; name: string }>(
    sql`
      select name, enabled, answers_alone as "answersAlone", prompt, model_id as "modelId", temperature::float8 as temperature,
        follow_ups as "followUps", function_ids as "functionIds", uses_graph as "usesGraph"
      from assistants a where id = ${id} and not removed ${andSeenAssistant(reader, 'a.id')}`,
  );
  if (assistant === undefined) throw fail('assistant_not_found');
  const { enabled, name, ...own } = assistant;
  if (!enabled) throw fail('assistant_disabled');
  return { assistantId: id, name, own };
};

/** The bases of an assistant that a reader may look at, and how much each counts. */
export const basesOf = (
  tx: Queryable,
  assistantId: string,
  reader: Reader,
): Promise<{ id: string; weight: number }[]> =>
  tx.query<{ id: string; weight: number }>(sql`
    select knowledge_base_id as id, weight::float8 as weight from assistant_bases
    where assistant_id = ${assistantId} ${andSeenBase(reader, 'knowledge_base_id')} order by 1
  `);

/** Whose answer one is; null as well where it is not in the conversation. */
export const fromOf = async (tx: Queryable, id: string | undefined, topicId: string): Promise<string | null> => {
  if (id === undefined) return null;
  const [answer] = await tx.query<{ assistantId: string | null }>(
    sql`select assistant_id as "assistantId" from sessions where id = ${id} and topic_id = ${topicId}`,
  );
  return answer?.assistantId ?? null;
};

/** Who answers next: whom it is handed over to, else whose answer is asked for again, else whom it is with. */
export const nextAnswerer = async (
  tx: Queryable,
  { assistantId: named, embed, reader }: Asking,
  { topicId, againBy }: { readonly topicId: string; readonly againBy: string | null },
): Promise<Answerer> => {
  const [topic] = await tx.query<{ assistantId: string | null }>(
    sql`select assistant_id as "assistantId" from topics where id = ${topicId}`,
  );
  const standing = topic?.assistantId ?? null;
  const assistantId = named ?? againBy ?? standing;
  mayAsk(embed, assistantId);
  const answerer = await answererFor(tx, assistantId, reader);
  if (standing !== assistantId)
    await tx.query(sql`update topics set assistant_id = ${assistantId} where id = ${topicId}`);
  return answerer;
};

/** The others that are asked, each once. */
export const othersOf = async (tx: Queryable, { beside = [], embed, reader }: Asking, first: Answerer) => {
  const others: Answerer[] = [];
  for (const id of new Set(beside)) {
    if (id === first.assistantId) continue;
    mayAsk(embed, id);
    others.push(await answererFor(tx, id, reader));
  }
  return others;
};
