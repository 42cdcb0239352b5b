-- Words of a question that call a function where no model chooses one.
alter table kb_functions add column triggers jsonb not null default '[]';

-- Functions under one name, which are called for further bases as well.
create table kb_function_sets (
  id text primary key,
  name text not null,
  description text not null default '',
  enabled boolean not null default true,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index kb_function_sets_name on kb_function_sets (lower(name));

create table kb_function_set_functions (
  set_id text not null references kb_function_sets on delete cascade,
  function_id text not null references kb_functions on delete cascade,
  place integer not null,
  primary key (set_id, function_id)
);
create index kb_function_set_functions_function on kb_function_set_functions (function_id);

create table kb_function_set_bases (
  set_id text not null references kb_function_sets on delete cascade,
  knowledge_base_id text not null references knowledge_bases on delete cascade,
  primary key (set_id, knowledge_base_id)
);
create index kb_function_set_bases_base on kb_function_set_bases (knowledge_base_id);
