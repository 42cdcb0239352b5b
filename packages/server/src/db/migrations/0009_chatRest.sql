-- Questions that a user keeps with a conversation.
create table more_questions (
  id text primary key,
  topic_id text not null references topics on delete cascade,
  place integer not null,
  question text not null,
  created_at timestamptz not null default now(),
  unique (topic_id, place)
);

-- Files that one user asks about in one conversation.
create table dialogue_files (
  id text primary key,
  -- Null once its user is gone: to be removed.
  user_id text references users on delete set null,
  -- Null: not asked about yet, or its conversation is gone.
  topic_id text references topics on delete set null,
  -- True once it belonged to a conversation.
  attached boolean not null default false,
  name text not null,
  type text not null check (type in ('pdf', 'docx', 'txt', 'md')),
  size bigint not null,
  file_hash text not null,
  file_key text not null,
  page_count integer not null default 0,
  status text not null default 'waiting' check (status in ('waiting', 'parsing', 'ready', 'failed')),
  progress real not null default 0,
  failure text,
  created_at timestamptz not null default now()
);
create index dialogue_files_user on dialogue_files (user_id, created_at);
create index dialogue_files_topic on dialogue_files (topic_id);

create table dialogue_chunks (
  id text primary key,
  file_id text not null references dialogue_files on delete cascade,
  index integer not null,
  heading jsonb not null default '[]',
  content text not null,
  spans jsonb not null default '[]',
  positions jsonb not null default '[]',
  unique (file_id, index)
);

create index topics_updated on topics (updated_at desc);
create index sessions_created on sessions (created_at);
