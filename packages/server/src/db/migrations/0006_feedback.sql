create table user_feedback (
  seq bigint generated always as identity unique,
  id text primary key,
  user_id text not null references users on delete cascade,
  feedback_info text not null,
  image_id text references uploads,
  -- The answer it is about, with its question as it was; no reference, since conversations can be deleted.
  session_id text,
  question text not null default '',
  status text not null default 'pending' check (status in ('pending', 'processing', 'done', 'ignored')),
  handle_note text not null default '',
  handled_by text references users on delete set null,
  handle_time timestamptz,
  removed boolean not null default false,
  created_at timestamptz not null default now()
);
create index user_feedback_image on user_feedback (image_id) where image_id is not null;
create index user_feedback_status on user_feedback (status, seq desc) where not removed;

-- How far the handling of a judged answer has come; none: pending.
create table answer_handling (
  session_id text primary key references sessions on delete cascade,
  status text not null check (status in ('pending', 'processing', 'done', 'ignored')),
  handle_note text not null default '',
  handled_by text references users on delete set null,
  handle_time timestamptz not null default now(),
  faq_id text references faqs (id) on delete set null
);
create index answer_handling_faq on answer_handling (faq_id) where faq_id is not null;
create index likes_updated on likes (updated_at desc);
