-- Conversations that their owners show to others, each with what was said in it up to a moment.
create table topic_shares (
  topic_id text primary key references topics on delete cascade,
  shared_at timestamptz not null,
  -- False: everybody who may chat reads it. True: the members of the roles beside it.
  for_roles boolean not null
);
create index topic_shares_shared on topic_shares (shared_at);

-- A role that is deleted takes its place there away and opens nothing.
create table topic_share_roles (
  topic_id text not null references topic_shares on delete cascade,
  role_id text not null references roles on delete cascade,
  primary key (topic_id, role_id)
);
create index topic_share_roles_role on topic_share_roles (role_id);
