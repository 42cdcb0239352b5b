-- Deleting a document or a base takes its row alone; what it held is nobody's from then on, and a job takes it away a
-- little at a time. Until it has, the thing stands here. Kept by triggers, so that no way of deleting can forget it.
create table removed_documents (
  id text primary key,
  file_key text not null,
  file_hash text not null,
  removed_at timestamptz not null default now()
);
create index removed_documents_hash on removed_documents (file_hash);
create index removed_documents_file_key on removed_documents (file_key);
create table removed_bases (
  id text primary key,
  removed_at timestamptz not null default now()
);

create function keep_removed_documents() returns trigger language plpgsql as $$
begin
  insert into removed_documents (id, file_key, file_hash) select id, file_key, file_hash from gone
    on conflict do nothing;
  return null;
end
$$;
create trigger keep_removed after delete on documents referencing old table as gone
  for each statement execute function keep_removed_documents();

create function keep_removed_bases() returns trigger language plpgsql as $$
begin
  insert into removed_bases (id) select id from gone on conflict do nothing;
  return null;
end
$$;
create trigger keep_removed after delete on knowledge_bases referencing old table as gone
  for each statement execute function keep_removed_bases();

alter table chunks drop constraint chunks_document_id_fkey, drop constraint chunks_knowledge_base_id_fkey;
alter table faqs drop constraint faqs_knowledge_base_id_fkey;
