-- Heights of all pages in pixels at a width of 794; empty where the kind of file has none.
alter table dialogue_files add column page_heights jsonb not null default '[]';
