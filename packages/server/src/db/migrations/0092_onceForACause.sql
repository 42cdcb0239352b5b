-- Who was sent to for a cause, and who wants nothing, is known by the address, as a hash that no other installation can make: it
-- outlives merging customers, parting them again and erasing them.

-- Messages stay where a customer goes. Whoever is merged takes theirs along; of whom is erased, the hash alone is left.
alter table outbox drop constraint outbox_customer_id_fkey,
  add constraint outbox_customer_id_fkey foreign key (customer_id) references customers on delete set null;
alter table outbox add column address_hash text not null default '';
alter table outbox alter column address_hash drop default;
-- Messages of WeCom that say the same go in one call; empty: alone.
alter table outbox add column together text not null default '';
update outbox set address_hash = opt_out_hash(channel, address), together = case
  when channel = 'qyWechat' and strpos(content::text, U&'\E0FF') = 0 then md5(content::text) else '' end;
-- Of two to one address for one cause the later one does not go out any more. Nothing has put in such by now.
update outbox o set address_hash = o.address_hash || ':' || o.seq,
  state = case when o.state = 'waiting' then 'withheld' else o.state end,
  reason = case when o.state = 'waiting' then 'twice' else o.reason end
where exists (
  select 1 from outbox e where e.cause = o.cause and e.address_hash = opt_out_hash(o.channel, o.address) and e.seq < o.seq);
create unique index outbox_address on outbox (address_hash, cause);
create index outbox_together on outbox (cause, together, seq) where state = 'waiting' and together <> '';

-- How many messages of a cause stand how, so that nobody counts them one by one. Kept by triggers: no way of changing messages
-- can forget it.
create table outbox_counts (
  cause text primary key,
  waiting integer not null default 0,
  sending integer not null default 0,
  taken integer not null default 0,
  refused integer not null default 0,
  unknown integer not null default 0,
  withheld integer not null default 0,
  delivered integer not null default 0,
  failed integer not null default 0,
  clicked integer not null default 0
);
create function add_to_outbox_counts(text, bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint)
returns void language sql as $$
  insert into outbox_counts as c (cause, waiting, sending, taken, refused, unknown, withheld, delivered, failed, clicked)
  values ($1, coalesce($2, 0), coalesce($3, 0), coalesce($4, 0), coalesce($5, 0), coalesce($6, 0), coalesce($7, 0),
    coalesce($8, 0), coalesce($9, 0), coalesce($10, 0))
  on conflict (cause) do update set waiting = c.waiting + excluded.waiting, sending = c.sending + excluded.sending,
    taken = c.taken + excluded.taken, refused = c.refused + excluded.refused, unknown = c.unknown + excluded.unknown,
    withheld = c.withheld + excluded.withheld, delivered = c.delivered + excluded.delivered,
    failed = c.failed + excluded.failed, clicked = c.clicked + excluded.clicked
$$;
create function count_outbox() returns trigger language plpgsql as $$
declare
  times integer := tg_argv[0];
begin
  perform add_to_outbox_counts(cause, times * count(*) filter (where state = 'waiting'),
    times * count(*) filter (where state = 'sending'), times * count(*) filter (where state = 'taken'),
    times * count(*) filter (where state = 'refused'), times * count(*) filter (where state = 'unknown'),
    times * count(*) filter (where state = 'withheld'), times * count(delivered_at), times * count(failed_at),
    times * count(clicked_at))
  from changed group by cause order by cause;
  return null;
end $$;
create function recount_outbox() returns trigger language plpgsql as $$
begin
  perform add_to_outbox_counts(cause, sum(times) filter (where state = 'waiting'),
    sum(times) filter (where state = 'sending'), sum(times) filter (where state = 'taken'),
    sum(times) filter (where state = 'refused'), sum(times) filter (where state = 'unknown'),
    sum(times) filter (where state = 'withheld'), sum(times) filter (where delivered_at is not null),
    sum(times) filter (where failed_at is not null), sum(times) filter (where clicked_at is not null))
  from (
    select -1 as times, cause, state, delivered_at, failed_at, clicked_at from was
    union all select 1, cause, state, delivered_at, failed_at, clicked_at from became
  ) changed group by cause order by cause;
  return null;
