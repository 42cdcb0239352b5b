-- Words of a base: each group stands for one meaning, a word alone is kept whole where a question is read.
alter table knowledge_bases add column words jsonb not null default '[]';
