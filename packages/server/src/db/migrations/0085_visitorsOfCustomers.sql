-- Which customer a visitor is, where the site around has said so.
alter table users add column customer_id text references customers on delete set null;
create index users_customer on users (customer_id) where customer_id is not null;
