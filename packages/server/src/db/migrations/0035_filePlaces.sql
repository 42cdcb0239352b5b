-- Rows of a sheet, or slides of a deck. `place` is taken: it orders the chunks of a document.
alter table chunks add column file_place jsonb;
alter table dialogue_chunks add column file_place jsonb;
