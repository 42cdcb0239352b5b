-- Pictures that messages show.
create table message_files (
  message_id text not null references messages on delete cascade,
  upload_id text not null references uploads,
  primary key (message_id, upload_id)
);
create index message_files_upload on message_files (upload_id);

-- A message of the server itself, worded for whoever reads it: its kind; empty: subject and content as they are.
alter table messages add column template text not null default '';
update messages set template = 'feedback_done', subject = '反馈已处理' where removed and subject = '您的反馈已处理';
update messages set template = 'feedback_ignored', subject = '反馈已查看' where removed and subject = '您的反馈已查看';
