-- Data that questions can be asked about: what the product itself counts, uploaded tables, somebody's database.
create table data_sources (
  id text primary key,
  name text not null,
  description text not null default '',
  kind text not null check (kind in ('association', 'tables', 'postgres')),
  enabled boolean not null default true,
  for_roles boolean not null default false,
  -- Of a `postgres` alone: how it is reached, sealed, and host, port and database for people to read.
  url text,
  address text not null default '',
  reachable boolean not null default true,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'postgres') = (url is not null))
);
create unique index data_sources_name on data_sources (lower(name));
create table data_source_roles (
  data_source_id text not null references data_sources on delete cascade,
  role_id text not null references roles on delete cascade,
  primary key (data_source_id, role_id)
);
create index data_source_roles_role on data_source_roles (role_id);

-- What a source holds, as it was when last looked at, and what people say of it.
create table data_source_tables (
  data_source_id text not null references data_sources on delete cascade,
  name text not null,
  label text not null default '',
  description text not null default '',
  row_count bigint not null default 0,
  -- `[{name, label, type, description}]`
  columns jsonb not null default '[]',
  place integer not null default 0,
  -- The uploaded file, of which the engine's own table can be made again, and what it was called.
  file_key text,
  file_name text not null default '',
  primary key (data_source_id, name)
);

-- What a role sees of a table, where that is not all of it.
create table data_source_rules (
  data_source_id text not null,
  table_name text not null,
  role_id text not null references roles on delete cascade,
  -- Null: all columns.
  columns text[],
  -- Which rows, as an expression over the table; empty: all of them.
  condition text not null default '',
  primary key (data_source_id, table_name, role_id),
  foreign key (data_source_id, table_name) references data_source_tables on delete cascade
);
create index data_source_rules_role on data_source_rules (role_id);

insert into data_sources (id, name, description, kind)
values ('association', '平台运营数据', '提问、回答、依据、FAQ、文档与用户的计数，不含个人内容', 'association');

-- Questions to data with their answers. Those that follow one another share the id of the first.
create table data_answers (
  id text primary key,
  thread_id text not null,
  previous_id text references data_answers on delete set null,
  user_id text not null references users on delete cascade,
  language text not null,
  question text not null,
  source_ids text[] not null,
  status text not null default 'running' check (status in ('running', 'asking', 'done', 'stopped', 'interrupted', 'failed')),
  stage text,
  failure text,
  answer text not null default '',
  -- What the query was made from: a plan over metrics, or null where a model wrote it.
  plan jsonb,
  -- `understood`, `byDefinition`, `chips`, `doubts`, `followUps` as they are told.
  finding jsonb not null default '{}',
  sql text not null default '',
  tables text[] not null default '{}',
  seconds double precision,
  result jsonb,
  chart jsonb,
  checks jsonb not null default '[]',
  liked boolean,
  stop_requested boolean not null default false,
  last_event_id integer not null default 0,
  heartbeat_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index data_answers_thread on data_answers (thread_id, created_at);
create index data_answers_user on data_answers (user_id, created_at desc);
-- One at a time in a conversation.
create unique index data_answers_running on data_answers (thread_id) where status = 'running';

create table data_answer_events (
  answer_id text not null references data_answers on delete cascade,
  number integer not null,
  event text not null,
  data jsonb not null,
  primary key (answer_id, number)
);

-- What somebody means by a word that could mean several things, from when they said so.
create table data_choices (
  user_id text not null references users on delete cascade,
  doubt text not null,
  value text not null,
  primary key (user_id, doubt)
);
