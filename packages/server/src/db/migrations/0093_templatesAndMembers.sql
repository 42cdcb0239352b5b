-- The number as somebody who manages users has given it: what people write of themselves is no proof that it is theirs.
alter table users add column given_phone text not null default '';
update users set given_phone = phone_number
where not exists (
  select 1 from audit_log a
  where a.user_id = users.id and a.action = 'updateUserBaseInfo' and a.failure is null
);

alter table message_templates
  -- Of the name and the text together: each change of either makes another one.
  add column revision integer not null default 1,
  -- Of the newest version, so that lists are narrowed, ordered and counted without reading what it says.
  add column state text not null default 'draft' check (state in ('draft', 'waiting', 'approved', 'rejected')),
  add column submitted_at timestamptz,
  add column reviewed_at timestamptz,
  -- What lists of its channel are narrowed by: the purpose of a text message, the id at WeChat, what a tap opens.
  add column kind text not null default '';
update message_templates t
set state = v.state, submitted_at = v.submitted_at, reviewed_at = v.reviewed_at,
  kind = coalesce(
    v.content ->> case t.channel when 'sms' then 'smsKind' when 'wechat' then 'wechatTemplateId' else 'appAction' end, '')
from message_template_versions v where v.template_id = t.id and v.version = t.version;

-- Newest first, as a whole and narrowed; by name and by change either way.
create index message_templates_newest on message_templates (channel, seq desc);
create index message_templates_state on message_templates (channel, state, seq desc);
create index message_templates_kind on message_templates (channel, kind, seq desc);
create index message_templates_names on message_templates (channel, name, seq desc);
create index message_templates_names_back on message_templates (channel, name desc nulls last, seq desc);
create index message_templates_changed on message_templates (channel, updated_at, seq desc);
create index message_templates_changed_back on message_templates (channel, updated_at desc nulls last, seq desc);
-- First what waits longest, then what was decided last: of all, of one state, of one channel.
create index message_templates_reviews on message_templates
  ((case when state = 'waiting' then submitted_at end), reviewed_at desc nulls last, seq desc)
  where submitted_at is not null;
create index message_templates_reviews_state on message_templates
  (state, (case when state = 'waiting' then submitted_at end), reviewed_at desc nulls last, seq desc)
  where submitted_at is not null;
create index message_templates_reviews_channel on message_templates
  (channel, (case when state = 'waiting' then submitted_at end), reviewed_at desc nulls last, seq desc)
  where submitted_at is not null;

-- Which deletion a member went with: that alone is taken back.
alter table ecology_members add column deletion_id text;
create index ecology_members_newest on ecology_members (seq desc nulls last) where deleted_at is null;
create index ecology_members_state on ecology_members (state, seq desc) where deleted_at is null;
create index ecology_members_kind on ecology_members (kind, seq desc) where deleted_at is null;
create index ecology_members_created on ecology_members (created_at) where deleted_at is null;
create index ecology_members_names on ecology_members (name, seq desc) where deleted_at is null;
create index ecology_members_names_back on ecology_members (name desc nulls last, seq desc) where deleted_at is null;
create index ecology_members_changed on ecology_members (updated_at, seq desc) where deleted_at is null;
create index ecology_members_changed_back on ecology_members (updated_at desc nulls last, seq desc) where deleted_at is null;
create index ecology_members_replies on ecology_members (reply_count, seq desc) where deleted_at is null;
create index ecology_members_replies_back on ecology_members (reply_count desc nulls last, seq desc) where deleted_at is null;
