-- Paintings with their layers, whose tiles are files named by the hashes of their PNGs; brushes of one's own. A painting outlives what it began with.
create table canvas (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person on delete cascade,
  project_id uuid references project on delete cascade,
  name text not null,
  document jsonb not null,
  origin jsonb,
  preview_id uuid references file,
  revision integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index canvas_owner on canvas (owner_id, updated_at);
create index canvas_project on canvas (project_id, updated_at);
create index canvas_preview on canvas (preview_id);
create index canvas_bin on canvas (deleted_at) where deleted_at is not null;

create table canvas_tile (
  owner_id uuid not null references person on delete cascade,
  hash text not null,
  bytes integer not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, hash)
);
create index canvas_tile_age on canvas_tile (created_at);

create table brush_preset (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person on delete cascade,
  document jsonb not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index brush_preset_owner on brush_preset (owner_id, created_at);
create index brush_preset_bin on brush_preset (deleted_at) where deleted_at is not null;

alter table library_item add column canvas_id uuid references canvas on delete set null;
create index library_item_canvas on library_item (canvas_id);

-- States hold paintings, their documents among the kept ones; those of before say nothing of them.
alter table project_state add column canvases jsonb;

alter table canvas enable row level security, force row level security;
create policy own on canvas using (
  owner_id = (select nullif(nullif(current_setting('toile.person', true), ''), 'all')::uuid)
  or (select current_setting('toile.person', true) = 'all'));
alter table canvas_tile enable row level security, force row level security;
create policy own on canvas_tile using (
  owner_id = (select nullif(nullif(current_setting('toile.person', true), ''), 'all')::uuid)
  or (select current_setting('toile.person', true) = 'all'));
alter table brush_preset enable row level security, force row level security;
create policy own on brush_preset using (
  owner_id = (select nullif(nullif(current_setting('toile.person', true), ''), 'all')::uuid)
  or (select current_setting('toile.person', true) = 'all'));
