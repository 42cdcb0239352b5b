-- Contacts of people who were erased on request, by the hash of the contact's id that the list of refusals knows them by, until
-- what the people were known by is forgotten too.
create table wecom_erased (
  contact_hash text not null,
  -- Null: nothing else was known of them.
  key_hash text references customer_erased_keys on delete cascade,
  unique nulls not distinct (contact_hash, key_hash)
);
create index wecom_erased_key on wecom_erased (key_hash);

-- People who are somebody's contact, as they were counted at the end of the last reading.
alter table wecom_sync add column contact_count integer not null default 0;
update wecom_sync set contact_count = (select count(distinct external_user_id) from wecom_contacts where lost_at is null);

-- Each report is tried so often, and not before.
alter table wecom_events add column tries integer not null default 0, add column due_at timestamptz not null default now();
drop index wecom_events_open;
create index wecom_events_open on wecom_events (due_at, seq) where not done;
create index wecom_events_welcome on wecom_events (occurred_at) where welcome_code <> '';

-- WeCom is read by one job at a time.
update jobs j set status = 'cancelled', leased_by = null, leased_until = null, updated_at = now()
where j.kind = 'sync_wecom' and j.status in ('queued', 'running') and exists (
  select 1 from jobs o where o.kind = j.kind and o.subject = j.subject and o.status in ('queued', 'running')
    and (o.created_at, o.id) < (j.created_at, j.id));
create unique index jobs_reading_wecom on jobs (subject) where kind = 'sync_wecom' and status in ('queued', 'running');

-- The books name staff: of two who are called the same, the later one is told apart by their account.
update wecom_staff s set nick = s.nick || '（' || s.user_id || '）'
where s.nick <> '' and exists (select 1 from wecom_staff o where o.nick = s.nick and o.seq < s.seq);
