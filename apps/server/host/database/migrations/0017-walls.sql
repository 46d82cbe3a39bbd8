-- The walls hold for everybody, also for who owns the tables: a row with an owner is seen and changed only where the
-- setting toile.person names that owner, or says "all" for work that is no person's (host/database/wall.ts).
do $$
declare
  names record;
begin
  for names in
    select column_name as owner, table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('owner_id', 'person_id')
    union all select 'id', 'person'
  loop
    execute format('alter table %I enable row level security, force row level security', names.name);
    execute format('drop policy if exists own on %I', names.name);
    execute format(
      $policy$create policy own on %I using (
        %I = (select nullif(nullif(current_setting('toile.person', true), ''), 'all')::uuid)
        or (select current_setting('toile.person', true) = 'all'))$policy$,
      names.name, names.owner
    );
  end loop;
  alter table upload_part enable row level security, force row level security;
  drop policy if exists own on upload_part;
  create policy own on upload_part
    using (exists (select 1 from upload where upload.id = upload_part.upload_id));
end $$;

-- How many tasks of everybody wait before one is told through the wall.
create or replace function tasks_before(task_priority integer, task_position bigint) returns integer
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  asking text := coalesce(current_setting('toile.person', true), '');
  before integer;
begin
  perform set_config('toile.person', 'all', true);
  select count(*)::integer into before from task
  where status = 'waiting'
    and (priority > task_priority or (priority = task_priority and position < task_position));
  perform set_config('toile.person', asking, true);
  return before;
end $$;
