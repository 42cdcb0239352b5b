-- Questions to the insurance tool, each its asker's own.
create table insurance_questions (
  id text primary key,
  user_id text not null references users on delete cascade,
  language text not null,
  question text not null,
  status text not null default 'running' check (status in ('running', 'done', 'stopped', 'interrupted', 'failed')),
  answer text not null default '',
  notice text,
  left_out integer not null default 0,
  failure text,
  -- Steps and references as they are told.
  steps jsonb not null default '[]',
  cited jsonb not null default '[]',
  seconds double precision,
  stop_requested boolean not null default false,
  last_event_id integer not null default 0,
  heartbeat_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index insurance_questions_user on insurance_questions (user_id, created_at desc, id);
-- One at a time.
create unique index insurance_questions_running on insurance_questions (user_id) where status = 'running';

create table insurance_events (
  question_id text not null references insurance_questions on delete cascade,
  number integer not null,
  event text not null,
  data jsonb not null,
  primary key (question_id, number)
);
