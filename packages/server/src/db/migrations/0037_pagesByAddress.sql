-- An archive is a document that others came out of: each keeps which, and under what name it lay there.
alter table documents
  add column archive_id text references documents on delete set null,
  add column archive_name text,
  -- Of an archive that was unpacked: every file in it, and why it became no document.
  add column files jsonb;
create index documents_archive on documents (archive_id) where archive_id is not null;

-- Pages of the web that documents are made of.
create table web_pages (
  document_id text primary key references documents on delete cascade,
  address text not null,
  schedule text not null check (schedule in ('never', 'daily', 'weekly')),
  -- SHA-256 of the words that were read: a page whose words are the same is not parsed again.
  text_hash text not null,
  fetched_at timestamptz not null default now(),
  -- Why it could not be fetched the last time, and when that was.
  failure text,
  failed_at timestamptz,
  -- When it is due; null: never.
  next_at timestamptz
);
create index web_pages_due on web_pages (next_at) where next_at is not null;
