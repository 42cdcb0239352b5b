-- Leave to show the chat on pages of other origins, within limits.
create table embed_keys (
  id text primary key,
  name text not null,
  -- Stands in pages that everybody can read.
  public_key text not null unique,
  -- Of the secrets only this is stored: whoever reads the table cannot trade with it.
  secret_hash bytea not null,
  secret_end text not null,
  former_secret_hash bytea,
  former_secret_until timestamptz,
  enabled boolean not null default true,
  origins text[] not null,
  per_minute integer not null check (per_minute > 0),
  per_day integer not null check (per_day > 0),
  per_visitor_day integer not null check (per_visitor_day > 0),
  expires_at timestamptz,
  -- Days before its end that were reminded of last.
  reminded_days integer,
  updated_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index embed_keys_name on embed_keys (lower(name));

-- Those that visitors may ask, the first one where a page names none.
create table embed_key_assistants (
  key_id text not null references embed_keys on delete cascade,
  assistant_id text not null references assistants on delete cascade,
  place integer not null,
  primary key (key_id, assistant_id)
);
create index embed_key_assistants_assistant on embed_key_assistants (assistant_id);

-- A visitor has conversations as everybody has, and no password, no role and no place among the staff.
alter table users add column embed_key_id text references embed_keys on delete cascade;
create index users_embed_key on users (embed_key_id) where embed_key_id is not null;

-- The one origin that a token is good on; null: each of its key's.
alter table sign_ins add column embed_origin text;

-- Questions of a day or a minute that began at `since`: of the whole key, of one of its origins or of one visitor.
create table embed_questions (
  key_id text not null references embed_keys on delete cascade,
  scope text not null check (scope in ('minute', 'day', 'origin', 'visitor')),
  subject text not null,
  since timestamptz not null,
  questions integer not null,
  primary key (key_id, scope, subject)
);

-- Those who work here. Whoever lists, finds, changes or tells people means these.
create view staff as select * from users where embed_key_id is null;

create trigger keep_deleted_names after delete on embed_keys referencing old table as gone
  for each statement execute function keep_deleted_names('embedKey', 'name');
create or replace view named_things as
  select id, 'user' as kind, username as name, true as present from users
  union all select id, 'role', name, true from roles
  union all select id, 'menu', name, true from menus
  union all select id, 'tagSystem', name, true from tag_systems
  union all select id, 'tag', name, true from tags
  union all select id, 'message', subject, true from messages
  union all select id, 'knowledgeBase', name, true from knowledge_bases
  union all select id, 'document', name, true from documents
  union all select id, 'assistant', name, true from assistants
  union all select id, 'model', name, true from models
  union all select id, 'embedKey', name, true from embed_keys
  union all select id, kind, name, false from deleted_names;
