-- How an assistant answers, where not as its bases say.
alter table assistants
  add column prompt text not null default '',
  -- Of `models`, or one of the environment; null: the one in use.
  add column model_id text,
  add column temperature double precision,
  add column follow_ups boolean not null default true,
  -- Null: all of its bases.
  add column function_ids text[],
  add column version integer not null default 1;

-- What is found in a base counts so much beside what is found in the others.
alter table assistant_bases add column weight double precision not null default 1;

create table assistant_versions (
  assistant_id text not null references assistants on delete cascade,
  version integer not null,
  kind text not null,
  restored_from integer,
  settings jsonb not null,
  made_by text references users on delete set null,
  made_at timestamptz not null default now(),
  primary key (assistant_id, version)
);

-- Chat models that step in where the one before fails, in this order.
alter table models add column standby integer;
