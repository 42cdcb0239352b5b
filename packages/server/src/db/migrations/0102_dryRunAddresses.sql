-- Who would get a message by a dry run, so that nobody does twice: by the hash of the address, as the outbox knows people.
create table pd_dry_run_addresses (
  task_id text not null references pd_dry_runs on delete cascade,
  address_hash text not null,
  primary key (task_id, address_hash)
);

-- Days that it takes, by the limit of the channel's day.
alter table pd_dry_runs add column days integer not null default 1;
