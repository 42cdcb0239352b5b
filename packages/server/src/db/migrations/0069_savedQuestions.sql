-- Questions to data that somebody wants to ask again, as they were answered.
create table saved_questions (
  id text primary key,
  user_id text not null references users on delete cascade,
  question text not null,
  source_ids text[] not null,
  language text not null default 'zh',
  -- The plan that it is answered by, or the query where a model wrote it; neither: it is read anew each time.
  plan jsonb,
  query text not null default '',
  shared boolean not null default false,
  verified boolean not null default false,
  verified_by text references users on delete set null,
  -- `{every, weekday, day, hour}` and `{sign, value}`
  schedule jsonb,
  threshold jsonb,
  next_at timestamptz,
  last_answer_id text references data_answers on delete set null,
  last_at timestamptz,
  last_value double precision,
  last_unit text not null default '',
  last_rang boolean not null default false,
  last_failure text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index saved_questions_user on saved_questions (user_id, updated_at desc);
create index saved_questions_due on saved_questions (next_at) where next_at is not null;
create index saved_questions_answer on saved_questions (last_answer_id);
create index saved_questions_verified on saved_questions (id) where verified;

-- What stands on whose overview, and what it was last answered there.
create table saved_question_pins (
  saved_question_id text not null references saved_questions on delete cascade,
  user_id text not null references users on delete cascade,
  answer_id text references data_answers on delete set null,
  created_at timestamptz not null default now(),
  primary key (saved_question_id, user_id)
);
create index saved_question_pins_user on saved_question_pins (user_id, created_at);
create index saved_question_pins_answer on saved_question_pins (answer_id);

-- What was asked by itself, so that old runs do not fill their owner's list.
create table saved_question_runs (
  answer_id text primary key references data_answers on delete cascade,
  saved_question_id text not null references saved_questions on delete cascade,
  created_at timestamptz not null default now()
);
create index saved_question_runs_question on saved_question_runs (saved_question_id, created_at desc);
