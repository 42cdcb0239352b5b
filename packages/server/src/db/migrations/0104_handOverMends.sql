-- One job works on an assignment at a time.
update jobs j set status = 'cancelled', leased_by = null, leased_until = null, updated_at = now()
where j.kind = 'hand_over_contacts' and j.status in ('queued', 'running') and exists (
  select 1 from jobs o where o.kind = j.kind and o.subject = j.subject and o.status in ('queued', 'running')
    and (o.created_at, o.id) < (j.created_at, j.id));
create unique index jobs_handing_over on jobs (subject)
  where kind = 'hand_over_contacts' and status in ('queued', 'running');

-- Whose turn is next, of all and between two; and who is written in the books next.
create index staff_assignment_people_due on staff_assignment_people (assignment_id, due_at, seq)
  where state = 'waiting' and external_user_id <> '';
create index staff_assignment_people_pair on staff_assignment_people (assignment_id, from_staff_id, staff_id, due_at, seq)
  where state = 'waiting' and external_user_id <> '';
create index staff_assignment_people_books on staff_assignment_people (assignment_id, seq)
  where state = 'waiting' and external_user_id = '';
-- The next two about whom WeCom is asked, and those of whom it has told nothing for long.
drop index staff_assignment_people_asked;
create index staff_assignment_people_asked on staff_assignment_people (from_staff_id, staff_id, from_left)
  where state in ('asked', 'unknown');
create index staff_assignment_people_untold on staff_assignment_people (asked_at) where state in ('asked', 'unknown');

-- Counted from the people: some are erased, and some become one.
alter table staff_assignments drop column total;

-- When WeCom is told again by itself of a link that it refused; null: not before somebody says so.
alter table referral_links add column try_at timestamptz;
update referral_links set try_at = now() where way_state = 'failed' and way_problem in ('account', 'notConfigured');
create index referral_links_again on referral_links (try_at) where way_state = 'failed' and try_at is not null;
-- WeCom does not know of it as it is wanted by now.
create index referral_links_behind on referral_links (seq) where made <> wanted and way_state <> 'failed';
-- A way is ready once its picture can be shown.
update referral_links set way_state = 'waiting' where way_state = 'ready' and qr_image is null;
