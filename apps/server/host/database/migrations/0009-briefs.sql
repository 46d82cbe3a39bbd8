create table brief (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person on delete cascade,
  file_id uuid not null references file,
  name text not null,
  kind text not null check (kind in ('text', 'markdown', 'pdf', 'word')),
  words text not null,
  created_at timestamptz not null default now(),
  unique (owner_id, file_id)
);
create index brief_file on brief (file_id);

-- Whoever saves a project, by whatever way: its owner's other windows hear of it when it is committed.
create function tell_of_project() returns trigger language plpgsql as $$
begin
  insert into event (person_id, kind, detail)
  values (new.owner_id, 'project', jsonb_build_object('id', new.id, 'revision', new.revision));
  return null;
end $$;
create trigger project_saved after update of revision on project
  for each row when (old.revision is distinct from new.revision) execute function tell_of_project();
