-- How answers are made from one base.
create table kb_params (
  id text primary key,
  knowledge_base_id text not null unique references knowledge_bases on delete cascade,
  top_k integer not null,
  score_threshold double precision not null,
  vector_weight double precision not null,
  history_turns integer not null,
  system_prompt text not null,
  answer_prompt text not null,
  empty_answer text not null,
  temperature double precision not null,
  max_tokens integer not null,
  updated_by text references users on delete set null,
  updated_at timestamptz not null default now()
);
