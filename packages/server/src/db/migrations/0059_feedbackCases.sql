-- A disliked answer is a case until it is better. Likes that were handled have no number.
create sequence feedback_case_numbers;
alter table answer_handling
  add column number bigint unique,
  add column opened_at timestamptz not null default now(),
  add column closed_at timestamptz,
  add column assignee_id text references users on delete set null,
  add column due_at timestamptz,
  add column cause text check (cause in ('missing', 'wrongChunk', 'badParse', 'prompt', 'model', 'unclear')),
  add column reopened integer not null default 0,
  -- What the answer's reader was told at last.
  add column reply text not null default '',
  -- What the assistant said when it was asked again.
  add column again jsonb,
  alter column status set default 'pending',
  alter column handle_time drop not null,
  alter column handle_time drop default;
create index answer_handling_assignee on answer_handling (assignee_id) where assignee_id is not null;
create index answer_handling_opened on answer_handling (opened_at) where number is not null;

-- What happened to a case, in its order.
create table case_events (
  id bigint generated always as identity primary key,
  session_id text not null references answer_handling on delete cascade,
  kind text not null,
  -- Null: the product itself, or somebody who is gone.
  user_id text references users on delete set null,
  at timestamptz not null default now(),
  text text not null default '',
  mend jsonb
);
create index case_events_session on case_events (session_id, id);
create index case_events_user on case_events (user_id) where user_id is not null;
create index case_events_at on case_events (at) where kind = 'reopened';

insert into answer_handling (session_id, opened_at)
  select session_id, updated_at from likes where not is_like
  on conflict (session_id) do update set opened_at = excluded.opened_at;
update answer_handling h set number = n.number, closed_at = case when h.status in ('done', 'ignored') then h.handle_time end
  from (
    select l.session_id, row_number() over (order by l.updated_at, l.session_id) as number from likes l where not l.is_like
  ) n where n.session_id = h.session_id;
select setval('feedback_case_numbers', greatest(coalesce(max(number), 0), 1), coalesce(max(number), 0) > 0) from answer_handling;
insert into case_events (session_id, kind, at)
  select session_id, 'opened', opened_at from answer_handling where number is not null order by number;

create function reopen_case(answer text) returns void language sql as $$
  update answer_handling set status = 'pending', reopened = reopened + 1, closed_at = null, due_at = null
  where session_id = answer;
  insert into case_events (session_id, kind) values (answer, 'reopened')
$$;

-- Whoever dislikes an answer opens its case, or opens it again; whoever likes it after all closes it.
create function judge_case() returns trigger language plpgsql as $$
declare
  was answer_handling;
begin
  select * into was from answer_handling where session_id = new.session_id for update;
  if new.is_like then
    if was.number is not null and was.status in ('pending', 'processing') then
      update answer_handling set status = 'done', closed_at = now() where session_id = new.session_id;
      insert into case_events (session_id, kind) values (new.session_id, 'closed');
    end if;
  elsif was.number is null then
    insert into answer_handling (session_id, number, opened_at)
    values (new.session_id, nextval('feedback_case_numbers'), new.updated_at)
    on conflict (session_id) do update set
      number = excluded.number, opened_at = excluded.opened_at, status = 'pending', closed_at = null;
    insert into case_events (session_id, kind, at) values (new.session_id, 'opened', new.updated_at);
  elsif was.status in ('done', 'ignored') then
    perform reopen_case(new.session_id);
  end if;
  return null;
end
$$;
create trigger likes_case_given after insert on likes for each row execute function judge_case();
create trigger likes_case_changed after update of is_like on likes for each row
  when (new.is_like is distinct from old.is_like) execute function judge_case();

-- A closed case whose question goes wrong again is open again.
create function reopen_same_cases() returns trigger language plpgsql as $$
begin
  perform reopen_case(h.session_id)
  from gap_turns t join answer_log l on coalesce(l.again_of, l.session_id) = t.asking
    join answer_handling h on h.session_id = l.session_id
  where t.gap_seq = new.gap_seq and t.asking <> new.asking
    and h.number is not null and h.status = 'done' and h.closed_at < new.at;
  return null;
end
$$;
create trigger gap_turns_wrong after insert on gap_turns for each row
  when (new.disliked or new.unanswered) execute function reopen_same_cases();
