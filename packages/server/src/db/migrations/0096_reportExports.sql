-- Spreadsheets of what became of messages, each written by a job, and kept for a week.
create table report_exports (
  id text primary key,
  user_id text not null references users on delete cascade,
  -- Which messages: their days, channel, plan, template and task.
  wanted jsonb not null,
  language text not null,
  file_name text not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
  file_key text,
  size bigint,
  created_at timestamptz not null default now()
);
create index report_exports_user on report_exports (user_id, created_at);
create index report_exports_file on report_exports (file_key) where file_key is not null;
