import type { SlideOrigin } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import type { Actor } from '../../http/serve.js';
import { readSpan } from '../../text/span.js';
import { andSeenBase, readerOf } from '../../visibility/index.js';
import type { SlideSources } from './slidesDeps.js';
import type { MadeOf } from './sources/gather.js';
import { readMarkdown } from './sources/markdown.js';

/** What a caller wants a deck to be made of. */
export interface AskedFor {
  readonly content?: string;
  readonly sessionId?: string;
  readonly topicId?: string;
  readonly documentId?: string;
  readonly report?: { readonly startTime: string; readonly endTime: string };
  readonly planId?: string;
}

/** What a deck is to be made of: the first of what is named, if it is there for the caller and holds something. Throws what the call says. */
export const checkMadeOf = async (
  db: Queryable,
  sources: SlideSources,
  asked: AskedFor,
  actor: Actor,
): Promise<{ readonly origin: SlideOrigin; readonly madeOf: MadeOf }> => {
  const { content = '', sessionId, topicId, documentId, report, planId } = asked;
  if (sessionId !== undefined) {
    const [session] = await db.query<{ filled: boolean }>(sql`
      select s.status <> 'running' and s.answer <> '' as filled from sessions s join topics t on t.id = s.topic_id
      where s.id = ${sessionId} and t.user_id = ${actor.userId}`);
    if (session === undefined) throw fail('session_not_found');
    if (!session.filled) throw fail('nothing_to_lay_out');
    return { origin: 'answer', madeOf: { sessionId } };
  }
  if (topicId !== undefined) {
    const [topic] = await db.query<{ filled: boolean }>(sql`
      select exists (
        select 1 from sessions s where s.topic_id = t.id and s.status <> 'running' and s.answer <> '') as filled
      from topics t where t.id = ${topicId} and t.user_id = ${actor.userId}`);
    if (topic === undefined) throw fail('topic_not_found');
    if (!topic.filled) throw fail('nothing_to_lay_out');
    return { origin: 'conversation', madeOf: { topicId } };
  }
  if (documentId !== undefined) {
    const [document] = await db.query<{ filled: boolean }>(sql`
      select exists (
        select 1 from chunks c where c.document_id = d.id and c.parsing = d.parsing and c.enabled) as filled
      from documents d where d.id = ${documentId} ${andSeenBase(readerOf(actor), 'd.knowledge_base_id')}`);
    if (document === undefined) throw fail('document_not_found');
    if (!document.filled) throw fail('nothing_to_lay_out');
    return { origin: 'document', madeOf: { documentId } };
  }
  if (report !== undefined) {
    // Of all pages the one of statistics alone grants this.
    if (!actor.permissions.has('statistics.answers')) throw fail('not_permitted');
    const { from, to } = readSpan(report);
    return { origin: 'report', madeOf: { report: { from: from.toISOString(), to: to.toISOString() } } };
  }
  if (planId !== undefined) {
    const plan = await sources.plan(actor.userId, planId);
    if (plan === null) throw fail('business_plan_not_found');
    if (plan.parts.every(({ text }) => readMarkdown(text, () => []).length === 0)) throw fail('nothing_to_lay_out');
    return { origin: 'plan', madeOf: { planId } };
  }
  if (content.trim() === '') return { origin: 'title', madeOf: {} };
  if (readMarkdown(content, () => []).length === 0) throw fail('nothing_to_lay_out');
  return { origin: 'text', madeOf: { content } };
};
