-- Decks of slides, each its owner's alone.
create table slide_decks (
  id text primary key,
  seq bigint generated always as identity,
  user_id text not null references users on delete cascade,
  title text not null,
  design text not null,
  format text not null check (format in ('16:9', '4:3')),
  origin text not null check (origin in ('title', 'text', 'answer', 'conversation', 'document', 'report', 'plan')),
  -- `{content}`, `{sessionId}`, `{topicId}`, `{documentId}`, `{from, to}` or `{planId}`. What it names may be gone by now.
  made_of jsonb not null default '{}',
  prompt text not null default '',
  -- Pages that were asked for; null: as many as it takes.
  wanted_count integer,
  outline_first boolean not null default false,
  language text not null,
  status text not null default 'waiting'
    check (status in ('waiting', 'running', 'outlined', 'done', 'failed', 'cancelled')),
  stage text not null default 'queued' check (stage in ('queued', 'outlining', 'outlined', 'writing', 'done')),
  progress real not null default 0,
  failure text not null default '',
  -- Pages in their order, and the ids of those that are not to be written any more.
  slides jsonb not null default '[]',
  written text[] not null default '{}',
  version integer not null default 0,
  -- Why the present state came about.
  cause text not null default 'made' check (cause in ('made', 'saved', 'written', 'restored')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index slide_decks_user on slide_decks (user_id, updated_at desc);

-- What a deck is made of, as it was read when the making began.
create table slide_deck_materials (
  deck_id text primary key references slide_decks on delete cascade,
  material jsonb not null
);

-- Former states.
create table slide_deck_versions (
  deck_id text not null references slide_decks on delete cascade,
  version integer not null,
  title text not null,
  slides jsonb not null,
  cause text not null check (cause in ('made', 'saved', 'written', 'restored')),
  -- When the state came about, and when another took its place.
  created_at timestamptz not null,
  kept_at timestamptz not null default now(),
  primary key (deck_id, version)
);

-- Pictures that the pages of a deck may show. Copies of a deck have the same.
create table slide_deck_pictures (
  deck_id text not null references slide_decks on delete cascade,
  upload_id text not null references uploads,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now(),
  primary key (deck_id, upload_id)
);
create index slide_deck_pictures_upload on slide_deck_pictures (upload_id);
