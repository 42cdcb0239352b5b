import type { TemplateChannel, TemplateReview, TemplateVersion } from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { pageWithTotal } from '../../../db/pageWithTotal.js';
import { matching, type Order, orderBy, pageOf } from '../../../db/sqlParts.js';
import { type Contents, contentOf, readContent } from '../../../messageTemplates/index.js';

interface HeadRow {
  readonly id: string;
  readonly channel: TemplateChannel;
  readonly templateName: string;
  readonly enabled: boolean;
  readonly version: number;
  readonly revision: number;
  readonly state: string;
  readonly usableVersion: number | null;
  readonly reviewWords: string;
  readonly reviewedBy: string;
  readonly createdBy: string;
  readonly createTime: Date;
  readonly updateTime: Date;
  readonly content: unknown;
}

interface Filter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly keyword?: string;
}

export interface TemplateFilter extends Filter {
  readonly enabled?: boolean;
  readonly state?: string;
  /** See `kindOf`. */
  readonly kind?: string;
}

export interface ReviewFilter extends Filter {
  readonly channel?: string;
  readonly state?: string;
  readonly idList?: readonly string[];
}

const columns = { templateName: 't.name', createTime: 't.created_at', updateTime: 't.updated_at' };

const head = sql`
  t.id, t.channel, t.name as "templateName", t.enabled, t.version, t.revision, t.state, t.usable_version as "usableVersion",
  v.review_words as "reviewWords", coalesce((select u.username from users u where u.id = v.reviewed_by), '') as "reviewedBy",
  coalesce((select u.username from users u where u.id = t.created_by), '') as "createdBy", t.created_at as "createTime",
  t.updated_at as "updateTime", v.content`;
const heads = sql`message_templates t`;
const newest = sql`${heads} join message_template_versions v on v.template_id = t.id and v.version = t.version`;

const headOf = ({ content: _content, channel: _channel, createTime, updateTime, ...row }: HeadRow) => ({
  ...row,
  createTime: createTime.toISOString(),
  updateTime: updateTime.toISOString(),
});

interface ReviewRow extends HeadRow {
  readonly submittedBy: string;
  readonly submitTime: Date | null;
  readonly reviewTime: Date | null;
  readonly usableContent: unknown;
  readonly own: boolean;
}

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null;

interface Statements<Row, Shown> {
  readonly where: Sql;
  readonly rows: (from: Sql) => Promise<Row[]>;
  readonly show: (row: Row) => Shown;
}

const paged = async <Row, Shown>(db: Database, filter: Filter, { where, rows: read, show }: Statements<Row, Shown>) => {
  const { current, size, keyword = '' } = filter;
  const searched = keyword.trim() !== '';
  const { rows, total } = await pageWithTotal(
    db,
    {
      current,
      size,
      searched,
      // What they say is read only where something is looked for in it.
      count: sql`select count(*)::int as total from ${searched ? newest : heads} ${where}`,
    },
    () => read(sql`${newest} ${where}`),
  );
  return { list: rows.map(show), total, current, size };
};

