-- Sessions that see the console as a role sees it. They end with the session they were made in.
alter table sign_ins
  add column viewed_role_id text references roles on delete cascade,
  add column made_in text references sign_ins on delete cascade;
create index sign_ins_made_in on sign_ins (made_in) where made_in is not null;
create index sign_ins_viewed_role on sign_ins (viewed_role_id) where viewed_role_id is not null;
