-- How text messages go out: one row, from the first change on.
create table sms_settings (
  only_one boolean primary key default true check (only_one),
  enabled boolean not null default false,
  gateway_url text not null default '',
  access_key text not null default '',
  -- Sealed; empty: none is kept.
  secret text not null default '',
  sign_name text not null default '',
  daily_limit integer not null default 10000,
  daily_limit_per_phone integer not null default 5,
  quiet_from text not null default '22:00',
  quiet_to text not null default '08:00',
  updated_by text references users on delete set null,
  updated_at timestamptz not null default now()
);
create index sms_settings_editor on sms_settings (updated_by);

-- Messages of a day by number, which is kept as its SHA-256 alone.
create table sms_sent (
  day timestamptz not null,
  phone_hash bytea not null,
  count integer not null,
  primary key (day, phone_hash)
);
