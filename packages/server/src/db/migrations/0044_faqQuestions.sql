-- Other ways to ask an FAQ's question, thought up or asked by people, until somebody has decided on them.
create table faq_more_questions (
  id text primary key,
  faq_seq bigint not null references faqs (seq) on delete cascade,
  place integer not null,
  question text not null,
  created_at timestamptz not null default now()
);
create index faq_more_questions_faq on faq_more_questions (faq_seq, place);

-- Those that were refused: they are not offered again.
create table faq_refused_questions (
  faq_seq bigint not null references faqs (seq) on delete cascade,
  normal text not null,
  primary key (faq_seq, normal)
);
