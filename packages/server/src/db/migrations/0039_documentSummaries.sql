-- What whole documents are about. `text` is a person's, a model's, or the first real lines of the document itself.
create table document_summaries (
  document_id text primary key references documents on delete cascade,
  status text not null check (status in ('making', 'ready', 'failed')),
  kind text not null default 'extract' check (kind in ('model', 'extract', 'person')),
  text text not null default '',
  -- The title inside of the document; null where it has none but its name.
  title text,
  outline jsonb not null default '[]',
  -- The document was changed since the text was made.
  outdated boolean not null default false,
  -- A model was shown only parts of it.
  partial boolean not null default false,
  -- Which making is wanted: what an earlier one comes to is not written.
  run text not null default '',
  made_at timestamptz not null default now()
);

-- Headings that stand in the text of a chunk, with their levels. Short sections share one.
alter table chunks add column titles jsonb not null default '[]';
alter table dialogue_chunks add column titles jsonb not null default '[]';
