-- Patterns of garments. One holds the look that it was made of as it was then, and outlives it.
create table pattern (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person on delete cascade,
  project_id uuid references project on delete cascade,
  look_id uuid,
  name text not null,
  document jsonb not null,
  revision integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index pattern_owner on pattern (owner_id, updated_at);
create index pattern_project on pattern (project_id);
create index pattern_look on pattern (look_id);
create index pattern_bin on pattern (deleted_at) where deleted_at is not null;

alter table pattern enable row level security, force row level security;
create policy own on pattern using (
  owner_id = (select nullif(nullif(current_setting('toile.person', true), ''), 'all')::uuid)
  or (select current_setting('toile.person', true) = 'all'));
