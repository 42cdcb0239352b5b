-- How messages fared, day by day, so that a report of a year reads days and never messages.

-- Vendors say too that a message was opened.
alter table early_receipts drop constraint early_receipts_state_check, add constraint early_receipts_state_check
  check (state in ('delivered', 'failed', 'optedOut', 'opened', 'clicked'));

-- When a message was handed over last, whatever came of that.
alter table outbox add column handed_at timestamptz;
update outbox set handed_at = sent_at where sent_at is not null;

-- The day that a message counts on, by clocks in Shanghai; how far it has come; and why no further.
alter table outbox
  add column day date not null generated always as (
    (coalesce(handed_at, created_at) at time zone 'Asia/Shanghai')::date) stored,
  add column reach text not null generated always as (case
    when state in ('waiting', 'sending') then 'waiting'
    when state = 'withheld' then 'withheld'
    when clicked_at is not null then 'clicked'
    when opened_at is not null then 'opened'
    when delivered_at is not null then 'delivered'
    when state = 'refused' or failed_at is not null then 'failed'
    when state = 'unknown' then 'unknown'
    else 'taken' end) stored,
  add column why text not null generated always as (case
    when state in ('waiting', 'sending') then ''
    when state = 'withheld' then reason
    when coalesce(clicked_at, opened_at, delivered_at) is not null then ''
    when state = 'refused' then reason
    when failed_at is not null then 'undelivered'
    else '' end) stored;
-- The people behind a number of a report.
create index outbox_reach on outbox (cause, day, reach, why, seq) where reach <> 'waiting';

-- What a cause was: it outlives plan, task and template.
create table outbox_causes (
  cause text primary key,
  channel text not null,
  plan_id text not null,
  plan_name text not null,
  task_id text not null,
  task_name text not null,
  template_id text,
  template_name text not null default '',
  created_at timestamptz not null default now()
);
create index outbox_causes_plan on outbox_causes (plan_id);
create index outbox_causes_template on outbox_causes (template_id);
insert into outbox_causes (cause, channel, plan_id, plan_name, task_id, task_name, template_id, template_name, created_at)
select 'task:' || t.id, t.channel, p.id, p.name, t.id, t.name, t.template_id, coalesce(m.name, ''), t.started_at
from pd_tasks t join operate_plans p on p.id = t.plan_id left join message_templates m on m.id = t.template_id
where t.started_at is not null;

-- Messages of a cause that came as far on a day, and stopped for that reason. Kept by the triggers that keep `outbox_counts`.
create table outbox_days (
  day date not null,
  cause text not null,
  channel text not null,
  reach text not null,
  why text not null,
  messages integer not null,
  -- Thousandths of a yuan, whether they are paid for or not.
  cost bigint not null,
  primary key (cause, day, reach, why, channel)
);
create index outbox_days_day on outbox_days (day, channel);
insert into outbox_days (day, cause, channel, reach, why, messages, cost)
select day, cause, channel, reach, why, count(*), sum(cost) from outbox group by day, cause, channel, reach, why;

create or replace function count_outbox() returns trigger language plpgsql as $$
declare
  times integer := tg_argv[0];
begin
  perform add_to_outbox_counts(cause, times * count(*) filter (where state = 'waiting'),
    times * count(*) filter (where state = 'sending'), times * count(*) filter (where state = 'taken'),
    times * count(*) filter (where state = 'refused'), times * count(*) filter (where state = 'unknown'),
    times * count(*) filter (where state = 'withheld'), times * count(delivered_at), times * count(failed_at),
    times * count(clicked_at))
  from changed group by cause order by cause;
  insert into outbox_days as d (day, cause, channel, reach, why, messages, cost)
  select day, cause, channel, reach, why, times * count(*), times * sum(cost)
  from changed group by cause, day, reach, why, channel order by cause, day, reach, why, channel
  on conflict (cause, day, reach, why, channel) do update
    set messages = d.messages + excluded.messages, cost = d.cost + excluded.cost;
  return null;
end $$;
create or replace function recount_outbox() returns trigger language plpgsql as $$
begin
  perform add_to_outbox_counts(cause, sum(times) filter (where state = 'waiting'),
    sum(times) filter (where state = 'sending'), sum(times) filter (where state = 'taken'),
    sum(times) filter (where state = 'refused'), sum(times) filter (where state = 'unknown'),
    sum(times) filter (where state = 'withheld'), sum(times) filter (where delivered_at is not null),
    sum(times) filter (where failed_at is not null), sum(times) filter (where clicked_at is not null))
  from (
    select -1 as times, cause, state, delivered_at, failed_at, clicked_at from was
    union all select 1, cause, state, delivered_at, failed_at, clicked_at from became
  ) changed group by cause order by cause;
  -- A day is left alone where nothing of it has changed.
  insert into outbox_days as d (day, cause, channel, reach, why, messages, cost)
  select day, cause, channel, reach, why, sum(times), sum(times * cost)
  from (
    select -1 as times, day, cause, channel, reach, why, cost from was
    union all select 1, day, cause, channel, reach, why, cost from became
  ) changed group by cause, day, reach, why, channel
  having sum(times) <> 0 or sum(times * cost) <> 0 order by cause, day, reach, why, channel
  on conflict (cause, day, reach, why, channel) do update
    set messages = d.messages + excluded.messages, cost = d.cost + excluded.cost;
  return null;
end $$;
