-- Whether a task goes to groups of WeCom, one message to each, rather than to the people of its plan; which ones. Of groups that
-- are deleted once it has ended nothing is left, and it is for no people all the same.
alter table pd_tasks add column to_groups boolean not null default false;
create table pd_task_domains (
  task_id text not null references pd_tasks on delete cascade,
  domain_id text not null references private_domains on delete cascade,
  primary key (task_id, domain_id)
);
create index pd_task_domains_domain on pd_task_domains (domain_id);

-- Groups that would get nothing by a dry run: at most as many as a task has.
create table pd_dry_run_groups (
  run_id text not null references pd_dry_runs on delete cascade,
  domain_id text not null references private_domains on delete cascade,
  reason text not null,
  primary key (run_id, domain_id)
);
create index pd_dry_run_groups_domain on pd_dry_run_groups (domain_id);

-- Of whom nothing is known for a variable of the text: `{name: how many}`; null: nobody looked.
alter table pd_dry_runs add column empty_values jsonb;

-- `vendorCode`: the vendor sends by templates of its own, and the task's says none.
alter table pd_tasks drop constraint pd_tasks_waits_for_check, add constraint pd_tasks_waits_for_check
  check (waits_for in ('', 'settings', 'publicUrl', 'vendorCode'));
