-- A dry run outlives its task, and the next one of that task, until it is emptied page by page: neither who deletes a task nor who
-- tries it again waits for all the people that were looked at.
alter table pd_dry_runs rename column task_id to id;
alter table pd_dry_runs drop constraint pd_dry_runs_task_id_fkey;
-- Null: nobody asks for it any more.
alter table pd_dry_runs add column task_id text unique references pd_tasks on delete set null;
update pd_dry_runs set task_id = id;
alter table pd_dry_run_people rename column task_id to run_id;
alter table pd_dry_run_addresses rename column task_id to run_id;
create index pd_dry_runs_left on pd_dry_runs (id) where task_id is null;

-- Of use only while it is looked who would get a message.
delete from pd_dry_run_addresses a using pd_dry_runs d where d.id = a.run_id and d.state <> 'running';
