-- What is measured again and again. One with a formula is computed, any other is typed in or imported.
create table metrics (
  id text primary key,
  code text not null,
  name text not null,
  english_name text not null default '',
  category text not null,
  synonyms text[] not null default '{}',
  unit text not null default '',
  period text not null check (period in ('day', 'week', 'month', 'quarter', 'year')),
  roll_up text not null default 'sum' check (roll_up in ('sum', 'mean', 'last')),
  definition text not null default '',
  -- `{table, expression, parts, filter, timeColumn, dimensions, assumes}`, and the source that it is counted from.
  formula jsonb,
  data_source_id text references data_sources on delete cascade,
  higher_is_better boolean,
  target double precision,
  enabled boolean not null default true,
  built_in boolean not null default false,
  version integer not null default 1,
  owner_id text references users on delete set null,
  computed_at timestamptz,
  failure text not null default '',
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((formula is null) = (data_source_id is null))
);
create unique index metrics_code on metrics (code);
create unique index metrics_name on metrics (lower(name));
create index metrics_source on metrics (data_source_id);
create index metrics_owner on metrics (owner_id);

-- What a metric was from each version on: name, definition, unit, period, formula, target, direction, synonyms.
create table metric_versions (
  metric_id text not null references metrics on delete cascade,
  version integer not null,
  settings jsonb not null,
  note text not null default '',
  changed_by text references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (metric_id, version)
);

create table metric_values (
  id text primary key,
  metric_id text not null references metrics on delete cascade,
  -- Begin of the period, by the clocks of Shanghai.
  at timestamptz not null,
  -- The part that it is of; empty: in all.
  dimension text not null default '',
  value double precision not null,
  source text not null check (source in ('typed', 'file', 'computed')),
  note text not null default '',
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index metric_values_place on metric_values (metric_id, dimension, at);
create index metric_values_entered on metric_values ((source = 'computed'), at desc);

-- Who is told of anomalies and missed targets, and of which values somebody was told.
create table metric_followers (
  metric_id text not null references metrics on delete cascade,
  user_id text not null references users on delete cascade,
  primary key (metric_id, user_id)
);
create index metric_followers_user on metric_followers (user_id);
create table metric_alarms (
  metric_id text not null references metrics on delete cascade,
  at timestamptz not null,
  primary key (metric_id, at)
);

-- What some metrics came to over a span, in figures and in words.
create table analysis_reports (
  id text primary key,
  name text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  period text not null check (period in ('day', 'week', 'month', 'quarter', 'year')),
  wish text not null default '',
  language text not null default 'zh',
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  failure text,
  figures jsonb not null default '[]',
  content text not null default '',
  written_by_model boolean not null default false,
  version integer not null default 0,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index analysis_reports_name on analysis_reports (lower(name));
create table analysis_report_metrics (
  report_id text not null references analysis_reports on delete cascade,
  metric_id text not null references metrics,
  place integer not null,
  primary key (report_id, metric_id)
);
create index analysis_report_metrics_metric on analysis_report_metrics (metric_id);
-- What any version of a report was counted from. A metric may be counted from something else since; what was said of it stays.
create table analysis_report_tables (
  report_id text not null references analysis_reports on delete cascade,
  -- Of a source that may be gone: then nobody sees all of it.
  data_source_id text not null,
  table_name text not null,
  primary key (report_id, data_source_id, table_name)
);
create table analysis_report_versions (
  report_id text not null references analysis_reports on delete cascade,
  version integer not null,
  content text not null,
  by text not null check (by in ('model', 'figures', 'hand')),
  changed_by text references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (report_id, version)
);
