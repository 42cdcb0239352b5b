-- A question may have several answers: they stand at one place, the first one first.
alter table sessions drop constraint sessions_topic_id_place_key;
alter table sessions
  add column version integer not null default 1,
  -- The first answer to the question, which may be gone. Null: this is the first.
  add column again_of text,
  -- The conversation went on from this one. None: from the newest, or not yet.
  add column chosen boolean not null default false,
  add unique (topic_id, place, version);

-- The same of what was asked: a question is counted once, however often it was answered.
alter table answer_log add column again_of text;

create or replace function log_question() returns trigger language plpgsql as $$
begin
  insert into answer_log (session_id, user_id, assistant_id, question, asked_at, again_of)
  select new.id, t.user_id, t.assistant_id, new.question, new.created_at, new.again_of
  from topics t where t.id = new.topic_id
  on conflict do nothing;
  return null;
end
$$;
