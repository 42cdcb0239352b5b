-- Spreadsheets of conversations, each written by a job, and kept for a week.
create table record_exports (
  id text primary key,
  user_id text not null references users on delete cascade,
  -- Which conversations: their span, person, assistant and judgement.
  wanted jsonb not null,
  language text not null,
  -- It was begun by somebody who may read phone numbers in full, and holds them so.
  in_full boolean not null,
  file_name text not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
  answers integer not null default 0,
  total integer,
  file_key text,
  size bigint,
  created_at timestamptz not null default now()
);
create index record_exports_user on record_exports (user_id, created_at);
create index record_exports_file on record_exports (file_key) where file_key is not null;

-- In the order in which they are written, from wherever the last part ended.
create index sessions_created_id on sessions (created_at, id);
drop index sessions_created;
