-- Which formats are read is written down where they are read.
alter table documents drop constraint documents_type_check;
alter table dialogue_files drop constraint dialogue_files_type_check;
