-- Models that put passages in order are set up like the others.
alter table models drop constraint models_kind_check;
alter table models add constraint models_kind_check check (kind in ('chat', 'embedding', 'rerank'));

-- How many numbers a vector has is asked of every row that is compared. They don't get smaller by being packed.
alter table chunk_vectors
  alter column embedding set storage external,
  add column length integer not null generated always as (cardinality(embedding)) stored;

-- What the numbers of a model mean, read from pairs of texts whose likeness is known (retrieval/calibrate.ts).
create table model_scales (
  kind text not null check (kind in ('embedding', 'rerank')),
  model text not null,
  -- Of texts that have nothing to do with each other.
  unrelated double precision not null,
  -- From here on a passage answers a question rather than not.
  related double precision not null,
  updated_at timestamptz not null default now(),
  primary key (kind, model)
);
