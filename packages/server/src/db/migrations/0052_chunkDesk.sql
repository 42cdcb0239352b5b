-- Which parsing a chunk came of, and of which a document's chunks are the ones that are found: the chunks of another one are being
-- made, or wait to be taken away. 0: it was never parsed.
alter table documents add column parsing integer not null default 0;
update documents d set parsing = 1
where d.status <> 'parsing' and (d.status = 'ready' or exists (select 1 from chunks where document_id = d.id));

alter table chunks
  add column parsing integer not null default 1,
  -- Rises with each change by hand.
  add column version integer not null default 1,
  add column tags text[] not null default '{}',
  add column questions text[] not null default '{}',
  add column keywords text[] not null default '{}',
  add column checked_at timestamptz,
  add column checked_by text references users on delete set null;
alter table chunks
  alter column parsing set default 0,
  alter column tags set statistics 0,
  alter column questions set statistics 0,
  alter column keywords set statistics 0;

-- What chunks were that a person changed, the present one included; one nobody changed has none.
create table chunk_versions (
  chunk_id text not null references chunks on delete cascade,
  version integer not null,
  kind text not null check (kind in ('parsed', 'added', 'edited', 'split', 'merged', 'restored', 'brought')),
  content text not null,
  tags text[] not null,
  questions text[] not null,
  keywords text[] not null,
  spans jsonb,
  positions jsonb not null,
  made_by text references users on delete set null,
  made_at timestamptz not null default now(),
  primary key (chunk_id, version)
);

-- Work by hand on chunks that a later parsing replaced, until somebody takes or leaves it.
create table kept_chunks (
  id text primary key,
  document_id text not null references documents on delete cascade,
  index integer not null,
  place double precision not null,
  heading jsonb not null,
  content text not null,
  -- Its text before anybody changed it, by which the new chunk is found that is like it.
  parsed text not null,
  tags text[] not null,
  questions text[] not null,
  keywords text[] not null,
  enabled boolean not null,
  positions jsonb not null
);
create index chunks_replaced on chunks (document_id, parsing);
create index kept_chunks_document on kept_chunks (document_id, place);

-- The chunk that a person looked at last when checking a document.
create table chunk_reviews (
  document_id text not null references documents on delete cascade,
  user_id text not null references users on delete cascade,
  chunk_id text not null,
  updated_at timestamptz not null default now(),
  primary key (document_id, user_id)
);
