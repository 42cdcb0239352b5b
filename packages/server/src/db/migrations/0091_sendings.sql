-- The work through the outbox, cause by cause.
create table sendings (
  cause text primary key,
  channel text not null check (channel in ('sms', 'wechat', 'app', 'qyWechat')),
  state text not null default 'running' check (state in ('running', 'paused', 'stopped', 'done')),
  -- Why nothing goes out although it runs, and until when.
  waits_for text not null default '' check (waits_for in ('', 'quiet', 'dayFull', 'vendor', 'settings')),
  waits_until timestamptz,
  -- Messages that were put in.
  total integer not null default 0,
  -- Calls that are under way at once: fewer after the vendor has asked for a pause.
  pace integer not null default 32,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sendings_running on sendings (updated_at) where state = 'running';

-- A message that was taken and did not arrive; the vendor's words stand in `said`.
alter table outbox add column failed_at timestamptz;

-- Who wants nothing through a channel, by address: whether they are customers or not, and also after they were erased, so
-- that a list which is imported again brings nobody back. Kept as a hash that no other installation can make.
create table opt_outs (
  channel text not null check (channel in ('sms', 'wechat', 'app', 'qyWechat')),
  address_hash text not null,
  source text not null default '',
  changed_at timestamptz not null default now(),
  primary key (channel, address_hash)
);

create function opt_out_hash(channel text, address text) returns text language sql stable as $$
  select encode(sha256(convert_to((select salt from customer_erasure_salt) || ':' || channel || ':' || case
    -- However it is written, with or without the country's number.
    when channel = 'sms' then right(regexp_replace(address, '\D', '', 'g'), 11) else address end, 'UTF8')), 'hex')
$$;

-- Whoever writes down a word of a customer about text messages, it holds for their number too.
create function keep_opt_out() returns trigger language plpgsql as $$
declare
  number text := (select phone from customers where id = new.customer_id);
begin
  if new.channel <> 'sms' or coalesce(number, '') = '' then return new; end if;
  if new.agreed then
    delete from opt_outs where channel = new.channel and address_hash = opt_out_hash(new.channel, number);
  else
    insert into opt_outs (channel, address_hash, source, changed_at)
    values (new.channel, opt_out_hash(new.channel, number), new.source, new.changed_at)
    on conflict (channel, address_hash) do nothing;
  end if;
  return new;
end $$;
create trigger customer_consents_kept after insert or update on customer_consents
  for each row execute function keep_opt_out();

insert into opt_outs (channel, address_hash, source, changed_at)
select s.channel, opt_out_hash(s.channel, c.phone), s.source, s.changed_at
from customer_consents s join customers c on c.id = s.customer_id
where s.channel = 'sms' and not s.agreed and c.phone <> '' on conflict do nothing;

-- Addresses of the web that messages of a cause lead to.
create table short_links (
  id bigint generated always as identity primary key,
  cause text not null,
  url text not null
);
create unique index short_links_url on short_links (cause, md5(url));

-- What a vendor said of messages before it was written down that they were taken.
create table early_receipts (
  channel text not null,
  receipt_id text not null,
  address text not null default '',
  state text not null check (state in ('delivered', 'failed', 'optedOut', 'clicked')),
  said text not null default '',
  received_at timestamptz not null default now(),
  primary key (channel, receipt_id, address, state)
);
create index early_receipts_age on early_receipts (received_at);
