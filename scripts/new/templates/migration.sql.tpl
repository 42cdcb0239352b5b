create table %table% (
  id text primary key,
  name text not null,
  description text not null default '',
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index %table%_name on %table% (name);
create index %table%_newest on %table% (created_at desc, id);

-- The audit log calls them by name, also those that were deleted.
create trigger keep_deleted_names after delete on %table% referencing old table as gone
  for each statement execute function keep_deleted_names('%record%', 'name');
do $$ begin
  execute format(
    'create or replace view named_things as %s union all select id, %L, name, true from %table%',
    rtrim(pg_get_viewdef('named_things'), '; '), '%record%'
  );
end $$;
