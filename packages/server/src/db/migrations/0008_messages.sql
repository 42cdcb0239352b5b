create table messages (
  id text primary key,
  subject text not null,
  -- Cleaned HTML.
  content text not null,
  -- When it goes out, or went; null: as soon as it is passed.
  notification_time timestamptz,
  scope text not null check (scope in ('all', 'roles', 'users')),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sent')),
  -- Path in the console that it is about.
  href text not null default '',
  removed boolean not null default false,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index messages_created on messages (created_at desc) where not removed;

create table message_roles (
  message_id text not null references messages on delete cascade,
  role_id text not null references roles on delete cascade,
  primary key (message_id, role_id)
);
create index message_roles_role on message_roles (role_id);

create table message_users (
  message_id text not null references messages on delete cascade,
  user_id text not null references users on delete cascade,
  primary key (message_id, user_id)
);
create index message_users_user on message_users (user_id);

-- What one user was told. Deleting is a flag.
create table notification_records (
  id text primary key,
  message_id text not null references messages on delete cascade,
  user_id text not null references users on delete cascade,
  notification_time timestamptz not null default now(),
  read_flag boolean not null default false,
  del_status boolean not null default false,
  unique (message_id, user_id)
);
create index notification_records_user on notification_records (user_id, notification_time desc) where not del_status;
