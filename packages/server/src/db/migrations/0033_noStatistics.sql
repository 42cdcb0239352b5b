-- Nothing is ever looked for by the whole of these: what each row holds in them is read for the planner in vain, and in
-- large tables that takes half a second in which the embedded database serves nobody.
alter table chunks
  alter column content set statistics 0,
  alter column heading set statistics 0,
  alter column spans set statistics 0,
  alter column positions set statistics 0;
alter table chunk_words alter column words set statistics 0;
alter table chunk_vectors alter column embedding set statistics 0;
alter table dialogue_chunks
  alter column content set statistics 0,
  alter column heading set statistics 0,
  alter column spans set statistics 0,
  alter column positions set statistics 0;
