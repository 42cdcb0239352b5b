-- Who is to be told what, when and through which channel.
create table operate_plans (
  seq bigint generated always as identity unique,
  id text primary key,
  name text not null,
  description text not null default '',
  -- The people it is meant for: while a plan names them they are not deleted.
  crowd_pack_id text references crowd_packs,
  -- `active`: waits for its beginning or runs, by the clock.
  status text not null default 'draft' check (status in ('draft', 'active', 'paused', 'finished')),
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- What its messages may cost together, in fen. Null: whatever they do.
  budget bigint check (budget >= 0),
  -- Rises with each change of the plan or one of its tasks.
  version integer not null default 1,
  -- Users with a part in it since somebody else last approved it: none of them decides about it.
  authors text[] not null,
  approval text not null default 'none' check (approval in ('none', 'waiting', 'approved', 'rejected')),
  asked_by text references users on delete set null,
  asked_at timestamptz,
  decided_by text references users on delete set null,
  decided_at timestamptz,
  decision_words text not null default '',
  -- How many people the one who decided knew it was meant for.
  approved_size integer not null default 0,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (end_at > start_at)
);
create unique index operate_plans_name on operate_plans (lower(name));
create index operate_plans_start on operate_plans (start_at, seq);
create index operate_plans_end on operate_plans (end_at) where status in ('active', 'paused');
create index operate_plans_status on operate_plans (status, start_at);
create index operate_plans_asked on operate_plans (asked_at) where approval = 'waiting';
create index operate_plans_decided on operate_plans (decided_at desc) where approval in ('approved', 'rejected');
create index operate_plans_pack on operate_plans (crowd_pack_id);
create index operate_plans_asked_by on operate_plans (asked_by);
create index operate_plans_decided_by on operate_plans (decided_by);
create index operate_plans_created_by on operate_plans (created_by);

-- One message to the people of a plan, through one channel. Its messages go out for the cause `task:<id>`.
create table pd_tasks (
  seq bigint generated always as identity unique,
  id text primary key,
  plan_id text not null references operate_plans on delete cascade,
  name text not null,
  channel text not null check (channel in ('sms', 'wechat', 'app', 'qyWechat')),
  template_id text,
  template_version integer,
  -- Of WeCom, which has no templates.
  content text not null default '',
  -- Null: as soon as it is started.
  send_at timestamptz,
  -- `paused`: by itself; where its plan is, it goes on with that.
  status text not null default 'draft'
    check (status in ('draft', 'waiting', 'sending', 'paused', 'stopped', 'finished', 'failed')),
  -- Why it failed, a reason of the contract.
  failure text not null default '',
  -- How far its people were looked at: up to this customer, and whether that is all of them.
  reached text not null default '',
  prepared boolean not null default false,
  people integer not null default 0,
  -- Who gets nothing: `{reason: how many}`.
  skipped jsonb not null default '{}',
  -- Thousandths of a yuan of all messages that were written.
  cost bigint not null default 0,
  -- What came of them, as it was counted last.
  total integer not null default 0,
  delivered integer not null default 0,
  failed integer not null default 0,
  awaited integer not null default 0,
  withheld integer not null default 0,
  clicked integer not null default 0,
  per_minute integer not null default 0,
  counted_at timestamptz,
  started_by text references users on delete set null,
  started_at timestamptz,
  finished_at timestamptz,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (template_id, template_version) references message_template_versions (template_id, version)
);
create index pd_tasks_plan on pd_tasks (plan_id, seq);
create index pd_tasks_template on pd_tasks (template_id, template_version);
create index pd_tasks_started on pd_tasks (started_at) where status in ('waiting', 'sending', 'paused');
create index pd_tasks_started_by on pd_tasks (started_by);
create index pd_tasks_created_by on pd_tasks (created_by);

-- The last time that it was tried who would get a task.
create table pd_dry_runs (
  task_id text primary key references pd_tasks on delete cascade,
  state text not null default 'running' check (state in ('running', 'ready', 'failed')),
  -- What it looked at: it holds as long as these are the same.
  plan_version integer not null,
  pack_version integer not null,
  pack_counted_at timestamptz,
  reached text not null default '',
  people integer not null default 0,
  will_send integer not null default 0,
  skipped jsonb not null default '{}',
  cost bigint not null default 0,
  waits_until timestamptz,
  begun_at timestamptz not null default now()
);

create table pd_dry_run_people (
  task_id text not null references pd_dry_runs on delete cascade,
  reason text not null,
  customer_id text not null references customers on delete cascade,
  primary key (task_id, reason, customer_id)
);
create index pd_dry_run_people_customer on pd_dry_run_people (customer_id);

-- Who did what.
create table plan_log (
  id bigint generated always as identity primary key,
  plan_id text not null references operate_plans on delete cascade,
  action text not null,
  task_name text not null default '',
  user_id text references users on delete set null,
  -- The name stays when the account is gone; empty: its time had come.
  username text not null default '',
  words text not null default '',
  created_at timestamptz not null default now()
);
create index plan_log_plan on plan_log (plan_id, id);
create index plan_log_user on plan_log (user_id);

-- From which size on plans are approved by a second person. Without a row, as the program has it.
create table plan_settings (
  only_one boolean primary key default true check (only_one),
  approval_size integer,
  -- Attributes of customers that hold their addresses; empty: none does.
  wechat_attribute text not null default '',
  app_attribute text not null default '',
  version integer not null default 1,
  updated_by text references users on delete set null,
  updated_at timestamptz not null default now()
);
create index plan_settings_updated_by on plan_settings (updated_by);
