-- Customers that became one, with all that is needed to make two of them again.
create table customer_merges (
  seq bigint generated always as identity unique,
  id text primary key,
  kept_id text not null references customers on delete cascade,
  gone_id text not null,
  gone_name text not null,
  -- Rows of `customers` as they were, and of the kept one as it became.
  kept_before jsonb not null,
  kept_after jsonb not null,
  gone jsonb not null,
  -- `{orders, events, labels, packs, consents, keptConsents}`: ids that moved, rows of consents
  moved jsonb not null,
  merged_by text references users on delete set null,
  created_at timestamptz not null default now()
);
create index customer_merges_kept on customer_merges (kept_id);
create index customer_merges_gone on customer_merges (gone_id);
create index customer_merges_merged_by on customer_merges (merged_by);

-- By what those are known again who were erased: SHA-256 of this installation's salt, the kind and the value.
create table customer_erasure_salt (single boolean primary key default true check (single), salt text not null);
insert into customer_erasure_salt (salt) values (gen_random_uuid()::text || gen_random_uuid()::text);
create table customer_erased_keys (hash text primary key, erased_at timestamptz not null default now());

-- Doubles are grouped by these.
create index customers_phone_tail on customers (right(phone, 11)) where phone <> '';
