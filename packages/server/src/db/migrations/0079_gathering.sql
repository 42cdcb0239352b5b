-- What was given leave to send what customers do.
create table gather_sources (
  id text primary key,
  name text not null,
  kind text not null check (kind in ('web', 'app', 'miniProgram', 'server')),
  description text not null default '',
  authorized boolean not null default true,
  -- SHA-256 of its key, and the end of the key.
  key_hash bytea not null,
  key_end text not null,
  former_key_hash bytea,
  former_key_until timestamptz,
  origins text[] not null default '{}',
  per_minute integer not null default 600,
  per_day integer not null default 1000000,
  event_count bigint not null default 0,
  last_event_at timestamptz,
  -- Events of one day.
  counted_day timestamptz,
  day_count integer not null default 0,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index gather_sources_name on gather_sources (lower(name));
create unique index gather_sources_key on gather_sources (key_hash);
create index gather_sources_former on gather_sources (former_key_hash) where former_key_hash is not null;
create index gather_sources_creator on gather_sources (created_by);

-- Whose browser or device it is, once somebody has said so.
create table gather_visitors (
  source_id text not null references gather_sources on delete cascade,
  anonymous_id text not null,
  customer_id text not null references customers on delete cascade,
  known_at timestamptz not null default now(),
  primary key (source_id, anonymous_id)
);
create index gather_visitors_customer on gather_visitors (customer_id);

alter table customer_events add column anonymous_id text;
create index customer_events_anonymous on customer_events (source_key, anonymous_id)
  where anonymous_id is not null and customer_id is null;
-- What has come, newest first: of all sources, and of one.
create index customer_events_gathered on customer_events (id) where source_key <> 'upload';
create index customer_events_source on customer_events (source_key, id) where source_key <> 'upload';

-- How many events of a name have come.
create table gather_event_names (
  source_id text not null references gather_sources on delete cascade,
  event_name text not null,
  seen_count bigint not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (source_id, event_name)
);

-- What they carry, each type of a property apart.
create table gather_properties (
  source_id text not null,
  event_name text not null,
  property_name text not null,
  value_type text not null check (value_type in ('text', 'number', 'boolean')),
  state text not null check (state in ('new', 'accepted', 'warned')),
  seen_count bigint not null,
  -- How many events of the name had come when it was last seen.
  seen_at_count bigint not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (source_id, event_name, property_name, value_type),
  foreign key (source_id, event_name) references gather_event_names on delete cascade
);