end $$;
insert into outbox_counts (cause, waiting, sending, taken, refused, unknown, withheld, delivered, failed, clicked)
select cause, count(*) filter (where state = 'waiting'), count(*) filter (where state = 'sending'),
  count(*) filter (where state = 'taken'), count(*) filter (where state = 'refused'),
  count(*) filter (where state = 'unknown'), count(*) filter (where state = 'withheld'),
  count(delivered_at), count(failed_at), count(clicked_at)
from outbox group by cause;
create trigger outbox_added after insert on outbox referencing new table as changed
  for each statement execute function count_outbox('1');
create trigger outbox_removed after delete on outbox referencing old table as changed
  for each statement execute function count_outbox('-1');
create trigger outbox_changed after update on outbox referencing old table as was new table as became
  for each statement execute function recount_outbox();
alter table sendings drop column total;

-- `account`: the vendor refused account, keys or balance, so that it was paused; and the vendor's words about it.
alter table sendings drop constraint sendings_waits_for_check, add constraint sendings_waits_for_check
  check (waits_for in ('', 'quiet', 'dayFull', 'vendor', 'settings', 'account'));
alter table sendings add column said text not null default '';

-- One job works on a cause at a time.
update jobs j set status = 'cancelled', leased_by = null, leased_until = null, updated_at = now()
where j.kind = 'send_messages' and j.status in ('queued', 'running') and exists (
  select 1 from jobs o where o.kind = j.kind and o.subject = j.subject and o.status in ('queued', 'running')
    and (o.created_at, o.id) < (j.created_at, j.id));
create unique index jobs_sending on jobs (subject) where kind = 'send_messages' and status in ('queued', 'running');

-- Who it is that wants nothing at an address, so that the word of one lifts no refusal of another: a customer, also one who was
-- merged since; empty: nobody who is known. Only an act of the person or of staff takes one away: no trigger.
drop trigger customer_consents_kept on customer_consents;
drop function keep_opt_out();
alter table opt_outs add column person text not null default '';
alter table opt_outs drop constraint opt_outs_pkey, add primary key (channel, address_hash, person);
create index opt_outs_person on opt_outs (person, channel) where person <> '';
update opt_outs o set person = c.id from customers c join customer_consents s on s.customer_id = c.id and s.channel = 'sms'
where o.channel = 'sms' and not s.agreed and c.phone <> '' and o.address_hash = opt_out_hash('sms', c.phone);
-- Refusals that were known by the customer alone.
insert into opt_outs (channel, address_hash, person, source, changed_at)
select 'sms', opt_out_hash('sms', c.phone), c.id, s.source, s.changed_at
from customer_consents s join customers c on c.id = s.customer_id
where s.channel = 'sms' and not s.agreed and c.phone <> ''
union
select o.channel, opt_out_hash(o.channel, o.address), s.customer_id, s.source, s.changed_at
from customer_consents s join outbox o on o.customer_id = s.customer_id and o.channel = s.channel
where not s.agreed and o.address <> ''
on conflict do nothing;

-- Messages of a day to one person, sent one by one and through the outbox alike. The hashes that those sent one by one were
-- counted by so far can be guessed by trying all numbers, and cannot be made into others.
create table channel_people (
  channel text not null,
  day timestamptz not null,
  address_hash text not null,
  count integer not null,
  primary key (channel, day, address_hash)
);
insert into channel_people (channel, day, address_hash, count)
select channel, date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai', address_hash, count(*)
from outbox where sent_at >= date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'
group by channel, address_hash;
drop table channel_tries;

-- What vendors say too early is kept without numbers.
update early_receipts set address = opt_out_hash(channel, address) where address <> '';
alter table early_receipts rename column address to address_hash;
