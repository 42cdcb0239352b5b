-- Whom an answer is from: a conversation may be handed over, and one question be asked of several.
alter table sessions
  add column assistant_id text references assistants,
  -- It was asked for together with answers of others to the same question.
  add column beside boolean not null default false,
  -- The answer that it repeats, in a conversation that branched off. It counts nowhere a second time.
  add column copied_from text;
update sessions s set assistant_id = t.assistant_id from topics t where t.id = s.topic_id and t.assistant_id is not null;

-- One at a time, but for those that are asked for together.
drop index sessions_running;
create unique index sessions_running on sessions (topic_id) where status = 'running' and not beside;

alter table topics
  add column branched_from text references topics on delete set null,
  -- Assistants that it was with before, or that answered beside another.
  add column also text[] not null default '{}';
create index topics_branched on topics (branched_from) where branched_from is not null;

-- Unless it is said otherwise, whom its conversation is with.
create function answer_is_from() returns trigger language plpgsql as $$
begin
  if new.assistant_id is null then
    new.assistant_id := (select assistant_id from topics where id = new.topic_id);
  end if;
  return new;
end
$$;
create trigger sessions_from before insert on sessions for each row execute function answer_is_from();

create function topic_was_with() returns trigger language plpgsql as $$
begin
  if not new.also @> array[old.assistant_id] then new.also := new.also || old.assistant_id; end if;
  return new;
end
$$;
create trigger topics_handed_over before update of assistant_id on topics for each row
  when (old.assistant_id is not null and new.assistant_id is distinct from old.assistant_id)
  execute function topic_was_with();

create function answer_is_also_from() returns trigger language plpgsql as $$
begin
  update topics set also = also || new.assistant_id
  where id = new.topic_id and assistant_id is distinct from new.assistant_id and not also @> array[new.assistant_id];
  return null;
end
$$;
create trigger sessions_also_from after insert on sessions for each row
  when (new.beside or new.copied_from is not null) execute function answer_is_also_from();

-- A question to several is one, and one of each of them.
alter table answer_log add column beside boolean not null default false;

create or replace function log_question() returns trigger language plpgsql as $$
begin
  if new.copied_from is not null then return null; end if;
  insert into answer_log (session_id, user_id, assistant_id, question, asked_at, again_of, beside)
  select new.id, t.user_id, new.assistant_id, new.question, new.created_at, new.again_of, new.beside
  from topics t where t.id = new.topic_id
  on conflict do nothing;
  return null;
end
$$;

create or replace view facts_of_topics as
  select s.topic_id,
    coalesce(bool_or(not l.is_like), false) as disliked,
    bool_or(s.status = 'done' and s.passages = '[]' and s.assistant_id is not null and s.copied_from is null) as unsupported,
    coalesce(bool_or(s.first_word_at - s.created_at > interval '3 seconds' and s.copied_from is null), false) as slow,
    bool_or(s.status in ('interrupted', 'failed') and s.copied_from is null) as cut_off
  from sessions s join topics t on t.id = s.topic_id left join likes l on l.session_id = s.id
  group by s.topic_id;
