-- Messages of WeCom of which nothing is known yet, in the order in which it is asked about them: what is older than somebody asks
-- is never read.
create index outbox_unreported on outbox (sent_at, receipt_id, (content ->> 'sender'))
where channel = 'qyWechat' and state = 'taken' and receipt_id <> '' and content ->> 'sender' <> ''
  and delivered_at is null and failed_at is null;
