-- Who is told each Monday of the report on how the platform was used.
create table report_recipients (
  user_id text primary key references users on delete cascade
);

-- Mondays on which they were told.
create table report_mondays (
  monday date primary key
);
