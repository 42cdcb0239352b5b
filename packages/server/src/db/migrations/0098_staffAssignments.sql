-- People given to staff, in one go: worked out first, then done.
create table staff_assignments (
  seq bigint generated always as identity unique,
  id text primary key,
  -- The one that it takes back; each is taken back once.
  undoes text unique references staff_assignments on delete cascade,
  state text not null default 'draft' check (state in ('draft', 'running', 'paused', 'stopped', 'done')),
  waits_for text not null default '' check (waits_for in ('', 'vendor', 'settings')),
  waits_until timestamptz,
  remark text not null default '',
  -- As it was asked for.
  crowd_pack_id text references crowd_packs on delete set null,
  label_ids text[] not null default '{}',
  cities text[] not null default '{}',
  current_staff_ids text[] not null default '{}',
  share text not null default 'even' check (share in ('even', 'leastLoaded')),
  reassign boolean not null default false,
  total integer not null default 0,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index staff_assignments_open on staff_assignments (state) where state in ('draft', 'running');
create index staff_assignments_pack on staff_assignments (crowd_pack_id);
create index staff_assignments_created_by on staff_assignments (created_by);

create table staff_assignment_staff (
  assignment_id text not null references staff_assignments on delete cascade,
  staff_id text not null references wecom_staff on delete cascade,
  order_num integer not null,
  primary key (assignment_id, staff_id)
);
create index staff_assignment_staff_staff on staff_assignment_staff (staff_id);

create table staff_assignment_people (
  seq bigint generated always as identity primary key,
  assignment_id text not null references staff_assignments on delete cascade,
  customer_id text not null references customers on delete cascade,
  -- Who gets them; null: nobody does.
  staff_id text references wecom_staff on delete cascade,
  -- Whose contact WeCom hands over; null: the books alone say whose they are.
  from_staff_id text references wecom_staff on delete cascade,
  external_user_id text not null default '',
  -- Who had them was no member of staff any more when WeCom was asked: it tells of these apart.
  from_left boolean not null default false,
  -- Who the books said before, and say once it is done.
  former_name text not null default '',
  next_name text not null default '',
  -- `sending`: handed over just now; whoever dies then leaves it `unknown`.
  state text not null default 'waiting'
    check (state in ('skipped', 'waiting', 'sending', 'asked', 'done', 'refused', 'unknown', 'withdrawn')),
  reason text not null default '',
  said text not null default '',
  due_at timestamptz not null default now(),
  asked_at timestamptz,
  changed_at timestamptz,
  unique (assignment_id, customer_id)
);
create index staff_assignment_people_state on staff_assignment_people (assignment_id, state, seq);
create index staff_assignment_people_staff on staff_assignment_people (staff_id, changed_at);
create index staff_assignment_people_from on staff_assignment_people (from_staff_id);
-- What WeCom is asked about, and whom another assignment leaves alone.
create index staff_assignment_people_open on staff_assignment_people (customer_id)
  where state in ('waiting', 'sending', 'asked', 'unknown');
create index staff_assignment_people_asked on staff_assignment_people (from_staff_id, staff_id)
  where state in ('asked', 'unknown');
