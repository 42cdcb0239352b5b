-- Files that are stored are compared with the rows that name them.
create index documents_file_key on documents (file_key);
create index dialogue_files_file_key on dialogue_files (file_key);
create index dialogue_files_hash on dialogue_files (file_hash);
create index uploads_file_key on uploads (file_key);
