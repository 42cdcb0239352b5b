-- Grows by one with each change, so that whoever saves over a change that they have not seen is told.
alter table faqs add column version integer not null default 1;
alter table kb_functions add column version integer not null default 1;
alter table kb_function_sets add column version integer not null default 1;
