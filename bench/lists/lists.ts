import {
  type Endpoint,
  type Input,
  MOST_COUNTED,
  pageAuditLog,
  pageConversationRecords,
  pageFaq,
  pageMessages,
  pageNotificationRecords,
  pageUsers,
} from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import * as byHand from './byHand.js';
import type { Compared } from './compare.js';
import { ROWS } from './fill.js';

export interface Lists {
  /** A call of the product, ready to be made again and again. */
  readonly ask: <P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
    input: Input<Endpoint<P, Q, B, R>>,
  ) => () => Promise<string>;
  readonly kbId: string;
  readonly readerId: string;
}

const size = 20;
/** Four fifths of the way to the end. */
const DEEP = (ROWS / size) * 0.8;
const first = { current: 1, size };
const firstPage = sql`limit ${size}`;
const deepPage = sql`limit ${size} offset ${(DEEP - 1) * size}`;

const has = (pattern: string, ...columns: readonly Sql[]): Sql =>
  sql`and (${columns.reduce((all, column, at) => sql`${all} ${at === 0 ? empty : sql`or`} ${column} ilike ${pattern}`, empty)})`;

/** The names of things stand in the audit log by their ids. */
const inAudit = (pattern: string): Sql => sql`
  and (username ilike ${pattern} or account ilike ${pattern} or address ilike ${pattern} or target ilike ${pattern}
    or string_to_array(translate(target, '= ', ',,'), ',')
      && array(select id from named_things where name ilike ${pattern} limit 100))`;

const inConversation = (pattern: string): Sql => sql`
  and (t.title ilike ${pattern} or exists (
    select 1 from sessions s where s.topic_id = t.id and (s.question ilike ${pattern} or s.answer ilike ${pattern})))`;

