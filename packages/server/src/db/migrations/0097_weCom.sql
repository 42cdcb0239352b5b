-- Members of staff who may have customers as contacts in WeCom, as it tells them.
create table wecom_staff (
  seq bigint generated always as identity unique,
  id text primary key,
  -- Their account there.
  user_id text not null unique,
  -- Empty: WeCom does not tell a name.
  nick text not null default '',
  named_at timestamptz,
  -- WeCom lists them still, as of the reading that is named.
  active boolean not null default true,
  seen_run bigint not null default 0,
  created_at timestamptz not null default now()
);
create index wecom_staff_nick on wecom_staff (nick) where nick <> '';

-- Links that lead new people to staff. Deleted ones stay for what is counted by them.
create table referral_links (
  seq bigint generated always as identity unique,
  id text primary key,
  name text not null,
  -- In its address, and what WeCom reports with whoever comes by it.
  code text not null unique,
  welcome text not null default '',
  enabled boolean not null default true,
  expire_at timestamptz,
  -- What WeCom is to have of it: rises with each change that WeCom has to be told.
  wanted integer not null default 1,
  -- The way at WeCom; empty: there is none. `made` is what it has of it.
  way_id text not null default '',
  made integer not null default 0,
  -- `making`: handed over just now; whoever dies then leaves it `unknown`, and it is looked for.
  way_state text not null default 'waiting' check (way_state in ('waiting', 'making', 'ready', 'unknown', 'failed', 'off')),
  way_problem text not null default '',
  way_said text not null default '',
  asked_at timestamptz,
  -- The picture that WeCom draws, and where it is.
  qr_url text not null default '',
  qr_image bytea,
  qr_type text not null default '',
  version integer not null default 1,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index referral_links_name on referral_links (lower(name)) where deleted_at is null;
create index referral_links_expiry on referral_links (expire_at) where way_id <> '' and expire_at is not null;
create index referral_links_open on referral_links (way_state) where way_state in ('waiting', 'making', 'unknown');
create index referral_links_created_by on referral_links (created_by);

create table referral_link_staff (
  link_id text not null references referral_links on delete cascade,
  staff_id text not null references wecom_staff on delete cascade,
  order_num integer not null,
  primary key (link_id, staff_id)
);
create index referral_link_staff_staff on referral_link_staff (staff_id);

create table referral_link_tags (
  link_id text not null references referral_links on delete cascade,
  tag_id text not null references tags on delete cascade,
  primary key (link_id, tag_id)
);
create index referral_link_tags_tag on referral_link_tags (tag_id);

-- How often each was opened, by day in Shanghai.
create table referral_visits (
  link_id text not null references referral_links on delete cascade,
  day date not null,
  count integer not null default 0,
  primary key (link_id, day)
);
create index referral_visits_day on referral_visits (day);

-- Who has whom as a contact.
create table wecom_contacts (
  id bigint generated always as identity primary key,
  external_user_id text not null,
  staff_id text not null references wecom_staff on delete cascade,
  name text not null default '',
  -- By the phone number that staff noted; null: nobody who is a customer, as far as is known.
  customer_id text references customers on delete set null,
  link_id text references referral_links on delete set null,
  since timestamptz not null,
  -- Null: still. By what it is known: WeCom reported it, or they were not there when it was read.
  lost_at timestamptz,
  lost_by text not null default '' check (lost_by in ('', 'report', 'reading')),
  -- The labels of the link hang on the customer.
  tagged boolean not null default false,
  seen_run bigint not null default 0,
  unique (external_user_id, staff_id)
);
create index wecom_contacts_staff on wecom_contacts (staff_id) where lost_at is null;
create index wecom_contacts_unseen on wecom_contacts (staff_id, seen_run) where lost_at is null;
create index wecom_contacts_customer on wecom_contacts (customer_id) where customer_id is not null;
create index wecom_contacts_link on wecom_contacts (link_id) where link_id is not null;

-- Each coming and going, kept for what is counted also when the person is erased.
create table wecom_changes (
  id bigint generated always as identity primary key,
  contact_id bigint references wecom_contacts on delete set null,
  staff_id text not null references wecom_staff on delete cascade,
  link_id text references referral_links on delete set null,
  kind text not null check (kind in ('added', 'lost')),
  occurred_at timestamptz not null,
  unique (contact_id, kind, occurred_at)
);
create index wecom_changes_staff on wecom_changes (staff_id, occurred_at);
create index wecom_changes_link on wecom_changes (link_id, kind, occurred_at) where link_id is not null;
create index wecom_changes_time on wecom_changes (occurred_at);

-- Groups of customers: those of WeCom, and others that people tell of.
create table private_domains (
  seq bigint generated always as identity unique,
  id text primary key,
  -- Its id at WeCom; null: it is kept elsewhere.
  chat_id text unique,
  name text not null default '',
  description text not null default '',
  staff_id text not null references wecom_staff on delete cascade,
  member_count integer not null default 0,
  enabled boolean not null default true,
  seen_run bigint not null default 0,
  -- WeCom has it no more.
  gone_at timestamptz,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index private_domains_name on private_domains (lower(name)) where chat_id is null;
create index private_domains_size on private_domains (member_count);
create index private_domains_staff on private_domains (staff_id);
create index private_domains_unseen on private_domains (seen_run) where chat_id is not null and gone_at is null;
create index private_domains_created_by on private_domains (created_by);

create table private_domain_tags (
  domain_id text not null references private_domains on delete cascade,
  tag_id text not null references tags on delete cascade,
  primary key (domain_id, tag_id)
);
create index private_domain_tags_tag on private_domain_tags (tag_id);

create table private_domain_members (
  id bigint generated always as identity primary key,
  domain_id text not null references private_domains on delete cascade,
  -- A contact's id, or the account of a member of staff.
  user_id text not null,
  kind text not null check (kind in ('customer', 'staff')),
  name text not null default '',
  joined_at timestamptz not null,
  left_at timestamptz,
  unique (domain_id, user_id)
);
create index private_domain_members_joined on private_domain_members (domain_id, joined_at);
create index private_domain_members_left on private_domain_members (domain_id, left_at) where left_at is not null;
create index private_domain_members_user on private_domain_members (user_id);

-- How far all this is in step with WeCom: one row, from the first reading on.
create table wecom_sync (
  only_one boolean primary key default true check (only_one),
  -- Rises with each reading from the beginning.
  run bigint not null default 0,
  status text not null default 'never' check (status in ('never', 'running', 'waiting', 'done', 'failed')),
  step text not null default '' check (step in ('', 'staff', 'contacts', 'groups')),
  staff_read integer not null default 0,
  problem text not null default '',
  said text not null default '',
  started_at timestamptz,
  finished_at timestamptz,
  -- When WeCom last reported something by itself.
  heard_at timestamptz
);
insert into wecom_sync default values;

-- What WeCom reports, in its order. Kept for a while, since it reports the same again where it did not hear the answer.
create table wecom_events (
  seq bigint generated always as identity primary key,
  event_key text not null unique,
  kind text not null,
  user_id text not null default '',
  external_user_id text not null default '',
  chat_id text not null default '',
  welcome_code text not null default '',
  reason text not null default '',
  state text not null default '',
  occurred_at timestamptz not null,
  done boolean not null default false,
  received_at timestamptz not null default now()
);
create index wecom_events_open on wecom_events (seq) where not done;
create index wecom_events_age on wecom_events (received_at);
