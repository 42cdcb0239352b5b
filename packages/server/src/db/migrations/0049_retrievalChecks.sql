-- What somebody tried out in a base: each question once, with what it found first.
create table retrieval_tests (
  id text primary key,
  user_id text not null references users on delete cascade,
  knowledge_base_id text not null references knowledge_bases on delete cascade,
  document_id text references documents on delete cascade,
  question text not null,
  best text not null default '',
  made_at timestamptz not null default now(),
  unique nulls not distinct (user_id, knowledge_base_id, document_id, question)
);
create index retrieval_tests_base on retrieval_tests (knowledge_base_id);
create index retrieval_tests_document on retrieval_tests (document_id);

-- Questions of which is known where their answers stand. A chunk that is cut anew is known by its text.
create table retrieval_checks (
  id text primary key,
  knowledge_base_id text not null references knowledge_bases on delete cascade,
  question text not null,
  document_id text references documents on delete set null,
  document_name text not null,
  chunk_id text,
  expected text not null default '',
  created_by text references users on delete set null,
  created_at timestamptz not null default now()
);
create index retrieval_checks_base on retrieval_checks (knowledge_base_id, created_at);
create index retrieval_checks_document on retrieval_checks (document_id);
create index retrieval_checks_author on retrieval_checks (created_by);

create table retrieval_runs (
  id text primary key,
  knowledge_base_id text not null references knowledge_bases on delete cascade,
  status text not null default 'running' check (status in ('running', 'done', 'failed', 'cancelled')),
  total integer not null,
  settings jsonb not null,
  -- The last one that was done before, which this one is compared with.
  before_id text references retrieval_runs on delete set null,
  created_at timestamptz not null default now()
);
create index retrieval_runs_base on retrieval_runs (knowledge_base_id, created_at);
create index retrieval_runs_before on retrieval_runs (before_id);
create unique index retrieval_runs_open on retrieval_runs (knowledge_base_id) where status = 'running';

create table retrieval_results (
  run_id text not null references retrieval_runs on delete cascade,
  check_id text not null references retrieval_checks on delete cascade,
  -- At which place the right text was found, from 1; null where it was not.
  rank integer,
  primary key (run_id, check_id)
);
create index retrieval_results_check on retrieval_results (check_id);
