-- Business plans, which their owner and chosen colleagues write section by section.
create table business_plans (
  id text primary key,
  user_id text not null references users on delete cascade,
  title text not null,
  company text not null default '',
  industry text not null default '',
  -- Grows by one with each change.
  version integer not null default 1,
  -- The version that last changed the title, the company, the industry or the order.
  settings_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index business_plans_user on business_plans (user_id, updated_at desc);

create table business_plan_sections (
  id text primary key,
  plan_id text not null references business_plans on delete cascade,
  place integer not null,
  title text not null,
  hint text not null default '',
  content text not null default '',
  -- What `[n]` in the text stands for.
  refs jsonb not null default '[]',
  -- The version of the plan that last changed it.
  version integer not null,
  changed_by text references users on delete set null,
  updated_at timestamptz not null default now()
);
create index business_plan_sections_plan on business_plan_sections (plan_id, place);
create index business_plan_sections_changed_by on business_plan_sections (changed_by);

-- Colleagues that a plan is open to.
create table business_plan_editors (
  plan_id text not null references business_plans on delete cascade,
  user_id text not null references users on delete cascade,
  primary key (plan_id, user_id)
);
create index business_plan_editors_user on business_plan_editors (user_id);

-- States of a plan; the newest is the present one.
create table business_plan_versions (
  plan_id text not null references business_plans on delete cascade,
  version integer not null,
  title text not null,
  company text not null,
  industry text not null,
  -- `[{id, title, hint, content, references}]`
  sections jsonb not null,
  cause text not null check (cause in ('made', 'saved', 'drafted', 'restored')),
  changed_by text references users on delete set null,
  begun_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (plan_id, version)
);
create index business_plan_versions_changed_by on business_plan_versions (changed_by);
