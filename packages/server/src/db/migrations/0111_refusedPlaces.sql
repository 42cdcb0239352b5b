-- Where a customer is known to be reached, by the hashes of addresses: at their number, at what plans take for their open id or
-- their device, and as whom members of staff have them at WeCom.
create function known_address_hashes(of_customer text, in_channel text) returns table (hash text) language sql stable as $$
  select opt_out_hash(in_channel, c.phone) from customers c
  where in_channel = 'sms' and c.id = of_customer and c.phone <> ''
  union
  select opt_out_hash(in_channel, a.address) from customers c cross join plan_settings s cross join lateral (
    select c.attributes ->> case in_channel when 'wechat' then s.wechat_attribute else s.app_attribute end as address
  ) a where in_channel in ('wechat', 'app') and c.id = of_customer and a.address <> ''
  union
  select opt_out_hash(in_channel, w.external_user_id) from wecom_contacts w
  where in_channel = 'qyWechat' and w.customer_id = of_customer
$$;

-- Who has refused is not written to at such an address either that becomes known later. By number and at WeCom they are found
-- as they are; attributes have no index for that.
create view refused_places as
select s.channel, k.hash as address_hash, s.customer_id as person, s.source
from customer_consents s cross join lateral known_address_hashes(s.customer_id, s.channel) k
where not s.agreed and s.channel <> 'sms';

create function list_places_of_changed() returns trigger language plpgsql as $$
begin
  insert into opt_outs (channel, address_hash, person, source)
  select channel, address_hash, person, source from refused_places where person = new.id
  order by address_hash on conflict do nothing;
  return null;
end $$;
create trigger customers_refused_places after update of attributes on customers
  for each row when (old.attributes is distinct from new.attributes) execute function list_places_of_changed();

create function list_places_of_all() returns trigger language plpgsql as $$
begin
  insert into opt_outs (channel, address_hash, person, source)
  select channel, address_hash, person, source from refused_places order by address_hash on conflict do nothing;
  return null;
end $$;
create trigger plan_settings_refused_places after insert or update of wechat_attribute, app_attribute on plan_settings
  for each row execute function list_places_of_all();

insert into opt_outs (channel, address_hash, person, source)
select channel, address_hash, person, source from refused_places on conflict do nothing;