/** Templates as they are looked at. */
export const templateRows = (db: Database) => {
  /** Those of one channel, each with what its newest version says. */
  const ofChannel = <C extends TemplateChannel>(channel: C) => {
    const show = (row: HeadRow): ReturnType<typeof headOf> & Contents[C] => ({
      ...headOf(row),
      ...readContent(channel, row.content),
    });
    return {
      page: (filter: TemplateFilter) => {
        const { current, size, orders, keyword = '', enabled, state, kind } = filter;
        const where = sql`where t.channel = ${channel}
          ${enabled === undefined ? empty : sql`and t.enabled = ${enabled}`}
          ${state === undefined ? empty : sql`and t.state = ${state}`}
          ${kind === undefined ? empty : sql`and t.kind = ${kind}`}
          ${matching(keyword, 't.name', "(v.content ->> 'content')", "(v.content ->> 'title')")}`;
        return paged<HeadRow, ReturnType<typeof show>>(db, filter, {
          where,
          rows: (from) =>
            db.query<HeadRow>(sql`
              select ${head} from ${from} ${orderBy(orders, columns, 't.seq desc')} ${pageOf({ current, size })}`),
          show,
        });
      },

      read: async (id: string): Promise<ReturnType<typeof show> | null> => {
        const [row] = await db.query<HeadRow>(sql`
          select ${head} from ${newest} where t.id = ${id} and t.channel = ${channel}`);
        return row === undefined ? null : show(row);
      },
    };
  };

  return {
    sms: ofChannel('sms'),
    wechat: ofChannel('wechat'),
    app: ofChannel('app'),

    /** Newest first, 200 at most; null: there is no such template. */
    versions: async (id: string): Promise<TemplateVersion[] | null> => {
      const rows = await db.query<{
        readonly channel: TemplateChannel;
        readonly version: number;
        readonly state: string;
        readonly content: unknown;
        readonly restoredFrom: number | null;
        readonly createdBy: string;
        readonly createTime: Date;
        readonly submittedBy: string;
        readonly submitTime: Date | null;
        readonly reviewedBy: string;
        readonly reviewTime: Date | null;
        readonly reviewWords: string;
      }>(sql`
        select t.channel, v.version, v.state, v.content, v.restored_from as "restoredFrom", v.created_at as "createTime",
          coalesce((select u.username from users u where u.id = v.created_by), '') as "createdBy",
          coalesce((select u.username from users u where u.id = v.submitted_by), '') as "submittedBy",
          v.submitted_at as "submitTime",
          coalesce((select u.username from users u where u.id = v.reviewed_by), '') as "reviewedBy",
          v.reviewed_at as "reviewTime", v.review_words as "reviewWords"
        from message_template_versions v join message_templates t on t.id = v.template_id
        where v.template_id = ${id} order by v.version desc limit 200`);
      if (rows.length === 0) return null;
      return rows.map(({ channel, content, createTime, submitTime, reviewTime, ...row }) => ({
        ...row,
        content: contentOf(channel, content),
        createTime: createTime.toISOString(),
        submitTime: timeOf(submitTime),
        reviewTime: timeOf(reviewTime),
      }));
    },

    /** Those of all channels whose newest version is in a state, for somebody who may decide about them. */
    reviews: (filter: ReviewFilter, userId: string) => {
      const { current, size, orders, keyword = '', channel, state, idList } = filter;
      const where = sql`where t.submitted_at is not null
        ${state === undefined ? empty : sql`and t.state = ${state}`}
        ${channel === undefined ? empty : sql`and t.channel = ${channel}`}
        ${idList === undefined ? empty : sql`and t.id = any(${[...idList]}::text[])`}
        ${matching(keyword, 't.name')}`;
      const waiting = `case when t.state = 'waiting' then t.submitted_at end`;
      const usual = `${waiting} nulls last, t.reviewed_at desc nulls last, t.seq desc`;
      const show = ({
        submitTime,
        reviewTime,
        usableContent,
        own,
        submittedBy,
        ...row
      }: ReviewRow): TemplateReview => ({
        ...headOf(row),
        channel: row.channel,
        content: contentOf(row.channel, row.content),
        usableContent: usableContent === null ? null : contentOf(row.channel, usableContent),
        submittedBy,
        submitTime: timeOf(submitTime),
        reviewTime: timeOf(reviewTime),
        own,
      });
      return paged<ReviewRow, TemplateReview>(db, filter, {
        where,
        rows: (from) =>
          db.query<ReviewRow>(sql`
            select ${head}, coalesce((select u.username from users u where u.id = v.submitted_by), '') as "submittedBy",
              t.submitted_at as "submitTime", t.reviewed_at as "reviewTime",
              (${userId} = any(v.authors) or v.submitted_by is not distinct from ${userId}) as own,
              (select used.content from message_template_versions used
                where used.template_id = t.id and used.version = t.usable_version) as "usableContent"
            from ${from} ${orderBy(orders, columns, usual)} ${pageOf({ current, size })}`),
        show,
      });
    },
  };
};

/** One version, as it goes out. */
export interface VersionToSend {
  readonly channel: TemplateChannel;
  readonly version: number;
  readonly state: string;
  readonly content: unknown;
}

/** A version of a template, the newest where none is named; null: there is none. */
export const findVersion = async (db: Queryable, id: string, version?: number): Promise<VersionToSend | null> => {
  const [row] = await db.query<VersionToSend>(sql`
    select t.channel, v.version, v.state, v.content
    from message_templates t join message_template_versions v on v.template_id = t.id
    where t.id = ${id} and v.version = coalesce(${version ?? null}::int, t.version)`);
  return row ?? null;
};
