-- How messages of each channel go out: one row each, from the first change on.
create table channel_settings (
  channel text primary key check (channel in ('sms', 'wechat', 'app', 'qyWechat')),
  enabled boolean not null default false,
  vendor text not null,
  -- Of text messages whose template names none.
  sign_name text not null default '',
  daily_limit integer not null,
  daily_limit_per_person integer not null,
  quiet_from text not null default '22:00',
  quiet_to text not null default '08:00',
  -- Thousandths of a yuan that a message costs, or a part of a text message.
  price integer not null default 0,
  updated_by text references users on delete set null,
  updated_at timestamptz not null default now()
);
create index channel_settings_editor on channel_settings (updated_by);

-- What opens each vendor; what was entered for one stays while the channel uses another.
create table channel_vendors (
  vendor text primary key
    check (vendor in ('smsGateway', 'aliyun', 'officialAccount', 'pushGateway', 'fcm', 'weCom')),
  -- Empty: the vendor's own.
  address text not null default '',
  account text not null default '',
  -- Sealed; empty: none is kept.
  secret text not null default ''
);

-- Messages of a day, all of them, and those that were sent one by one: by address, which is kept as its SHA-256 alone.
create table channel_days (
  channel text not null,
  day timestamptz not null,
  count integer not null,
  primary key (channel, day)
);
create table channel_tries (
  channel text not null,
  day timestamptz not null,
  address_hash bytea not null,
  count integer not null,
  primary key (channel, day, address_hash)
);

-- Text messages had tables of their own.
insert into channel_settings (channel, enabled, vendor, sign_name, daily_limit, daily_limit_per_person, quiet_from, quiet_to,
  updated_by, updated_at)
select 'sms', enabled, 'smsGateway', sign_name, daily_limit, daily_limit_per_phone, quiet_from, quiet_to, updated_by, updated_at
from sms_settings;
insert into channel_vendors (vendor, address, account, secret)
select 'smsGateway', gateway_url, access_key, secret from sms_settings;
insert into channel_days (channel, day, count) select 'sms', day, sum(count) from sms_sent group by day;
insert into channel_tries (channel, day, address_hash, count) select 'sms', day, phone_hash, count from sms_sent;
drop table sms_sent;
drop table sms_settings;

-- The page shows all channels now.
update menus set name = '消息渠道' where href = '/configManagement/functionSet/noteSet' and name = '短信配置';
