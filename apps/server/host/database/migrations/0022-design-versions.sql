-- How looks stood at moments that matter. A version outlives the row of its look, which may come back out of a state.
create table design_version (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person on delete cascade,
  project_id uuid not null references project on delete cascade,
  design_id uuid not null,
  reason text not null
    check (reason in ('made', 'rested', 'liked', 'beforeRedesign', 'redesigned', 'beforeApply', 'beforeRestore', 'named')),
  name text not null default '',
  document_hash text not null,
  pictures jsonb not null default '{}',
  thumbnails jsonb not null default '{}',
  created_at timestamptz not null default now(),
  foreign key (owner_id, document_hash) references kept_document (owner_id, hash)
);
create index design_version_design on design_version (design_id, created_at);
create index design_version_document on design_version (owner_id, document_hash);

-- Steps of looks that undo reaches back over when they are opened anew, in the order in which they were first done.
create table design_step (
  design_id uuid not null references design on delete cascade,
  id text not null,
  owner_id uuid not null references person on delete cascade,
  place bigint generated always as identity,
  undone boolean not null,
  body jsonb not null,
  primary key (design_id, id)
);
create index design_step_place on design_step (design_id, place);

do $$
declare
  walled text;
begin
  foreach walled in array array['design_version', 'design_step'] loop
    execute format('alter table %I enable row level security, force row level security', walled);
    execute format(
      $policy$create policy own on %I using (
        owner_id = (select nullif(nullif(current_setting('toile.person', true), ''), 'all')::uuid)
        or (select current_setting('toile.person', true) = 'all'))$policy$,
      walled
    );
  end loop;
end $$;
