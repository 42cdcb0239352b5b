-- What the model wrote to itself before it answered, where it was asked without any base.
alter table sessions add column thoughts text not null default '';
