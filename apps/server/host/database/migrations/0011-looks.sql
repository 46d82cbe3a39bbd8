-- Whoever draws, saves, likes, deletes or brings back a look, by whatever way: its owner's windows hear of it when it is committed.
create function tell_of_design() returns trigger language plpgsql as $$
begin
  insert into event (person_id, kind, detail)
  values (new.owner_id, 'design', jsonb_build_object(
    'id', new.id, 'projectId', new.project_id, 'revision', new.revision, 'state', new.state, 'position', new.position
  ));
  return null;
end $$;
create trigger design_made after insert on design for each row execute function tell_of_design();
create trigger design_changed after update of revision, state, position on design
  for each row when (
    (old.revision, old.state, old.position) is distinct from (new.revision, new.state, new.position)
  ) execute function tell_of_design();

-- Two versions of a look that met are kept before one of them is chosen.
alter table project_state drop constraint project_state_reason_check;
alter table project_state add constraint project_state_reason_check
  check (reason in ('saved', 'cleared', 'retrieved', 'generated', 'liked', 'imported', 'merged', 'named'));
