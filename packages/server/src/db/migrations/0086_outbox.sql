-- Messages to people, each once: what is to go out, what went, and what became of it.
create table outbox (
  seq bigint generated always as identity primary key,
  -- Why it is sent, such as `task:<id>`: nobody is written to twice for the same.
  cause text not null,
  -- Whom it is for within that: a customer, or an address that somebody tried.
  person text not null,
  customer_id text references customers on delete cascade,
  channel text not null check (channel in ('sms', 'wechat', 'app', 'qyWechat')),
  -- Phone number, open id, device or contact.
  address text not null,
  content jsonb not null,
  -- `sending`: handed over just now; whoever dies then leaves it `unknown`, unless the vendor knows keys.
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'taken', 'refused', 'unknown', 'withheld')),
  -- Why it was refused or withheld, a word; and what the vendor said.
  reason text not null default '',
  said text not null default '',
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  receipt_id text not null default '',
  -- Thousandths of a yuan.
  cost bigint not null default 0,
  sent_at timestamptz,
  delivered_at timestamptz,
  opened_at timestamptz,
  clicked_at timestamptz,
  created_at timestamptz not null default now(),
  unique (cause, person)
);
create index outbox_waiting on outbox (cause, due_at, seq) where state = 'waiting';
create index outbox_sending on outbox (cause) where state = 'sending';
create index outbox_receipt on outbox (channel, receipt_id) where receipt_id <> '';
create index outbox_customer on outbox (customer_id, sent_at) where customer_id is not null;
