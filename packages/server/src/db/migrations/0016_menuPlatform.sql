-- The platform whose console shows the entry; empty: every platform.
alter table menus add column platform text not null default '';
