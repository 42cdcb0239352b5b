-- Questions that people asked of a base and that no FAQ answers: those that ask the same stand together. Of a deleted base
-- they are nobody's, and go with its FAQ, a little at a time.
create table gaps (
  seq bigint generated always as identity unique,
  id text primary key,
  knowledge_base_id text not null,
  -- As it is asked most.
  question text not null,
  -- All wordings in lower case, to be searched.
  search text not null default '',
  -- Watched: it was asked, and answered so far.
  state text not null default 'watched' check (state in ('watched', 'open', 'done', 'ignored')),
  times integer not null default 0,
  people integer not null default 0,
  unanswered integer not null default 0,
  disliked integer not null default 0,
  -- Asked again since it was settled.
  returned integer not null default 0,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by text references users on delete set null,
  -- What stood there before, in case it is taken back.
  settled_before timestamptz,
  settled_before_by text references users on delete set null,
  faq_id text references faqs (id) on delete set null
);
create index gaps_waiting on gaps (knowledge_base_id, state, last_at desc);
create index gaps_settled_by on gaps (settled_by);
create index gaps_settled_before_by on gaps (settled_before_by);
create index gaps_faq on gaps (faq_id);

create table gap_wordings (
  seq bigint generated always as identity primary key,
  gap_seq bigint not null references gaps (seq) on delete cascade,
  knowledge_base_id text not null,
  text text not null,
  normal text not null,
  times integer not null default 0
);
create index gap_wordings_gap on gap_wordings (gap_seq);
create unique index gap_wordings_normal on gap_wordings (knowledge_base_id, md5(normal));

create table gap_terms (
  knowledge_base_id text not null,
  term text not null,
  wording_seq bigint not null references gap_wordings on delete cascade,
  primary key (knowledge_base_id, term, wording_seq)
);
create index gap_terms_wording on gap_terms (wording_seq);

-- A question that was asked, once, however often it was answered.
create table gap_turns (
  -- The first answer to it.
  asking text not null,
  gap_seq bigint not null references gaps (seq) on delete cascade,
  wording_seq bigint not null references gap_wordings on delete cascade,
  user_id text not null,
  -- When it was asked, or its answer disliked.
  at timestamptz not null,
  unanswered boolean not null,
  disliked boolean not null,
  primary key (asking, gap_seq)
);
create index gap_turns_gap on gap_turns (gap_seq, at);
create index gap_turns_wording on gap_turns (wording_seq);
create index gap_turns_at on gap_turns (at);

-- Answers that ended, were judged or are gone, until they are looked at.
create table gap_news (
  session_id text primary key,
  seq bigint generated always as identity
);
create index gap_news_seq on gap_news (seq);

create index answer_log_again on answer_log (again_of) where again_of is not null;

create function gather_gaps() returns trigger language plpgsql as $$
begin
  insert into gap_news (session_id) values (coalesce(new.session_id, old.session_id)) on conflict do nothing;
  -- In a moment, so that many answers make one job.
  insert into jobs (id, kind, subject, run_at)
  select 'gaps' || replace(gen_random_uuid()::text, '-', ''), 'gather_gaps', 'gaps', now() + interval '2 seconds'
  where not exists (select 1 from jobs where subject = 'gaps' and kind = 'gather_gaps' and status = 'queued');
  return null;
end
$$;
create trigger answer_log_news after update on answer_log for each row
  when (new.status <> 'running' and (old.status is distinct from new.status or old.is_like is distinct from new.is_like))
  execute function gather_gaps();
create trigger answer_log_gone after delete on answer_log for each row execute function gather_gaps();

insert into gap_news (session_id)
select session_id from answer_log where status <> 'running' and asked_at > now() - interval '180 days' order by asked_at;
insert into jobs (id, kind, subject)
select 'gaps' || replace(gen_random_uuid()::text, '-', ''), 'gather_gaps', 'gaps' where exists (select 1 from gap_news);
