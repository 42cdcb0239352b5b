-- Pictures of the rich-text editor and of feedback, and files that FAQ answers offer.
create table uploads (
  id text primary key,
  purpose text not null check (purpose in ('image', 'faq')),
  name text not null,
  type text not null,
  size bigint not null,
  file_key text not null,
  owner_id text references users on delete set null,
  created_at timestamptz not null default now()
);

-- Keys made by the first process that needs one, the same for all copies of the server.
create table secrets (
  name text primary key,
  value text not null
);

create table faqs (
  -- Orders them by age.
  seq bigint generated always as identity unique,
  id text primary key,
  knowledge_base_id text not null references knowledge_bases on delete cascade,
  question text not null,
  -- The question by its letters and digits alone: no two the same in a base.
  normal text not null,
  similar_questions jsonb not null default '[]',
  answer text not null,
  -- Questions and the plain words of the answer in lower case, to be searched.
  search text not null,
  enabled boolean not null default true,
  hits integer not null default 0,
  created_by text references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index faqs_normal on faqs (knowledge_base_id, md5(normal));
create index faqs_base on faqs (knowledge_base_id, seq desc);
create index faqs_updated on faqs (updated_at desc, seq desc);

-- The question and every other way to ask it.
create table faq_phrasings (
  seq bigint generated always as identity primary key,
  faq_seq bigint not null references faqs (seq) on delete cascade,
  text text not null,
  normal text not null
);
create index faq_phrasings_faq on faq_phrasings (faq_seq);
create index faq_phrasings_normal on faq_phrasings (md5(normal));

create table faq_terms (
  term text not null,
  phrasing_seq bigint not null references faq_phrasings on delete cascade,
  primary key (term, phrasing_seq)
);
create index faq_terms_phrasing on faq_terms (phrasing_seq);

-- Files that an answer offers, and pictures in its text.
create table faq_files (
  faq_seq bigint not null references faqs (seq) on delete cascade,
  upload_id text not null references uploads,
  role text not null check (role in ('resource', 'image')),
  place integer not null,
  primary key (faq_seq, upload_id, role)
);
create index faq_files_upload on faq_files (upload_id);

-- What was asked and how it was answered. Stays when a conversation is deleted, so that the figures stay true.
create table answer_log (
  session_id text primary key,
  user_id text not null,
  assistant_id text,
  question text not null,
  asked_at timestamptz not null,
  first_word_at timestamptz,
  ended_at timestamptz,
  status text not null default 'running',
  notice text,
  faq_id text,
  -- The documents cited, each once for each passage.
  documents text[] not null default '{}',
  -- Passages or FAQ that the answer rests on.
  used integer not null default 0,
  is_like boolean,
  judged_at timestamptz
);
create index answer_log_asked on answer_log (asked_at);
create index answer_log_judged on answer_log (judged_at) where judged_at is not null;

create function log_question() returns trigger language plpgsql as $$
begin
  insert into answer_log (session_id, user_id, assistant_id, question, asked_at)
  select new.id, t.user_id, t.assistant_id, new.question, new.created_at from topics t where t.id = new.topic_id
  on conflict do nothing;
  return null;
end
$$;

create function log_first_word() returns trigger language plpgsql as $$
begin
  update answer_log set first_word_at = clock_timestamp() where session_id = new.id;
  return null;
end
$$;

create function log_answer() returns trigger language plpgsql as $$
begin
  update answer_log set
    status = new.status,
    notice = new.notice,
    ended_at = clock_timestamp(),
    used = jsonb_array_length(new.passages),
    faq_id = (select one ->> 'faqId' from jsonb_array_elements(new.passages) one where one ? 'faqId' limit 1),
    documents = array(
      select one ->> 'documentId' from jsonb_array_elements(new.passages) one where not one ? 'faqId'
    )
  where session_id = new.id;
  return null;
end
$$;

create function log_judgement() returns trigger language plpgsql as $$
begin
  update answer_log set is_like = new.is_like, judged_at = new.updated_at where session_id = new.session_id;
  return null;
end
$$;

-- A judgement taken back no longer counts; one that went with its conversation does.
create function log_no_judgement() returns trigger language plpgsql as $$
begin
  update answer_log set is_like = null, judged_at = null
  where session_id = old.session_id and exists (select 1 from sessions where id = old.session_id);
  return null;
end
$$;

create trigger sessions_asked after insert on sessions for each row execute function log_question();
-- Answers that were stored when they were finished.
create trigger sessions_stored after insert on sessions for each row
  when (new.status <> 'running') execute function log_answer();
create trigger sessions_first_word after update on sessions for each row
  when (old.answer = '' and new.answer <> '') execute function log_first_word();
create trigger sessions_ended after update on sessions for each row
  when (old.status is distinct from new.status) execute function log_answer();
create trigger likes_given after insert or update on likes for each row execute function log_judgement();
create trigger likes_taken after delete on likes for each row execute function log_no_judgement();

insert into answer_log
  (session_id, user_id, assistant_id, question, asked_at, ended_at, status, notice, documents, used, is_like, judged_at)
select s.id, t.user_id, t.assistant_id, s.question, s.created_at, s.created_at, s.status, s.notice,
  array(select one ->> 'documentId' from jsonb_array_elements(s.passages) one), jsonb_array_length(s.passages),
  l.is_like, l.updated_at
from sessions s join topics t on t.id = s.topic_id left join likes l on l.session_id = s.id;
