-- What people say and show of themselves.
alter table users add column introduction text not null default '';
create table user_avatars (
  user_id text primary key references users on delete cascade,
  upload_id text not null references uploads on delete cascade
);
create index user_avatars_upload on user_avatars (upload_id);
