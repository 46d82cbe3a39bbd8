-- Whoever stores or lets go of an upload, by whatever way: its owner's windows hear of it when it is committed.
create function tell_of_upload() returns trigger language plpgsql as $$
declare
  owner uuid = case when tg_op = 'DELETE' then old.owner_id else new.owner_id end;
begin
  insert into event (person_id, kind, detail) select owner, 'upload', '{}' where exists (select 1 from person where id = owner);
  return null;
end $$;
create trigger upload_stored after insert on file for each row when (new.kind = 'upload') execute function tell_of_upload();
create trigger upload_gone after delete on file for each row when (old.kind = 'upload') execute function tell_of_upload();
