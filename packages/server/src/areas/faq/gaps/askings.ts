import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { normalQuestion } from '../phrasing.js';

/** Whether a question means something by itself, and asks for something that a base may hold. */
export type StandsAlone = (question: string, follows: boolean) => boolean;

/** A question that was asked of bases and that no FAQ has answered. */
export interface Asking {
  /** The first answer to it. */
  readonly id: string;
  readonly question: string;
  readonly userId: string;
  /** When it was asked, or its answer disliked. */
  readonly at: Date;
  readonly unanswered: boolean;
  readonly disliked: boolean;
  readonly baseIds: readonly string[];
}

interface Row {
  id: string;
  question: string;
  userId: string;
  at: Date;
  status: string;
  notice: string | null;
  used: number;
  faqId: string | null;
  disliked: boolean;
  place: number | null;
  searched: boolean | null;
  cited: string[];
  bound: string[];
}

/** Longer than any FAQ's question is asked. */
const LONGEST = 500;

/** Said where bases hold nothing, whether a model answered by itself or not. */
const nothing: readonly (string | null)[] = ['nothing_found', 'ungrounded'];

const toAsking = (row: Row, standsAlone: StandsAlone): Asking[] => {
  const { id, question, userId, at, status, notice, used, faqId, disliked, place, searched, cited, bound } = row;
  const ended = status === 'done';
  // A model that cites nothing had nothing; an answer that was only stored searched for none.
  const unanswered = ended && (nothing.includes(notice) || (used === 0 && searched === true));
  const answered = faqId !== null && !disliked;
  if (answered || !(ended || disliked)) return [];
  if (question.length > LONGEST || normalQuestion(question) === '') return [];
  if (!standsAlone(question, (place ?? 1) > 1)) return [];
  // What cites something else, such as a file of the conversation, was not answered by any base.
  const baseIds = cited.length > 0 ? cited : unanswered || disliked ? bound : [];
  return baseIds.length === 0 ? [] : [{ id, question: question.trim(), userId, at, unanswered, disliked, baseIds }];
};

/** Of these answers, the questions they belong to, oldest first; those that wait for nothing are left out. */
export const askingsOf = async (
  db: Queryable,
  sessionIds: readonly string[],
  standsAlone: StandsAlone,
): Promise<{ readonly looked: readonly string[]; readonly askings: readonly Asking[] }> => {
  const rows = await db.query<Row>(sql`
    with asked as (
      select distinct coalesce(l.again_of, l.session_id) as id from answer_log l
      where l.session_id = any(${[...sessionIds]}::text[])
    ), version as (
      select coalesce(l.again_of, l.session_id) as asking, l.* from answer_log l
      where l.session_id in (select id from asked) or l.again_of in (select id from asked)
    ), judged as (
      select asking, coalesce(bool_or(not is_like), false) as disliked,
        max(greatest(asked_at, case when not is_like then judged_at end)) as at,
        array_agg(distinct faq_id) filter (where faq_id is not null) as faqs
      from version group by asking
    ), latest as (
      select distinct on (asking) asking, session_id, question, user_id, assistant_id, status, notice, used, faq_id
      from version order by asking, asked_at desc, session_id desc
    )
    select l.asking as id, l.question, l.user_id as "userId", j.at, l.status, l.notice, l.used, l.faq_id as "faqId",
      j.disliked, s.place, s.stage is not null as searched,
      array(
        select d.knowledge_base_id from version v join documents d on d.id = any(v.documents) where v.asking = l.asking
        union select f.knowledge_base_id from faqs f join knowledge_bases k on k.id = f.knowledge_base_id
        where f.id = any(j.faqs)
      ) as cited,
      array(select knowledge_base_id from assistant_bases where assistant_id = l.assistant_id order by 1) as bound
    from latest l join judged j on j.asking = l.asking left join sessions s on s.id = l.session_id order by j.at, l.asking
  `);
  return { looked: rows.map(({ id }) => id), askings: rows.flatMap((row) => toAsking(row, standsAlone)) };
};
