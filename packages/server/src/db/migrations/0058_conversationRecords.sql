-- What an answer took: when its evidence was found, and when it was complete. Null: not known, or not yet.
alter table sessions
  add column found_at timestamptz,
  add column ended_at timestamptz;

-- What the answers of a conversation were like, so that a list of everybody's need not look into each.
create table topic_facts (
  topic_id text primary key references topics on delete cascade,
  disliked boolean not null,
  -- An assistant answered without anything to rest on.
  unsupported boolean not null,
  -- More than three seconds passed before the first word.
  slow boolean not null,
  -- An answer was interrupted or failed.
  cut_off boolean not null
);
create index topic_facts_disliked on topic_facts (topic_id) where disliked;
create index topic_facts_unsupported on topic_facts (topic_id) where unsupported;
create index topic_facts_slow on topic_facts (topic_id) where slow;
create index topic_facts_cut_off on topic_facts (topic_id) where cut_off;

create view facts_of_topics as
  select s.topic_id,
    coalesce(bool_or(not l.is_like), false) as disliked,
    bool_or(s.status = 'done' and s.passages = '[]' and t.assistant_id is not null) as unsupported,
    coalesce(bool_or(s.first_word_at - s.created_at > interval '3 seconds'), false) as slow,
    bool_or(s.status in ('interrupted', 'failed')) as cut_off
  from sessions s join topics t on t.id = s.topic_id left join likes l on l.session_id = s.id
  group by s.topic_id;

insert into topic_facts (topic_id, disliked, unsupported, slow, cut_off)
  select topic_id, disliked, unsupported, slow, cut_off from facts_of_topics;

create function note_topic_facts(topic text) returns void language sql as $$
  delete from topic_facts where topic_id = topic and not exists (select from sessions s where s.topic_id = topic);
  insert into topic_facts (topic_id, disliked, unsupported, slow, cut_off)
  select topic_id, disliked, unsupported, slow, cut_off from facts_of_topics where topic_id = topic
  on conflict (topic_id) do update set
    disliked = excluded.disliked, unsupported = excluded.unsupported, slow = excluded.slow, cut_off = excluded.cut_off
$$;

create function note_facts_of_session() returns trigger language plpgsql as $$
begin
  perform note_topic_facts(new.topic_id);
  return null;
end
$$;
create trigger sessions_facts_ended after update of status on sessions for each row
  when (old.status = 'running' and new.status <> 'running') execute function note_facts_of_session();

-- Once for each conversation, however many of its answers come or go.
create function note_facts_of_sessions() returns trigger language plpgsql as $$
begin
  perform note_topic_facts(topic_id) from (select distinct topic_id from changed where status <> 'running') t;
  return null;
end
$$;
create trigger sessions_facts_stored after insert on sessions referencing new table as changed
  for each statement execute function note_facts_of_sessions();
create trigger sessions_facts_removed after delete on sessions referencing old table as changed
  for each statement execute function note_facts_of_sessions();

create function note_facts_of_like() returns trigger language plpgsql as $$
begin
  perform note_topic_facts(topic_id) from sessions where id = coalesce(new.session_id, old.session_id);
  return null;
end
$$;
create trigger likes_facts after insert or update or delete on likes for each row execute function note_facts_of_like();

-- Put away by one of those who look through conversations, for all of them, until somebody asks on.
create table archived_topics (
  topic_id text primary key references topics on delete cascade,
  archived_at timestamptz not null default now(),
  archived_by text references users on delete set null
);

-- What one of them has seen of a conversation, and whether they keep an eye on it.
create table topic_marks (
  user_id text not null references users on delete cascade,
  topic_id text not null references topics on delete cascade,
  -- Null: not seen, or wanted back among those not seen.
  seen_at timestamptz,
  starred boolean not null default false,
  primary key (user_id, topic_id)
);
create index topic_marks_topic on topic_marks (topic_id);
create index topic_marks_starred on topic_marks (user_id) where starred;

-- What is said in a conversation, as pairs of characters, so that a word is found among all conversations: words of Chinese
-- are often of two. Kept beside the answers, which change twenty times a second while they are written.
create function pairs_of(said text) returns int[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct hashtext(c || next)), '{}')
  from (
    select c, lead(c) over (order by n) as next from unnest(string_to_array(lower(said), null)) with ordinality u (c, n)
  ) pairs where next is not null
$$;

create table spoken (
  session_id text primary key references sessions on delete cascade,
  topic_id text not null,
  pairs int[] not null
);
create index spoken_pairs on spoken using gin (pairs);
create index spoken_topic on spoken (topic_id);

insert into spoken (session_id, topic_id, pairs)
  select id, topic_id, pairs_of(question || E'\n' || answer) from sessions where status <> 'running';

create function note_spoken() returns trigger language plpgsql as $$
begin
  insert into spoken (session_id, topic_id, pairs) values (new.id, new.topic_id, pairs_of(new.question || E'\n' || new.answer))
  on conflict (session_id) do update set pairs = excluded.pairs;
  return null;
end
$$;
create trigger sessions_spoken_stored after insert on sessions for each row
  when (new.status <> 'running') execute function note_spoken();
create trigger sessions_spoken_ended after update of status, question, answer on sessions for each row
  when (new.status <> 'running' and (old.status = 'running' or old.question <> new.question or old.answer <> new.answer))
  execute function note_spoken();

-- The same text with the middle of each mobile number left out, as `maskPhones` does it.
create function mask_phones(said text) returns text language sql immutable strict parallel safe as $$
  select case when said ~ '1[3-9]\d'
    then regexp_replace(said, '(?<!\d)((?:\+?86[ -]?)?1[3-9]\d)[ -]?\d{4}[ -]?(\d{4})(?!\d)', '\1****\2', 'g')
    else said end
$$;
