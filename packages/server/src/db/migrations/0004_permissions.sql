-- Sets of labels; roles say who may work in which.
create table tag_systems (
  id text primary key,
  code text not null,
  name text not null,
  description text not null default '',
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index tag_systems_code on tag_systems (lower(code));
create unique index tag_systems_name on tag_systems (name);

create table role_tag_systems (
  role_id text not null references roles on delete cascade,
  tag_system_id text not null references tag_systems on delete cascade,
  primary key (role_id, tag_system_id)
);
create index role_tag_systems_system on role_tag_systems (tag_system_id);

create table tags (
  id text primary key,
  tag_system_id text not null references tag_systems on delete cascade,
  parent_id text references tags on delete cascade,
  name text not null,
  description text not null default '',
  order_num integer not null default 0,
  enabled boolean not null default true,
  updated_at timestamptz not null default now()
);
create unique index tags_name on tags (tag_system_id, coalesce(parent_id, ''), name);
create index tags_parent on tags (parent_id);

alter table users
  add column department text not null default '',
  add column last_sign_in_at timestamptz,
  add column updated_at timestamptz not null default now(),
  -- The system that the user works in; null: the first of those that the roles open.
  add column current_tag_system_id text references tag_systems on delete set null;
create unique index users_phone on users (phone_number) where phone_number <> '';
create unique index users_email on users (lower(email)) where email <> '';
create index users_current_tag_system on users (current_tag_system_id);

alter table roles
  add column description text not null default '',
  -- A role that is not enabled grants nothing.
  add column enabled boolean not null default true,
  add column updated_at timestamptz not null default now();

create unique index menus_href on menus (href);

-- Names stand here as they were then, and stay when the user is gone.
create table audit_log (
  id text primary key,
  user_id text not null,
  username text not null,
  account text not null,
  action text not null,
  target text not null,
  -- Null: it was done.
  failure text,
  address text not null,
  request_id text not null,
  happened_at timestamptz not null default now()
);
create index audit_log_time on audit_log (happened_at desc, id);
create index audit_log_user on audit_log (user_id, happened_at desc);
