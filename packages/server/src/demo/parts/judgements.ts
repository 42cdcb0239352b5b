import { caseCauses } from '@console/api/contract';
import sql from 'sql-template-tag';
import { json } from '../../db/database.js';
import { Opinions, readData } from '../dataFiles.js';
import type { DemoPart, DemoTurn, DemoWorld } from '../demoWorld.js';

const DAY = 86_400_000;
/** Most people read an answer and go back to work. */
const JUDGED = 0.17;
const LIKED = 0.84;
const LIKED_WITHOUT_ANSWER = 0.12;

interface Judgement {
  readonly turn: DemoTurn;
  readonly isLike: boolean;
  readonly feedback: string;
  readonly at: Date;
}

const judgementsOf = ({ chance, calendar, turns }: DemoWorld, words: Opinions): Judgement[] =>
  turns
    .filter(({ asked }) => chance.happens(asked.grounded ? JUDGED : JUDGED * 1.6))
    .map((turn) => {
      const isLike = chance.happens(turn.asked.grounded ? LIKED : LIKED_WITHOUT_ANSWER);
      const said = isLike ? words.likes : turn.asked.grounded ? words.dislikes : ['没有找到我要的内容', ''];
      const feedback = chance.happens(isLike ? 0.25 : 0.7) ? chance.pick(said) : '';
      const at = new Date(Math.min(turn.at.getTime() + chance.whole(15, 900) * 1000, calendar.now.getTime()));
      return { turn, isLike, feedback, at };
    });

/** How far the handling has come: what is old is settled, what is new mostly waits, what is of this moment always. */
export const statusOf = (
  { chance, calendar }: Pick<DemoWorld, 'chance' | 'calendar'>,
  at: Date,
): 'pending' | 'processing' | 'done' | 'ignored' => {
  const age = (calendar.now.getTime() - at.getTime()) / DAY;
  const luck = chance.next();
  // Nothing is later than the moment at which the world is made.
  if (age <= 0) return 'pending';
  if (age > 21) return luck < 0.78 ? 'done' : luck < 0.96 ? 'ignored' : 'processing';
  if (age > 5) return luck < 0.4 ? 'done' : luck < 0.5 ? 'ignored' : luck < 0.75 ? 'processing' : 'pending';
  return luck < 0.12 ? 'done' : luck < 0.3 ? 'processing' : 'pending';
};

/** Likes and dislikes, and what became of the dislikes. */
export const judgements: DemoPart = {
  title: { zh: '点赞、点踩与处理', en: 'likes, dislikes and their handling' },
  add: async (world) => {
    const { db, chance, calendar, bases } = world;
    const words = await readData('opinions.json', Opinions);
    const judged = judgementsOf(world, words);
    const likes = judged.map(({ turn, isLike, feedback, at }) => ({
      id: turn.id,
      userId: turn.person.id,
      isLike,
      feedback,
      at,
    }));
    await db.query(sql`
      insert into likes (session_id, user_id, is_like, feedback, updated_at)
      select id, "userId", "isLike", feedback, at from jsonb_to_recordset(${json(likes)})
        as l(id text, "userId" text, "isLike" boolean, feedback text, at timestamptz)`);
    const faqs = await db.query<{ id: string; kbId: string; since: Date }>(
      sql`select id, knowledge_base_id as "kbId", created_at as since from faqs order by seq`,
    );
    const handled = judged.flatMap(({ turn, isLike, at }) => {
      if (isLike) return [];
      const base = bases.get(turn.asked.base);
      const status = statusOf(world, at);
      if (status === 'pending' || base === undefined) return [];
      const time = calendar.later(at, 0, status === 'processing' ? 2 : 6);
      const note = chance.pick(words.notes[status]);
      const added = faqs.filter(({ kbId, since }) => kbId === base.id && since < time);
      const faqId = note.includes('FAQ') && added.length > 0 ? chance.pick(added).id : null;
      const cause = faqId === null ? chance.pick(caseCauses) : 'missing';
      return [{ id: turn.id, status, note, by: base.keeper.id, time, faqId, cause }];
    });
    await db.query(sql`
      with h as (
        select * from jsonb_to_recordset(${json(handled)})
          as h(id text, status text, note text, by text, time timestamptz, "faqId" text, cause text)
      ), changed as (
        update answer_handling a set status = h.status, handle_note = h.note, handled_by = h.by, handle_time = h.time,
          faq_id = h."faqId", assignee_id = h.by, cause = h.cause,
          closed_at = case when h.status in ('done', 'ignored') then h.time end
        from h where a.session_id = h.id
      )
      insert into case_events (session_id, kind, user_id, at, text)
      select id, case status when 'done' then 'closed' when 'ignored' then 'ignored' else 'returned' end, by, time,
        case when status = 'done' then note else status end
      from h`);
  },
};
