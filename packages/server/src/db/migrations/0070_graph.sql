-- Things of a knowledge base that relationships are known of. Those of a base that is gone are taken away in the background,
-- as its chunks are: nobody sees them from then on.
create table graph_entities (
  id text primary key,
  seq bigint generated always as identity,
  knowledge_base_id text not null,
  name text not null,
  entity_type text not null,
  -- How the name is compared: one width, one case, no blanks.
  normal text not null,
  aliases text[] not null default '{}',
  -- The same of the other names.
  normal_aliases text[] not null default '{}',
  -- `[{name, value}]`
  properties jsonb not null default '[]',
  -- Relationships that hold, kept by triggers.
  degree integer not null default 0,
  -- Somebody has added or changed it: it stays when its last relationship goes.
  by_hand boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index graph_entities_name on graph_entities (knowledge_base_id, entity_type, normal);
create index graph_entities_normal on graph_entities (normal);
create index graph_entities_degree on graph_entities (knowledge_base_id, degree desc, id);

-- The other names one by one, kept by a trigger: an index of lists is slow to write, and planned as though each name were
-- everywhere.
create table graph_aliases (
  normal text not null,
  entity_id text not null references graph_entities on delete cascade,
  primary key (normal, entity_id)
);
create index graph_aliases_entity on graph_aliases (entity_id);
create function keep_graph_aliases() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then delete from graph_aliases where entity_id = new.id; end if;
  insert into graph_aliases (normal, entity_id) select distinct a, new.id from unnest(new.normal_aliases) as a;
  return null;
end
$$;
create trigger keep_added_aliases after insert on graph_entities for each row
  when (new.normal_aliases <> '{}') execute function keep_graph_aliases();
create trigger keep_changed_aliases after update of normal_aliases on graph_entities for each row
  when (new.normal_aliases is distinct from old.normal_aliases) execute function keep_graph_aliases();

create table graph_triples (
  id text primary key,
  seq bigint generated always as identity,
  knowledge_base_id text not null,
  subject_id text not null references graph_entities on delete cascade,
  predicate text not null,
  object_id text not null references graph_entities on delete cascade,
  condition text not null default '',
  state text not null default 'current' check (state in ('current', 'superseded')),
  -- What has taken its place: it holds again when that goes.
  superseded_by text references graph_triples on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index graph_triples_superseded on graph_triples (superseded_by) where superseded_by is not null;
create unique index graph_triples_same on graph_triples (subject_id, predicate, object_id, md5(condition));
create index graph_triples_object on graph_triples (object_id, subject_id);
create index graph_triples_base on graph_triples (knowledge_base_id, seq);
create index graph_triples_predicate on graph_triples (knowledge_base_id, predicate);

-- Sentences that relationships rest on.
create table graph_evidence (
  id text primary key,
  triple_id text not null references graph_triples on delete cascade,
  document_id text,
  document_name text not null default '',
  -- Null: the document was parsed again, and says it no more.
  chunk_id text,
  chunk_index integer not null default 0,
  sentence text not null default '',
  positions jsonb not null default '[]',
  place jsonb,
  state text not null default 'standing' check (state in ('standing', 'moved', 'gone', 'given')),
  task_id text,
  import_id text,
  user_id text references users on delete set null,
  created_at timestamptz not null default now()
);
create index graph_evidence_triple on graph_evidence (triple_id, created_at desc);
create index graph_evidence_document on graph_evidence (document_id) where document_id is not null;
create index graph_evidence_chunk on graph_evidence (chunk_id) where chunk_id is not null;
create index graph_evidence_task on graph_evidence (task_id) where task_id is not null;
create index graph_evidence_import on graph_evidence (import_id) where import_id is not null;
create index graph_evidence_user on graph_evidence (user_id) where user_id is not null;

create function count_graph_triples() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update graph_entities e set degree = e.degree - o.n
    from (
      select id, count(*)::int as n from (
        select subject_id as id from before where state = 'current'
        union all select object_id from before where state = 'current' and object_id <> subject_id
      ) as one group by id order by id
    ) as o where e.id = o.id;
  end if;
  if tg_op <> 'DELETE' then
    update graph_entities e set degree = e.degree + o.n
    from (
      select id, count(*)::int as n from (
        select subject_id as id from after where state = 'current'
        union all select object_id from after where state = 'current' and object_id <> subject_id
      ) as one group by id order by id
    ) as o where e.id = o.id;
  end if;
  return null;
end
$$;
create trigger count_added after insert on graph_triples referencing new table as after
  for each statement execute function count_graph_triples();
create trigger count_changed after update on graph_triples referencing old table as before new table as after
  for each statement execute function count_graph_triples();
create trigger count_removed after delete on graph_triples referencing old table as before
  for each statement execute function count_graph_triples();

-- Pairs that somebody has said are not the same; the smaller id first.
create table graph_apart (
  one_id text not null references graph_entities on delete cascade,
  other_id text not null references graph_entities on delete cascade,
  primary key (one_id, other_id)
);
create index graph_apart_other on graph_apart (other_id);

-- What was there before somebody changed it, so that they can take it back.
create table graph_changes (
  id text primary key,
  user_id text not null references users on delete cascade,
  before jsonb not null,
  created_at timestamptz not null default now()
);
create index graph_changes_user on graph_changes (user_id);
create index graph_changes_created on graph_changes (created_at);

create table triple_schemas (
  id text primary key,
  name text not null,
  entity_types text[] not null,
  -- `[{name, subjectTypes, objectTypes}]`
  relation_types jsonb not null,
  created_by text references users on delete set null,
  created_at timestamptz not null default now()
);
create unique index triple_schemas_name on triple_schemas (lower(name));
create index triple_schemas_creator on triple_schemas (created_by);

create table triple_tasks (
  id text primary key,
  name text not null,
  knowledge_base_id text not null,
  -- As it was when the task was added: changing or deleting it changes nothing here.
  schema_id text,
  schema jsonb,
  method text not null check (method in ('model', 'text')),
  status text not null default 'waiting' check (
    status in ('waiting', 'running', 'toReview', 'passing', 'passed', 'failed', 'cancelled', 'removing')
  ),
  failure text not null default '',
  -- From 0 to 1, of passing or removing.
  progress real not null default 0,
  tokens bigint,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index triple_tasks_name on triple_tasks (knowledge_base_id, lower(name)) where status <> 'removing';
create index triple_tasks_creator on triple_tasks (created_by);

create table triple_task_files (
  task_id text not null references triple_tasks on delete cascade,
  document_id text not null,
  name text not null,
  place integer not null,
  primary key (task_id, document_id)
);

create index triple_task_files_document on triple_task_files (document_id);

create table triple_task_chunks (
  task_id text not null references triple_tasks on delete cascade,
  chunk_id text not null,
  document_id text not null,
  place integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  -- Why it could not be read, by a word.
  failure text not null default '',
  primary key (task_id, chunk_id)
);
create index triple_task_chunks_place on triple_task_chunks (task_id, state, place);

create table triple_imports (
  id text primary key,
  name text not null,
  knowledge_base_id text not null,
  file_name text not null,
  -- Until all of its rows are stored.
  file_key text,
  status text not null default 'reading' check (
    status in ('reading', 'toReview', 'passing', 'passed', 'failed', 'removing')
  ),
  failure text not null default '',
  progress real not null default 0,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index triple_imports_name on triple_imports (knowledge_base_id, lower(name)) where status <> 'removing';
create index triple_imports_creator on triple_imports (created_by);

-- What an end of a candidate is called by before it is an entity: the same for the same name and kind.
create function candidate_end(entity_type text, name text) returns text language sql immutable parallel safe as $$
  select md5(entity_type || chr(10) || lower(regexp_replace(normalize(name, nfkc), '[\s"''`“”‘’«»「」『』《》〈〉]', '', 'g')))
$$;

-- What tasks and imports have found, until it is passed and afterwards.
create table triple_candidates (
  id text primary key,
  task_id text references triple_tasks on delete cascade,
  import_id text references triple_imports on delete cascade,
  number integer not null,
  knowledge_base_id text not null,
  subject text not null,
  subject_type text not null,
  predicate text not null,
  object text not null,
  object_type text not null,
  condition text not null default '',
  -- What is the same by its words: of subject and relation, and of the whole.
  subject_key text not null,
  triple_key text not null,
  confidence double precision not null default 1,
  marks text[] not null default '{}',
  decision text not null default 'waiting' check (decision in ('waiting', 'accepted', 'refused', 'later')),
  resolution text check (resolution in ('replace', 'both', 'keep')),
  -- `{subject, predicate, object, condition}`, where somebody has changed it.
  found jsonb,
  decided_by text references users on delete set null,
  decided_at timestamptz,
  -- The last decision on it, in `triple_decisions`.
  decision_id text,
  -- Relationships in its place that somebody knew of when they chose the resolution.
  resolved text[] not null default '{}',
  -- It was accepted, and has come back: the graph has come to contradict it.
  returned boolean not null default false,
  -- The relationship that it became, or was added to as a source.
  triple_id text references graph_triples on delete set null,
  passed boolean not null default false,
  document_id text,
  document_name text not null default '',
  chunk_id text,
  chunk_index integer not null default 0,
  place jsonb,
  -- Of the chunk.
  chunk_positions jsonb not null default '[]',
  sentence text not null default '',
  -- Of just the sentence.
  positions jsonb not null default '[]',
  subject_id text not null generated always as (candidate_end(subject_type, subject)) stored,
  object_id text not null generated always as (candidate_end(object_type, object)) stored,
  check ((task_id is null) <> (import_id is null))
);
create unique index triple_candidates_task on triple_candidates (task_id, number) where task_id is not null;
create unique index triple_candidates_import on triple_candidates (import_id, number) where import_id is not null;
create index triple_candidates_task_key on triple_candidates (task_id, triple_key) where task_id is not null;
create index triple_candidates_import_key on triple_candidates (import_id, triple_key) where import_id is not null;
create index triple_candidates_subject on triple_candidates (subject_id);
create index triple_candidates_object on triple_candidates (object_id);
create index triple_candidates_base on triple_candidates (knowledge_base_id);
create index triple_candidates_document on triple_candidates (document_id) where document_id is not null;
create index triple_candidates_chunk on triple_candidates (chunk_id) where chunk_id is not null;
create index triple_candidates_triple on triple_candidates (triple_id) where triple_id is not null;
create index triple_candidates_task_subject on triple_candidates (task_id, subject_key) where task_id is not null;
create index triple_candidates_import_subject on triple_candidates (import_id, subject_key) where import_id is not null;
create index triple_candidates_decision on triple_candidates (decision_id, number) where decision_id is not null;
create index triple_candidates_decider on triple_candidates (decided_by) where decided_by is not null;

create table triple_decisions (
  id text primary key,
  user_id text not null references users on delete cascade,
  task_id text references triple_tasks on delete cascade,
  import_id text references triple_imports on delete cascade,
  -- How many triples it reached, and what they were like before: `{rows}` one by one, or what all of them had.
  reached integer not null,
  before jsonb not null,
  created_at timestamptz not null default now()
);
create index triple_decisions_user on triple_decisions (user_id);
create index triple_decisions_task on triple_decisions (task_id);
create index triple_decisions_import on triple_decisions (import_id);
create index triple_decisions_created on triple_decisions (created_at);

alter table assistants add column uses_graph boolean not null default true;
-- What becomes of relationships that rest on a deleted document alone.
alter table removed_documents add column triples text not null default 'keep' check (triples in ('remove', 'keep'));

create trigger keep_deleted_names after delete on triple_schemas referencing old table as gone
  for each statement execute function keep_deleted_names('tripleSchema', 'name');
create trigger keep_deleted_names after delete on triple_tasks referencing old table as gone
  for each statement execute function keep_deleted_names('tripleTask', 'name');
create trigger keep_deleted_names after delete on triple_imports referencing old table as gone
  for each statement execute function keep_deleted_names('tripleImport', 'name');
create trigger keep_deleted_names after delete on metrics referencing old table as gone
  for each statement execute function keep_deleted_names('metric', 'name');
create trigger keep_deleted_names after delete on analysis_reports referencing old table as gone
  for each statement execute function keep_deleted_names('analysisReport', 'name');
create trigger keep_deleted_names after delete on data_sources referencing old table as gone
  for each statement execute function keep_deleted_names('dataSource', 'name');
create or replace view named_things as
  select id, 'user' as kind, username as name, true as present from users
  union all select id, 'role', name, true from roles
  union all select id, 'menu', name, true from menus
  union all select id, 'tagSystem', name, true from tag_systems
  union all select id, 'tag', name, true from tags
  union all select id, 'message', subject, true from messages
  union all select id, 'knowledgeBase', name, true from knowledge_bases
  union all select id, 'document', name, true from documents
  union all select id, 'assistant', name, true from assistants
  union all select id, 'model', name, true from models
  union all select id, 'embedKey', name, true from embed_keys
  union all select id, 'metric', name, true from metrics
  union all select id, 'analysisReport', name, true from analysis_reports
  union all select id, 'dataSource', name, true from data_sources
  union all select id, 'tripleSchema', name, true from triple_schemas
  union all select id, 'tripleTask', name, true from triple_tasks
  union all select id, 'tripleImport', name, true from triple_imports
  union all select id, kind, name, false from deleted_names;
