import sql, { empty, type Sql } from 'sql-template-tag';

/** True for a row of `dialogue_files` that a conversation asks: its own, and those of the ones that it branched off from. */
export const isOfTopic = (topicId: string): Sql => sql`topic_id in (
  with recursive line as (
    select id, branched_from from topics where id = ${topicId}
    union select t.id, t.branched_from from topics t join line on t.id = line.branched_from
  ) select id from line
)`;

/** `and` a row `f` of `dialogue_files` is one of those that are asked about. Null: all of them are. */
export const andChosen = (fileIds: readonly string[] | null): Sql =>
  fileIds === null ? empty : sql`and f.id = any(${[...fileIds]}::text[])`;
