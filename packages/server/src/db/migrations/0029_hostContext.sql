-- What the page around a chat showed when a question was asked, as far as the person let it go along.
alter table sessions add column context jsonb;
