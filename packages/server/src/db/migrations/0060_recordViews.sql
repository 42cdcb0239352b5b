-- Ways to look at conversation records that somebody has kept for themselves.
create table record_views (
  seq bigint generated always as identity,
  id text primary key,
  user_id text not null references users on delete cascade,
  name text not null,
  query text not null
);
create unique index record_views_name on record_views (user_id, lower(name));
