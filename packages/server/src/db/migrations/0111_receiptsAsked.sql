-- Up to when it was asked what became of messages of a vendor who does not report it: WeCom. Without a row: never yet.
create table receipts_asked (
  only_one boolean primary key default true check (only_one),
  asked_to timestamptz not null
);
