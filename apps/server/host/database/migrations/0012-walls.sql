-- A second wall: what a call does, it does as toile_app, which sees only the rows of the person who asks; the house
-- itself works as the owner of the tables, outside the wall. Where roles may not be made, there is no second wall.
do $$
declare
  names record;
begin
  begin
    create role toile_app nologin;
  exception
    when duplicate_object then null;
    when insufficient_privilege then
      raise warning 'toile_app could not be made: there is no second wall around the rows of a person';
      return;
  end;
  begin
    execute format('grant toile_app to %I', current_user);
  exception when insufficient_privilege then
    raise warning 'toile_app belongs to somebody else: there is no second wall around the rows of a person';
    return;
  end;

  grant usage on schema public to toile_app;
  grant select, insert, update, delete on all tables in schema public to toile_app;
  grant usage on all sequences in schema public to toile_app;
  revoke all on migration, setting, throttle from toile_app;
  if exists (select 1 from pg_namespace where nspname = 'pgboss') then
    grant usage on schema pgboss to toile_app;
    grant select, insert, update, delete on all tables in schema pgboss to toile_app;
  end if;
  -- The queue makes its own tables later, and later files make others.
  alter default privileges grant usage on schemas to toile_app;
  alter default privileges grant select, insert, update, delete on tables to toile_app;
  alter default privileges grant usage on sequences to toile_app;

  for names in
    select column_name as owner, table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('owner_id', 'person_id')
    union all select 'id', 'person'
  loop
    execute format('alter table %I enable row level security', names.name);
    execute format(
      $policy$create policy own on %I to toile_app
        using (%I = (select nullif(current_setting('toile.person', true), '')::uuid))$policy$,
      names.name, names.owner
    );
  end loop;
  alter table upload_part enable row level security;
  create policy own on upload_part to toile_app
    using (exists (select 1 from upload where upload.id = upload_part.upload_id));
end $$;

-- How many tasks of everybody come before one: the number alone is told through the wall.
create function tasks_before(task_priority integer, task_position bigint) returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer from task
  where status = 'waiting'
    and (priority > task_priority or (priority = task_priority and position < task_position))
$$;
