-- Organisations that work with the association, and whom to reach there.
create table ecology_members (
  seq bigint generated always as identity unique,
  id text primary key,
  name text not null,
  kind text not null check (kind in ('club', 'sponsor', 'media', 'supplier', 'partner')),
  contact_name text not null,
  phone text not null,
  email text not null default '',
  -- What they asked last; empty: nothing.
  message text not null default '',
  state text not null check (state in ('none', 'waiting', 'answered', 'closed')),
  reply_count integer not null default 0,
  -- Of what is known of them; what was said leaves it.
  version integer not null default 1,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Set while it can still be brought back; then it goes for good.
  deleted_at timestamptz
);
create unique index ecology_members_name on ecology_members (lower(name)) where deleted_at is null;
create index ecology_members_deleted on ecology_members (deleted_at) where deleted_at is not null;
create index ecology_members_created_by on ecology_members (created_by);

-- What was asked and replied, and who set which state.
create table ecology_events (
  seq bigint generated always as identity primary key,
  id text not null unique,
  member_id text not null references ecology_members on delete cascade,
  kind text not null check (kind in ('asked', 'replied', 'waiting', 'answered', 'closed')),
  content text not null default '',
  -- Null once the account is gone; the name stays.
  user_id text references users on delete set null,
  username text not null,
  created_at timestamptz not null default now()
);
create index ecology_events_member on ecology_events (member_id, seq);
create index ecology_events_user on ecology_events (user_id);
