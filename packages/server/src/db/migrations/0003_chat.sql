create table assistants (
  id text primary key,
  name text not null,
  description text not null default '',
  welcome text not null default '',
  sample_questions jsonb not null default '[]',
  enabled boolean not null default true,
  order_num integer not null default 0,
  -- Kept after removal, so that conversations still know its name.
  removed boolean not null default false,
  updated_at timestamptz not null default now()
);
create unique index assistants_name on assistants (name) where not removed;

create table assistant_bases (
  assistant_id text not null references assistants on delete cascade,
  knowledge_base_id text not null references knowledge_bases on delete cascade,
  primary key (assistant_id, knowledge_base_id)
);
create index assistant_bases_base on assistant_bases (knowledge_base_id);

create table topics (
  id text primary key,
  user_id text not null references users on delete cascade,
  assistant_id text references assistants,
  -- Empty until the first question.
  title text not null default '',
  created_at timestamptz not null default now(),
  -- Of the last question.
  updated_at timestamptz not null default now()
);
create index topics_user on topics (user_id, updated_at desc);

-- One question with its answer.
create table sessions (
  id text primary key,
  topic_id text not null references topics on delete cascade,
  -- Place in the topic.
  place integer not null,
  question text not null,
  answer text not null default '',
  language text not null,
  status text not null default 'running' check (status in ('running', 'done', 'stopped', 'interrupted', 'failed')),
  notice text,
  failure text,
  stage jsonb,
  passages jsonb not null default '[]',
  questions jsonb not null default '[]',
  last_event_id integer not null default 0,
  stop_requested boolean not null default false,
  -- Set again and again by the process that writes the answer.
  heartbeat_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (topic_id, place)
);
create unique index sessions_running on sessions (topic_id) where status = 'running';

-- What a stream tells, numbered from 1 in each answer.
create table answer_events (
  session_id text not null references sessions on delete cascade,
  number integer not null,
  event text not null,
  data jsonb not null,
  primary key (session_id, number)
);

create table likes (
  session_id text primary key references sessions on delete cascade,
  user_id text not null references users on delete cascade,
  is_like boolean not null,
  feedback text not null default '',
  platform text not null default '',
  updated_at timestamptz not null default now()
);

-- When each user asked, for the rate limit; stays when the conversation is deleted.
create table questions_asked (
  user_id text not null references users on delete cascade,
  asked_at timestamptz not null default now()
);
create index questions_asked_user on questions_asked (user_id, asked_at);
