-- Pictures of some customers, and how they are sorted by recency, frequency and monetary value.
create table portraits (
  seq bigint generated always as identity unique,
  id text primary key,
  name text not null,
  description text not null default '',
  -- Null: everybody. A pack that a portrait is of is not deleted.
  crowd_pack_id text references crowd_packs,
  traits text[] not null,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index portraits_name on portraits (lower(name));
create index portraits_pack on portraits (crowd_pack_id);
create index portraits_created_by on portraits (created_by);

-- One row: where a customer counts as high.
create table rfm_settings (
  id boolean primary key default true check (id),
  recency_days integer not null default 30,
  frequency integer not null default 3,
  monetary numeric(14, 2) not null default 1000,
  span_days integer not null default 365,
  version integer not null default 1,
  status text not null default 'ready' check (status in ('sorting', 'ready', 'failed')),
  -- Null: never yet.
  sorted_at timestamptz
);
insert into rfm_settings (id) values (true);

-- Sizes on each day, as it was sorted last on it. Empty segment: never ordered.
create table rfm_days (
  day date not null,
  segment text not null,
  customers integer not null,
  -- Of all of them together.
  recency_days bigint not null,
  orders bigint not null,
  amount numeric(18, 2) not null,
  primary key (day, segment)
);

-- How many went from where to where on a day. Empty: no segment.
create table rfm_moves (
  day date not null,
  from_segment text not null,
  to_segment text not null,
  customers integer not null,
  primary key (day, from_segment, to_segment)
);

alter table customers add column former_segment text;
alter table customers add column segment_changed_at timestamptz;
