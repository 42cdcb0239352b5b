import sql, { empty, type Sql } from 'sql-template-tag';

/** Which conversations are looked for among the records. */
export interface RecordFilter {
  readonly from?: Date;
  readonly to?: Date;
  readonly userId?: string;
  readonly assistantId?: string;
  readonly isLike?: boolean;
  readonly keyword?: string;
  readonly archived?: boolean;
}

/** `and` what holds of the conversation `t`, whatever is said in it and when. */
export const ofTopic = ({ userId, assistantId, isLike }: RecordFilter): Sql => sql`
  ${userId === undefined ? empty : sql`and t.user_id = ${userId}`}
  ${assistantId === undefined ? empty : sql`and (t.assistant_id = ${assistantId} or t.also @> array[${assistantId}::text])`}
  ${
    isLike === undefined
      ? empty
      : sql`and exists (
          select 1 from sessions s join likes l on l.session_id = s.id where s.topic_id = t.id and l.is_like = ${isLike}
        )`
  }`;
