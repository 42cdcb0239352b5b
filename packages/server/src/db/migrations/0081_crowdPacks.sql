-- Named sets of people.
create table crowd_packs (
  seq bigint generated always as identity unique,
  id text primary key,
  name text not null,
  description text not null default '',
  source text not null check (source in ('rules', 'file', 'hand')),
  -- Null: of a file, or by hand.
  rules jsonb,
  -- Found anew each day at that hour of the clock in Shanghai; otherwise when somebody says so.
  alive boolean not null default false,
  count_hour integer not null default 3 check (count_hour between 0 and 23),
  -- When an alive one is to be counted next.
  next_count timestamptz,
  status text not null default 'counting' check (status in ('counting', 'ready', 'failed')),
  member_count integer not null default 0,
  counted_at timestamptz,
  version integer not null default 1,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index crowd_packs_name on crowd_packs (lower(name));
create index crowd_packs_due on crowd_packs (next_count) where next_count is not null;
create index crowd_packs_created_by on crowd_packs (created_by);

create table crowd_pack_members (
  pack_id text not null references crowd_packs on delete cascade,
  customer_id text not null references customers on delete cascade,
  primary key (pack_id, customer_id)
);
create index crowd_pack_members_customer on crowd_pack_members (customer_id);

-- Which packs the rules of a pack name. Who is named is not deleted.
create table crowd_pack_uses (
  pack_id text not null references crowd_packs on delete cascade,
  used_id text not null references crowd_packs,
  primary key (pack_id, used_id)
);
create index crowd_pack_uses_used on crowd_pack_uses (used_id);

create table crowd_pack_versions (
  pack_id text not null references crowd_packs on delete cascade,
  version integer not null,
  name text not null,
  rules jsonb,
  note text not null default '',
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (pack_id, version)
);
create index crowd_pack_versions_created_by on crowd_pack_versions (created_by);

-- History of size.
create table crowd_pack_sizes (
  pack_id text not null references crowd_packs on delete cascade,
  counted_at timestamptz not null,
  member_count integer not null,
  entered integer not null,
  gone integer not null,
  primary key (pack_id, counted_at)
);

-- Values that rules propose are read off these.
create index customers_staff on customers (staff_name) where staff_name <> '';
create index customers_source on customers (source) where source <> '';
