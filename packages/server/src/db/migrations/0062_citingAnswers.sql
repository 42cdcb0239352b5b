-- Leads from a document to the answers that cite it: which are cited, by whom, and which never were.
create index answer_log_documents on answer_log using gin (documents) where documents <> '{}';
