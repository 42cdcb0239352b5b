-- What is written to people: by text message, in WeChat, in the app.
create table message_templates (
  seq bigint generated always as identity unique,
  id text primary key,
  channel text not null check (channel in ('sms', 'wechat', 'app')),
  name text not null,
  enabled boolean not null default true,
  -- The newest version, and the last one that was approved.
  version integer not null default 1,
  usable_version integer,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index message_templates_name on message_templates (channel, lower(name));
create index message_templates_created_by on message_templates (created_by);

-- What goes out names the version that it was approved with, `references message_template_versions (template_id, version)`:
-- so nobody deletes what is in use.
create table message_template_versions (
  template_id text not null references message_templates on delete cascade,
  version integer not null,
  -- By the channel.
  content jsonb not null,
  -- The proof of a sign, which stays as long as it is named.
  sign_file_id text references uploads,
  state text not null default 'draft' check (state in ('draft', 'waiting', 'approved', 'rejected')),
  restored_from integer,
  -- Users with a part in it since somebody else last approved it: none of them decides about it.
  authors text[] not null,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  submitted_by text references users on delete set null,
  submitted_at timestamptz,
  reviewed_by text references users on delete set null,
  reviewed_at timestamptz,
  review_words text not null default '',
  primary key (template_id, version)
);
create index message_template_versions_state on message_template_versions (state, submitted_at);
create index message_template_versions_sign on message_template_versions (sign_file_id) where sign_file_id is not null;
create index message_template_versions_created_by on message_template_versions (created_by);
create index message_template_versions_submitted_by on message_template_versions (submitted_by);
create index message_template_versions_reviewed_by on message_template_versions (reviewed_by);

-- What templates are checked by. Without a row, as the program has it.
create table message_template_rules (
  only_one boolean primary key default true check (only_one),
  forbidden_words text[] not null,
  link_hosts text[] not null,
  version integer not null default 1,
  updated_by text references users on delete set null,
  updated_at timestamptz not null default now()
);
create index message_template_rules_updated_by on message_template_rules (updated_by);

alter table uploads drop constraint uploads_purpose_check;
alter table uploads add constraint uploads_purpose_check check (purpose in ('image', 'faq', 'sign'));
