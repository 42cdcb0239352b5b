create table users (
  id text primary key,
  account text not null,
  username text not null,
  password_hash text not null,
  email text not null default '',
  phone_number text not null default '',
  stopped boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index users_account on users (lower(account));

create table roles (
  id text primary key,
  name text not null unique,
  created_at timestamptz not null default now()
);

create table user_roles (
  user_id text not null references users on delete cascade,
  role_id text not null references roles on delete cascade,
  primary key (user_id, role_id)
);
create index user_roles_role on user_roles (role_id);

create table menus (
  id text primary key,
  parent_id text references menus on delete cascade,
  name text not null,
  href text not null,
  icon text not null default '',
  order_num integer not null default 0
);
create index menus_parent on menus (parent_id);

create table role_menus (
  role_id text not null references roles on delete cascade,
  menu_id text not null references menus on delete cascade,
  primary key (role_id, menu_id)
);
create index role_menus_menu on role_menus (menu_id);

create table sign_ins (
  id text primary key,
  user_id text not null references users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sign_ins_user on sign_ins (user_id);

-- What a start has put in once, so that what people took out again stays out.
create table seeds (
  name text primary key,
  created_at timestamptz not null default now()
);

create table rate_limits (
  key text primary key,
  points integer not null,
  resets_at timestamptz not null
);
