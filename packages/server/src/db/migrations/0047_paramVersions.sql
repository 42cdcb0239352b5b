-- What the parameters of a base were: each change makes a version. `settings` null: the standard ones counted.
create table kb_params_versions (
  knowledge_base_id text not null references knowledge_bases on delete cascade,
  version integer not null,
  kind text not null check (kind in ('saved', 'restored', 'standard')),
  restored_from integer,
  settings jsonb,
  note text not null default '',
  made_by text references users on delete set null,
  made_at timestamptz not null default now(),
  primary key (knowledge_base_id, version)
);

insert into kb_params_versions (knowledge_base_id, version, kind, settings, made_by, made_at)
select knowledge_base_id, 1, 'saved',
  jsonb_build_object('topK', top_k, 'scoreThreshold', score_threshold, 'vectorWeight', vector_weight,
    'historyTurns', history_turns, 'systemPrompt', system_prompt, 'answerPrompt', answer_prompt,
    'emptyAnswer', empty_answer, 'temperature', temperature, 'maxTokens', max_tokens),
  updated_by, updated_at
from kb_params;

-- Questions that the parameters of a base are tried on before they are saved.
create table kb_trial_questions (
  knowledge_base_id text primary key references knowledge_bases on delete cascade,
  questions jsonb not null
);
