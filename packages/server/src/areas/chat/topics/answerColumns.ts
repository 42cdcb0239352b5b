import sql, { type Sql } from 'sql-template-tag';

/** Whole milliseconds from the question of `s` to a moment. */
export const since = (moment: Sql): Sql => sql`round(extract(epoch from ${moment} - s.created_at) * 1000)::float8`;

/** Which of the answers to its question `s` is, and how many there are. */
export const version = sql`
  (select count(*)::int from sessions v where v.topic_id = s.topic_id and v.place = s.place and v.version <= s.version) as version,
  (select count(*)::int from sessions v where v.topic_id = s.topic_id and v.place = s.place) as versions`;
