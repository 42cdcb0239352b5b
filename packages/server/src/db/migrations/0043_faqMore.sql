-- Questions that an FAQ must never answer, its tags, and other answers for some portals or days.
alter table faqs add column negative_questions jsonb not null default '[]';
alter table faqs add column variants jsonb not null default '[]';
alter table faqs add column tags text[] not null default '{}';
create index faqs_tags on faqs using gin (tags);

-- How often an FAQ has answered on each day, as clocks in Shanghai count them.
create table faq_hits (
  faq_seq bigint not null references faqs (seq) on delete cascade,
  day date not null,
  hits integer not null,
  primary key (faq_seq, day)
);
insert into faq_hits (faq_seq, day, hits)
select f.seq, (l.asked_at at time zone 'Asia/Shanghai')::date, count(*)::int
from answer_log l join faqs f on f.id = l.faq_id group by 1, 2;
