import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { fail } from '../http/failure.js';

/** What the law on advertising forbids, and what operators stop, until somebody says otherwise. */
export const usualForbiddenWords: readonly string[] = [
  '国家级',
  '世界级',
  '最高级',
  '最佳',
  '第一品牌',
  '独一无二',
  '绝无仅有',
  '史上最低价',
  '全网最低价',
  '百分百有效',
  '稳赚',
  '包赚',
  '恭喜中奖',
  '无抵押贷款',
  '代开发票',
  '赌博',
];

/** What templates are checked by. */
export interface StoredRules {
  readonly forbiddenWords: readonly string[];
  readonly linkHosts: readonly string[];
  /** 0: never changed. */
  readonly version: number;
  readonly updatedBy: string;
  readonly updateTime: string | null;
}

interface Row {
  readonly forbiddenWords: string[];
  readonly linkHosts: string[];
  readonly version: number;
  readonly updatedBy: string;
  readonly updateTime: Date;
}

export const readStoredRules = async (db: Queryable): Promise<StoredRules> => {
  const [row] = await db.query<Row>(sql`
    select r.forbidden_words as "forbiddenWords", r.link_hosts as "linkHosts", r.version,
      coalesce(u.username, '') as "updatedBy", r.updated_at as "updateTime"
    from message_template_rules r left join users u on u.id = r.updated_by`);
  return row === undefined
    ? { forbiddenWords: usualForbiddenWords, linkHosts: [], version: 0, updatedBy: '', updateTime: null }
    : { ...row, updateTime: row.updateTime.toISOString() };
};

const unique = (list: readonly string[]): string[] => [...new Set(list.map((one) => one.trim()))];

/** Throws `changed_meanwhile` where there is another version by now; undefined: whichever there is. */
export const writeRules = async (
  tx: Queryable,
  change: {
    readonly forbiddenWords: readonly string[];
    readonly linkHosts: readonly string[];
    readonly version?: number;
  },
  userId: string,
): Promise<void> => {
  const words = unique(change.forbiddenWords);
  const hosts = unique(change.linkHosts.map((host) => host.toLowerCase()));
  const version = change.version ?? null;
  const written = await tx.query(sql`
    insert into message_template_rules as r (forbidden_words, link_hosts, updated_by)
    select ${words}::text[], ${hosts}::text[], ${userId}
    where coalesce(${version}::int, 0) = 0 or exists (select 1 from message_template_rules)
    on conflict (only_one) do update set forbidden_words = excluded.forbidden_words, link_hosts = excluded.link_hosts,
      version = r.version + 1, updated_by = excluded.updated_by, updated_at = now()
    where ${version}::int is null or r.version = ${version}::int
    returning 1`);
  if (written.length === 0) throw fail('changed_meanwhile');
};
