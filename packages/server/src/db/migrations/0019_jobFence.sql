-- Rises each time that somebody takes a job up: what a worker writes after it lost the job is refused by it.
alter table jobs add column fence integer not null default 0;
-- Why nobody tries again: the work failed, or whoever worked on it ended without a word. What went wrong is in `error`.
alter table jobs add column reason text check (reason in ('failed', 'worker_lost'));
update jobs set reason = 'failed' where status = 'failed';
create index jobs_seen on jobs (updated_at desc, id);
