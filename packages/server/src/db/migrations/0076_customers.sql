-- The people the association has to do with, as files, sources and staff made them known.
create table customers (
  -- Orders them by age.
  seq bigint generated always as identity unique,
  id text primary key,
  name text not null default '',
  -- Digits; empty: not known. Nobody else has the same.
  phone text not null default '',
  email text not null default '',
  member_number text not null default '',
  gender text not null default 'unknown' check (gender in ('male', 'female', 'unknown')),
  birthday date,
  city text not null default '',
  level text not null default '',
  -- Who looks after them, and where they came from.
  staff_name text not null default '',
  source text not null default '',
  -- What else is known: `{name: value}`
  attributes jsonb not null default '{}',
  -- Of orders that were not cancelled or returned.
  order_count integer not null default 0,
  order_amount numeric(14, 2) not null default 0,
  first_order_at timestamptz,
  last_order_at timestamptz,
  last_event_at timestamptz,
  segment text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index customers_phone on customers (phone) where phone <> '';
create unique index customers_member on customers (member_number) where member_number <> '';
create index customers_email on customers (lower(email)) where email <> '';
create index customers_name on customers (name, city);
create index customers_city on customers (city, level);
create index customers_level on customers (level);
create index customers_segment on customers (segment);
create index customers_last_order on customers (last_order_at);
create index customers_orders on customers (order_count, order_amount);

create table customer_orders (
  id text primary key,
  number text not null,
  customer_id text not null references customers on delete cascade,
  -- In yuan; what was given back is no less.
  amount numeric(14, 2) not null default 0,
  status text not null default 'done' check (status in ('done', 'open', 'cancelled', 'refunded')),
  product text not null default '',
  channel text not null default '',
  ordered_at timestamptz not null,
  created_at timestamptz not null default now()
);
create unique index customer_orders_number on customer_orders (number);
create index customer_orders_customer on customer_orders (customer_id, ordered_at desc);
create index customer_orders_time on customer_orders (ordered_at);
create index customer_orders_product on customer_orders (product, ordered_at);

-- What was done, by whom it is known or by nobody known.
create table customer_events (
  id bigint generated always as identity primary key,
  -- Who sent it, and what they call it: the same is taken once.
  source_key text not null,
  event_key text not null,
  customer_id text references customers on delete cascade,
  name text not null,
  -- What it was done to: a page, a game, a message.
  object text not null default '',
  properties jsonb not null default '{}',
  occurred_at timestamptz not null,
  received_at timestamptz not null default now(),
  unique (source_key, event_key)
);
create index customer_events_customer on customer_events (customer_id, occurred_at desc);
create index customer_events_name on customer_events (name, occurred_at, customer_id);
create index customer_events_received on customer_events (received_at);

-- Whether somebody may be written to. No row: was never asked.
create table customer_consents (
  customer_id text not null references customers on delete cascade,
  channel text not null check (channel in ('sms', 'wechat', 'app', 'qyWechat')),
  agreed boolean not null,
  source text not null default '',
  changed_at timestamptz not null default now(),
  primary key (customer_id, channel)
);

-- Labels hang on customers, documents and FAQ.
create table customer_labels (
  tag_id text not null references tags on delete cascade,
  customer_id text not null references customers on delete cascade,
  created_at timestamptz not null default now(),
  primary key (tag_id, customer_id)
);
create index customer_labels_customer on customer_labels (customer_id);

create table document_labels (
  tag_id text not null references tags on delete cascade,
  document_id text not null references documents on delete cascade,
  created_at timestamptz not null default now(),
  primary key (tag_id, document_id)
);
create index document_labels_document on document_labels (document_id);

create table faq_labels (
  tag_id text not null references tags on delete cascade,
  faq_seq bigint not null references faqs (seq) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (tag_id, faq_seq)
);
create index faq_labels_faq on faq_labels (faq_seq);
