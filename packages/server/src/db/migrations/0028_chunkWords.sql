-- The words of a chunk as the index of words has them, parted by blanks, each as often as it comes. The server fills in those of
-- chunks that were there before, and makes the index (retrieval/wordIndex.ts): it is another kind where an extension is missing.
drop table chunk_terms;

create table chunk_words (
  chunk_seq bigint primary key references chunks (seq) on delete cascade,
  words text not null
);

-- Words are cut otherwise now, numbers and traditional characters unified: those of FAQ are written anew at the start, too.
truncate faq_terms;
