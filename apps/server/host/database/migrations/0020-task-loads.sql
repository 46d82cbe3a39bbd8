-- Each load of tasks has a queue of its own, so that a short edit never waits behind long work.
alter table task add column load text not null default 'quick';
update task set load = case
  when kind = 'generateDesigns' then 'drawing'
  when kind in ('packLibrary', 'packCollection', 'exportProject', 'importProject') then 'long'
  when kind in ('traceSketch', 'traceFigure', 'cutOut', 'makeTile', 'findMotifs', 'measureBrand') then 'reading'
  else 'quick' end;
drop index task_queue;
create index task_queue on task (status, load, priority, position);

-- How high a task was ordered to go, so that another try goes as high.
alter table task add column urgency integer not null default 2;
update task set urgency = case
  when kind = 'measureBrand' then 1
  when kind <> 'generateDesigns' then 2
  when input ->> 'tier' = 'basic' then 0
  when input ->> 'tier' = 'advanced' then 2
  when input ->> 'tier' = 'premium' then 3
  when input ->> 'tier' = 'high' then 4
  else 1 end;

-- Why a task failed is said by whoever reads it, in their language; a row that knows only its sentence keeps it.
alter table task add column refusal text, add column blanks jsonb;
update task set refusal = output ->> 'refused', blanks = coalesce(output -> 'blanks', '{}'), output = null, message = null
  where status = 'failed' and jsonb_typeof(output) = 'object' and output ->> 'refused' is not null;

-- How many tasks of everybody wait before one of the same load is told through the wall.
drop function tasks_before(integer, bigint);
create function tasks_before(task_load text, task_priority integer, task_position bigint) returns integer
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  asking text := coalesce(current_setting('toile.person', true), '');
  before integer;
begin
  perform set_config('toile.person', 'all', true);
  select count(*)::integer into before from task
  where status = 'waiting' and load = task_load
    and (priority > task_priority or (priority = task_priority and position < task_position));
  perform set_config('toile.person', asking, true);
  return before;
end $$;
