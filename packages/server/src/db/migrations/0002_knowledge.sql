create table knowledge_bases (
  id text primary key,
  name text not null,
  description text not null default '',
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index knowledge_bases_name on knowledge_bases (lower(name));

create table documents (
  id text primary key,
  knowledge_base_id text not null references knowledge_bases on delete cascade,
  name text not null,
  type text not null check (type in ('pdf', 'docx', 'txt', 'md')),
  size bigint not null,
  -- SHA-256 of the file, and where the storage has it.
  file_hash text not null,
  file_key text not null,
  page_count integer not null default 0,
  chunk_count integer not null default 0,
  status text not null default 'waiting' check (status in ('waiting', 'parsing', 'ready', 'failed', 'cancelled')),
  stage text not null default 'queued' check (stage in ('queued', 'reading', 'chunking', 'indexing', 'done')),
  progress real not null default 0,
  pages_read integer not null default 0,
  failure text,
  -- What each page holds and how much of it the chunks cover.
  pages jsonb not null default '[]',
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index documents_base on documents (knowledge_base_id, created_at desc);
create index documents_hash on documents (file_hash);

create table chunks (
  -- Short key for the postings.
  seq bigint generated always as identity unique,
  id text primary key,
  document_id text not null references documents on delete cascade,
  knowledge_base_id text not null references knowledge_bases on delete cascade,
  -- The number that people know it by; it stays when others come and go.
  index integer not null,
  -- Orders the chunks of a document.
  place double precision not null,
  heading jsonb not null default '[]',
  content text not null,
  -- Where which characters stand; null once the text was changed by hand.
  spans jsonb,
  positions jsonb not null default '[]',
  -- Terms in the text, for ranking.
  length integer not null default 0,
  enabled boolean not null default true,
  edited boolean not null default false,
  hits integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index chunks_document on chunks (document_id, place);
create index chunks_base on chunks (knowledge_base_id) where enabled;

create table chunk_terms (
  term text not null,
  chunk_seq bigint not null references chunks (seq) on delete cascade,
  count smallint not null,
  primary key (term, chunk_seq)
);
create index chunk_terms_chunk on chunk_terms (chunk_seq);

create table chunk_vectors (
  chunk_seq bigint not null references chunks (seq) on delete cascade,
  -- Vectors of different models are never compared.
  model text not null,
  embedding real[] not null,
  primary key (chunk_seq, model)
);

create table jobs (
  id text primary key,
  kind text not null,
  -- What it is about, so that all jobs of a thing can be cancelled with it.
  subject text not null,
  payload jsonb not null default '{}',
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
  attempts integer not null default 0,
  max_attempts integer not null default 3,
  run_at timestamptz not null default now(),
  leased_by text,
  leased_until timestamptz,
  progress real not null default 0,
  error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index jobs_due on jobs (run_at) where status in ('queued', 'running');
create index jobs_subject on jobs (subject);

-- Vectors are compared by the extension where this PostgreSQL has it, else by the program.
do $$
begin
  create extension if not exists vector;
exception
  when others then null;
end
$$;
