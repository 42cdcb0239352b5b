-- Who sees a base or an assistant: everybody, or those of the roles beside it. A role that is deleted takes its place
-- there away and opens nothing.
alter table knowledge_bases add column for_roles boolean not null default false;
create table knowledge_base_roles (
  knowledge_base_id text not null references knowledge_bases on delete cascade,
  role_id text not null references roles on delete cascade,
  primary key (knowledge_base_id, role_id)
);
create index knowledge_base_roles_role on knowledge_base_roles (role_id);

alter table assistants add column for_roles boolean not null default false;
create table assistant_roles (
  assistant_id text not null references assistants on delete cascade,
  role_id text not null references roles on delete cascade,
  primary key (assistant_id, role_id)
);
create index assistant_roles_role on assistant_roles (role_id);

alter table documents
  -- Off: nothing in it is found, and no answer is made from it.
  add column enabled boolean not null default true,
  add column tags text[] not null default '{}',
  -- When each stage of the last parsing began: [{"stage": …, "time": …}].
  add column steps jsonb not null default '[]';
create index documents_tags on documents using gin (tags);

-- Whatever moves a document on, the moment is kept.
create function note_document_step() returns trigger language plpgsql as $$
declare
  step text;
begin
  if new.status = 'waiting' then
    if tg_op = 'UPDATE' and old.status = 'waiting' then return new; end if;
    new.steps := '[]';
    step := 'queued';
  elsif new.status in ('failed', 'cancelled') then
    if old.status = new.status then return new; end if;
    step := new.status;
  else
    if old.stage = new.stage and old.status = new.status then return new; end if;
    if jsonb_array_length(new.steps) > 0 and new.steps -> -1 ->> 'stage' = new.stage then return new; end if;
    step := new.stage;
  end if;
  new.steps := new.steps || jsonb_build_array(jsonb_build_object('stage', step, 'time', clock_timestamp()));
  return new;
end
$$;
create trigger note_step before insert or update of status, stage on documents
  for each row execute function note_document_step();
