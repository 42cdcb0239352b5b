-- Which import has added an FAQ, so that it can be taken back as a whole.
alter table faqs add column import_id text;
create index faqs_import on faqs (import_id) where import_id is not null;
