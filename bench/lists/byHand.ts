import sql, { empty, raw, type Sql } from 'sql-template-tag';

/** What one would write by hand for a page of each list. */
export interface ByHand {
  readonly where?: Sql;
  /** Default: newest first. */
  readonly order?: string;
  readonly limit: Sql;
}

export interface Query {
  readonly page: Sql;
  readonly count: Sql;
}

const countOf = (from: Sql, where: Sql): Sql => sql`select count(*)::int as total from ${from} where true ${where}`;

const faqs = sql`faqs f`;
export const faqByHand = ({ where = empty, order = 'f.seq desc', limit }: ByHand): Query => ({
  page: sql`
    select f.id, f.knowledge_base_id, k.name, f.question, f.similar_questions, f.answer, f.enabled, f.hits, u.username,
      f.created_at, f.updated_at,
      (select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'size', r.size, 'type', r.type) order by x.place)
        from faq_files x join uploads r on r.id = x.upload_id where x.faq_seq = f.seq and x.role = 'resource') as files
    from (select * from faqs f where true ${where} order by ${raw(order)} ${limit}) f
    join knowledge_bases k on k.id = f.knowledge_base_id left join users u on u.id = f.created_by order by ${raw(order)}`,
  count: countOf(faqs, where),
});

export const usersByHand = ({ where = empty, order = 'u.created_at desc, u.id', limit }: ByHand): Query => ({
  page: sql`
    select u.id, u.account, u.username, u.phone_number, u.email, u.department, u.stopped, u.last_sign_in_at, u.created_at,
      u.updated_at, (select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name)
        from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id) as roles
    from (select * from users u where true ${where} order by ${raw(order)} ${limit}) u order by ${raw(order)}`,
  count: countOf(sql`users u`, where),
});

export const auditByHand = ({ where = empty, order = 'happened_at desc, id', limit }: ByHand): Query => ({
  page: sql`
    select id, user_id, username, account, action, target, failure, address, request_id, happened_at
    from audit_log where true ${where} order by ${raw(order)} ${limit}`,
  count: countOf(sql`audit_log`, where),
});

export const messagesByHand = ({ where = empty, order = 'm.created_at desc, m.id', limit }: ByHand): Query => ({
  page: sql`
    select m.id, m.subject, m.content, m.notification_time, m.scope, m.status,
      (select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name)
        from message_roles mr join roles r on r.id = mr.role_id where mr.message_id = m.id) as roles,
      (select jsonb_agg(jsonb_build_object('id', u.id, 'username', u.username) order by u.username)
        from message_users mu join users u on u.id = mu.user_id where mu.message_id = m.id) as users,
      case
        when m.status = 'sent' then (select count(*) from notification_records n where n.message_id = m.id)
        when m.scope = 'all' then (select count(*) from users where not stopped)
        when m.scope = 'users' then (
          select count(*) from message_users mu join users u on u.id = mu.user_id and not u.stopped where mu.message_id = m.id)
        else (
          select count(distinct u.id) from message_roles mr join user_roles ur on ur.role_id = mr.role_id
            join users u on u.id = ur.user_id and not u.stopped where mr.message_id = m.id)
      end as receivers,
      (select count(*) from notification_records n where n.message_id = m.id and n.read_flag) as read,
      c.username, m.created_at, m.updated_at
    from (select * from messages m where not removed ${where} order by ${raw(order)} ${limit}) m
    left join users c on c.id = m.created_by order by ${raw(order)}`,
  count: countOf(sql`messages m`, sql`and not m.removed ${where}`),
});

export const notificationsByHand = ({
  where = empty,
  order = 'n.notification_time desc, n.id',
  limit,
}: ByHand): Query => ({
  page: sql`
    select n.id, n.message_id, m.subject, n.notification_time, n.read_flag, n.del_status, m.content, m.href, m.template
    from (select * from notification_records n where not n.del_status ${where} order by ${raw(order)} ${limit}) n
    join messages m on m.id = n.message_id order by ${raw(order)}`,
  count: countOf(sql`notification_records n`, sql`and not n.del_status ${where}`),
});

export const conversationsByHand = ({ where = empty, order = 't.updated_at desc, t.id', limit }: ByHand): Query => ({
  page: sql`
    select t.id, t.title, t.user_id, u.username, t.assistant_id, a.name, c.questions, c.likes, c.dislikes, t.created_at, t.updated_at
    from (select * from topics t where true ${where} order by ${raw(order)} ${limit}) t
    join users u on u.id = t.user_id left join assistants a on a.id = t.assistant_id
    cross join lateral (
      select count(*) as questions, count(*) filter (where l.is_like) as likes, count(*) filter (where not l.is_like) as dislikes
      from sessions s left join likes l on l.session_id = s.id where s.topic_id = t.id
    ) c
    order by ${raw(order)}`,
  count: countOf(sql`topics t`, where),
});
