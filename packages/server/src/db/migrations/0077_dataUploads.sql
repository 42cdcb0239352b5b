-- Files of customers, orders and behaviours on their way in.
create table data_uploads (
  seq bigint generated always as identity unique,
  id text primary key,
  data_type text not null check (data_type in ('customers', 'orders', 'behaviours')),
  file_name text not null,
  -- Bytes and SHA-256 of what was sent; what is kept to be read may be another writing of it.
  size bigint not null,
  content_hash text not null,
  -- Null once it has been forgotten.
  file_key text,
  -- How it is read: `{encoding, separator, newline, headed, start}`
  format jsonb not null,
  -- `[{title, target, how, samples}]`
  columns jsonb not null,
  status text not null default 'matching' check (status in
    ('matching', 'checking', 'checked', 'running', 'done', 'cancelled', 'failed', 'takingBack', 'takenBack')),
  progress real not null default 0,
  -- Why the file as a whole is refused: `{code, row}`
  failure jsonb,
  -- How far it has been read in what is under way, in the same transaction as what was made of it: bytes and rows.
  read_bytes bigint not null default 0,
  read_rows integer not null default 0,
  row_count integer not null default 0,
  added_count integer not null default 0,
  changed_count integer not null default 0,
  unchanged_count integer not null default 0,
  refused_count integer not null default 0,
  -- `{code: rows}`
  reasons jsonb not null default '{}',
  -- Of taking back: rows put back as they were, and rows that others have changed since and that stay.
  restored_count integer not null default 0,
  kept_count integer not null default 0,
  -- When the last row was taken in.
  taken_at timestamptz,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index data_uploads_creator on data_uploads (created_by);
create index data_uploads_content on data_uploads (content_hash, data_type);
create index data_uploads_age on data_uploads (updated_at) where file_key is not null;

-- All rows that are refused, and the first of the others.
create table data_upload_rows (
  upload_id text not null references data_uploads on delete cascade,
  -- As a spreadsheet counts: the headings are 1.
  row_number integer not null,
  outcome text not null check (outcome in ('added', 'changed', 'unchanged', 'refused')),
  -- `[{code, column, value}]`; the column by its number from 0, null for the row as a whole
  reasons jsonb not null default '[]',
  cells jsonb not null,
  -- `{field: [before, after]}`
  changes jsonb not null default '{}',
  primary key (upload_id, row_number)
);
create index data_upload_rows_outcome on data_upload_rows (upload_id, outcome, row_number);

-- What an upload changed, field by field, so that it can be taken back.
create table data_upload_changes (
  upload_id text not null references data_uploads on delete cascade,
  -- A customer or an order.
  target_id text not null,
  before jsonb not null,
  after jsonb not null,
  primary key (upload_id, target_id)
);
create index data_upload_changes_target on data_upload_changes (target_id);

-- The upload that brought it. No reference: the check of each row would slow a million of them down, and one that is
-- gone does no harm.
alter table customers add column upload_id text;
alter table customer_orders add column upload_id text;
alter table customer_events add column upload_id text;
create index customers_upload on customers (upload_id) where upload_id is not null;
create index customer_orders_upload on customer_orders (upload_id) where upload_id is not null;
create index customer_events_upload on customer_events (upload_id) where upload_id is not null;
