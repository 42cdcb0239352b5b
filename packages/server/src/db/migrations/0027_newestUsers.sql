-- The list of users begins with the newest: its first page is not sorted out of all of them.
create index users_created on users (created_at desc, id);
