-- What a question is about, where that is not all files of its conversation: files by id and name, and maybe a box on a page.
alter table sessions add column about jsonb;

-- Files of a conversation laid side by side in some points, or summed up, each by a job.
create table dialogue_works (
  id text primary key,
  user_id text not null references users on delete cascade,
  -- Null: its files wait for a conversation.
  topic_id text references topics on delete cascade,
  kind text not null check (kind in ('comparison', 'summary')),
  points jsonb not null default '[]',
  language text not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- Of a summary.
  content text not null default '',
  passages jsonb not null default '[]',
  by_model boolean not null default false,
  partial boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index dialogue_works_user on dialogue_works (user_id, created_at);
create index dialogue_works_topic on dialogue_works (topic_id);

create table dialogue_work_files (
  work_id text not null references dialogue_works on delete cascade,
  file_id text not null references dialogue_files on delete cascade,
  place integer not null,
  primary key (work_id, file_id)
);
create index dialogue_work_files_file on dialogue_work_files (file_id);

-- What a file says of a point; missing where nobody has looked yet.
create table dialogue_cells (
  work_id text not null,
  file_id text not null,
  -- The number of its point, from 0.
  point integer not null,
  found boolean not null,
  content text not null,
  by_model boolean not null,
  passages jsonb not null,
  primary key (work_id, file_id, point),
  foreign key (work_id, file_id) references dialogue_work_files on delete cascade
);

-- A comparison without one of its files is none any more, whichever way the file goes.
create function remove_dialogue_work() returns trigger language plpgsql as $$
begin
  delete from dialogue_works where id = old.work_id;
  return null;
end $$;
create trigger dialogue_work_files_gone after delete on dialogue_work_files
  for each row execute function remove_dialogue_work();
