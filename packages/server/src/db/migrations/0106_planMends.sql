-- Why nothing can be written for a task that has begun.
alter table pd_tasks add column waits_for text not null default '' check (waits_for in ('', 'settings', 'publicUrl'));

-- What has arrived was taken, though the vendor refused it before; a failure of what it refused says nothing more.
update outbox set state = 'taken', reason = ''
where state = 'refused' and coalesce(delivered_at, opened_at, clicked_at) is not null;
update outbox set failed_at = null, sent_at = null where state = 'refused' and failed_at is not null;