/** What people ask of each list: from the first page to what is searched and ordered. */
export const lists = ({ ask, kbId, readerId }: Lists): Readonly<Record<string, readonly Compared[]>> => {
  const own = sql`and n.user_id = ${readerId}`;
  const ofBase = sql`and f.knowledge_base_id = ${kbId}`;
  const asc = true;
  return {
    FAQ: [
      {
        what: 'first page',
        ours: ask(pageFaq, { ...first, kbId }),
        ...byHand.faqByHand({ where: ofBase, limit: firstPage }),
      },
      {
        what: 'deep page',
        ours: ask(pageFaq, { current: DEEP, size, kbId }),
        ...byHand.faqByHand({ where: ofBase, limit: deepPage }),
      },
      {
        what: 'common word',
        ours: ask(pageFaq, { ...first, kbId, keyword: '门票' }),
        ...byHand.faqByHand({ where: sql`${ofBase} and f.search like ${'%门票%'}`, limit: firstPage }),
      },
      {
        what: 'rare word',
        ours: ask(pageFaq, { ...first, kbId, keyword: '99999' }),
        ...byHand.faqByHand({ where: sql`${ofBase} and f.search like ${'%99999%'}`, limit: firstPage }),
      },
      {
        what: 'enabled ones',
        ours: ask(pageFaq, { ...first, kbId, enabled: true }),
        ...byHand.faqByHand({ where: sql`${ofBase} and f.enabled`, limit: firstPage }),
      },
      {
        what: 'by hits',
        ours: ask(pageFaq, { ...first, kbId, orders: [{ column: 'hits', asc: false }] }),
        ...byHand.faqByHand({ where: ofBase, order: 'f.hits desc, f.seq desc', limit: firstPage }),
      },
    ],
    users: [
      { what: 'first page', ours: ask(pageUsers, first), ...byHand.usersByHand({ limit: firstPage }) },
      { what: 'deep page', ours: ask(pageUsers, { current: DEEP, size }), ...byHand.usersByHand({ limit: deepPage }) },
      {
        what: 'common word',
        ours: ask(pageUsers, { ...first, keyword: '张' }),
        ...byHand.usersByHand({
          where: has('%张%', sql`u.username`, sql`u.account`, sql`u.phone_number`),
          limit: firstPage,
        }),
      },
      {
        what: 'rare word',
        ours: ask(pageUsers, { ...first, keyword: 'person99999' }),
        ...byHand.usersByHand({
          where: has('%person99999%', sql`u.username`, sql`u.account`, sql`u.phone_number`),
          limit: firstPage,
        }),
      },
      {
        what: 'of a role',
        ours: ask(pageUsers, { ...first, roleId: 'role3' }),
        ...byHand.usersByHand({
          where: sql`and exists (select 1 from user_roles where user_id = u.id and role_id = 'role3')`,
          limit: firstPage,
        }),
      },
      {
        what: 'by name',
        ours: ask(pageUsers, { ...first, orders: [{ column: 'username', asc }] }),
        ...byHand.usersByHand({ order: 'u.username, u.created_at desc, u.id', limit: firstPage }),
      },
    ],
    'audit log': [
      { what: 'first page', ours: ask(pageAuditLog, first), ...byHand.auditByHand({ limit: firstPage }) },
      {
        what: 'deep page',
        ours: ask(pageAuditLog, { current: DEEP, size }),
        ...byHand.auditByHand({ limit: deepPage }),
      },
      {
        what: 'common word',
        ours: ask(pageAuditLog, { ...first, keyword: 'person1' }),
        ...byHand.auditByHand({ where: inAudit('%person1%'), limit: firstPage }),
      },
      {
        what: 'rare word',
        ours: ask(pageAuditLog, { ...first, keyword: 'u99999' }),
        ...byHand.auditByHand({ where: inAudit('%u99999%'), limit: firstPage }),
      },
      {
        what: 'of a user',
        ours: ask(pageAuditLog, { ...first, userId: 'u77' }),
        ...byHand.auditByHand({ where: sql`and user_id = 'u77'`, limit: firstPage }),
      },
      {
        what: 'of an action',
        ours: ask(pageAuditLog, { ...first, action: 'login' }),
        ...byHand.auditByHand({ where: sql`and action = 'login'`, limit: firstPage }),
      },
      {
        what: 'by name',
        ours: ask(pageAuditLog, { ...first, orders: [{ column: 'username', asc }] }),
        ...byHand.auditByHand({ order: 'username, happened_at desc, id', limit: firstPage }),
      },
    ],
    messages: [
      { what: 'first page', ours: ask(pageMessages, first), ...byHand.messagesByHand({ limit: firstPage }) },
      {
        what: 'deep page',
        ours: ask(pageMessages, { current: DEEP, size }),
        ...byHand.messagesByHand({ limit: deepPage }),
      },
      {
        what: 'common word',
        ours: ask(pageMessages, { ...first, keyword: '赛程' }),
        ...byHand.messagesByHand({ where: has('%赛程%', sql`m.subject`), limit: firstPage }),
      },
      {
        what: 'rare word',
        ours: ask(pageMessages, { ...first, keyword: '99999' }),
        ...byHand.messagesByHand({ where: has('%99999%', sql`m.subject`), limit: firstPage }),
      },
      {
        what: 'sent ones',
        ours: ask(pageMessages, { ...first, status: 'sent' }),
        ...byHand.messagesByHand({ where: sql`and m.status = 'sent'`, limit: firstPage }),
      },
      {
        what: 'by subject',
        ours: ask(pageMessages, { ...first, orders: [{ column: 'messageSubject', asc }] }),
        ...byHand.messagesByHand({ order: 'm.subject, m.created_at desc, m.id', limit: firstPage }),
      },
    ],
    notifications: [
      {
        what: 'first page',
        ours: ask(pageNotificationRecords, first),
        ...byHand.notificationsByHand({ where: own, limit: firstPage }),
      },
      {
        what: 'deep page',
        ours: ask(pageNotificationRecords, { current: DEEP, size }),
        ...byHand.notificationsByHand({ where: own, limit: deepPage }),
      },
      {
        what: 'unread ones',
        ours: ask(pageNotificationRecords, { ...first, readFlag: false }),
        ...byHand.notificationsByHand({ where: sql`${own} and not n.read_flag`, limit: firstPage }),
      },
      {
        what: 'oldest first',
        ours: ask(pageNotificationRecords, { ...first, orders: [{ column: 'notificationTime', asc }] }),
        ...byHand.notificationsByHand({ where: own, order: 'n.notification_time, n.id', limit: firstPage }),
      },
    ],
    conversations: [
      {
        what: 'first page',
        ours: ask(pageConversationRecords, first),
        ...byHand.conversationsByHand({ limit: firstPage }),
      },
      {
        what: 'deep page',
        ours: ask(pageConversationRecords, { current: DEEP, size }),
        ...byHand.conversationsByHand({ limit: deepPage }),
      },
      {
        what: 'common word',
        ours: ask(pageConversationRecords, { ...first, keyword: '咨询' }),
        ...byHand.conversationsByHand({ where: inConversation('%咨询%'), limit: firstPage }),
        // Nobody is told how many more there are.
        count: sql`
          select count(*)::int as total from (
            select 1 from topics t where true ${inConversation('%咨询%')} limit ${MOST_COUNTED}) t`,
      },
      {
        what: 'rare word',
        ours: ask(pageConversationRecords, { ...first, keyword: '99999' }),
        ...byHand.conversationsByHand({ where: inConversation('%99999%'), limit: firstPage }),
      },
      {
        what: 'of a user',
        ours: ask(pageConversationRecords, { ...first, userId: 'u77' }),
        ...byHand.conversationsByHand({ where: sql`and t.user_id = 'u77'`, limit: firstPage }),
      },
      {
        what: 'with an answer liked',
        ours: ask(pageConversationRecords, { ...first, isLike: true }),
        ...byHand.conversationsByHand({
          where: sql`and exists (
            select 1 from sessions s join likes l on l.session_id = s.id where s.topic_id = t.id and l.is_like)`,
          limit: firstPage,
        }),
      },
      {
        what: 'by title',
        ours: ask(pageConversationRecords, { ...first, orders: [{ column: 'title', asc }] }),
        ...byHand.conversationsByHand({ order: 't.title, t.updated_at desc, t.id', limit: firstPage }),
      },
    ],
  };
};
