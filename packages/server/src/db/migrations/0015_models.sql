-- Models that administrators set up besides those of the environment.
create table models (
  id text primary key,
  name text not null,
  kind text not null check (kind in ('chat', 'embedding')),
  base_url text not null,
  model text not null,
  -- Never leaves the server but in calls to the model.
  api_key text not null default '',
  -- The one in use of its kind; none: that of the environment.
  active boolean not null default false,
  updated_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index models_name on models (lower(name));
create unique index models_active on models (kind) where active;
