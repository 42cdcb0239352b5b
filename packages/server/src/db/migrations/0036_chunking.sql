-- How the documents of a base are cut into chunks, and how each was. Null: as usual.
alter table knowledge_bases add column chunking jsonb;
alter table documents add column cut jsonb;
