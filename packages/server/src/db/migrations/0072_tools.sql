-- Tools of the resource centre: whether they are published, and who sees them: everybody, or those of the roles beside it.
create table tools (
  id text primary key,
  published boolean not null default true,
  for_roles boolean not null default false
);
insert into tools (id) values ('ppt'), ('files'), ('insurance'), ('bp'), ('data');

create table tool_roles (
  tool_id text not null references tools on delete cascade,
  role_id text not null references roles on delete cascade,
  primary key (tool_id, role_id)
);
create index tool_roles_role on tool_roles (role_id);

-- What each of them is to whom: marked, and opened how often.
create table tool_uses (
  user_id text not null references users on delete cascade,
  tool_id text not null references tools on delete cascade,
  favourite boolean not null default false,
  uses integer not null default 0,
  last_used timestamptz,
  primary key (user_id, tool_id)
);
create index tool_uses_tool on tool_uses (tool_id);
