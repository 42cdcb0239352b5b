-- Calls to other systems that a base brings along.
create table kb_functions (
  id text primary key,
  knowledge_base_id text not null references knowledge_bases on delete cascade,
  name text not null,
  description text not null default '',
  method text not null check (method in ('GET', 'POST')),
  url text not null,
  -- [{name, value}]; the values never leave the server but in the call itself.
  headers jsonb not null default '[]',
  parameters jsonb not null default '[]',
  timeout integer not null default 10,
  enabled boolean not null default true,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index kb_functions_name on kb_functions (knowledge_base_id, lower(name));
