-- What deleted things were called: the audit log goes on naming them.
create table deleted_names (
  kind text not null,
  id text not null,
  name text not null,
  deleted_at timestamptz not null default now(),
  primary key (kind, id)
);

create function keep_deleted_names() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into deleted_names (kind, id, name) select %L, id, %I from gone
     on conflict (kind, id) do update set name = excluded.name, deleted_at = now()',
    tg_argv[0], tg_argv[1]
  );
  return null;
end
$$;

create trigger keep_deleted_names after delete on users referencing old table as gone
  for each statement execute function keep_deleted_names('user', 'username');
create trigger keep_deleted_names after delete on roles referencing old table as gone
  for each statement execute function keep_deleted_names('role', 'name');
create trigger keep_deleted_names after delete on menus referencing old table as gone
  for each statement execute function keep_deleted_names('menu', 'name');
create trigger keep_deleted_names after delete on tag_systems referencing old table as gone
  for each statement execute function keep_deleted_names('tagSystem', 'name');
create trigger keep_deleted_names after delete on tags referencing old table as gone
  for each statement execute function keep_deleted_names('tag', 'name');
create trigger keep_deleted_names after delete on messages referencing old table as gone
  for each statement execute function keep_deleted_names('message', 'subject');
create trigger keep_deleted_names after delete on knowledge_bases referencing old table as gone
  for each statement execute function keep_deleted_names('knowledgeBase', 'name');
create trigger keep_deleted_names after delete on documents referencing old table as gone
  for each statement execute function keep_deleted_names('document', 'name');
create trigger keep_deleted_names after delete on assistants referencing old table as gone
  for each statement execute function keep_deleted_names('assistant', 'name');
create trigger keep_deleted_names after delete on models referencing old table as gone
  for each statement execute function keep_deleted_names('model', 'name');

-- Everything that the audit log calls by name. Not what people write for themselves, such as titles of conversations.
create view named_things as
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
  union all select id, kind, name, false from deleted_names;
