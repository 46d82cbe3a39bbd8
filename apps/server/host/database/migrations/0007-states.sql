-- Documents that earlier states name by hash: equal ones are kept once for each person.
create table kept_document (
  owner_id uuid not null references person on delete cascade,
  hash text not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, hash)
);

create table project_state (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references project on delete cascade,
  owner_id uuid not null references person on delete cascade,
  reason text not null
    check (reason in ('saved', 'cleared', 'retrieved', 'generated', 'liked', 'imported', 'named')),
  name text not null default '',
  fingerprint text not null,
  document_hash text not null,
  designs jsonb not null default '[]',
  "order" jsonb not null default '[]',
  came_from text,
  created_at timestamptz not null default now()
);
create index project_state_project on project_state (project_id, created_at);
create index project_state_owner on project_state (owner_id, created_at);
create index project_state_came_from on project_state (owner_id, came_from) where came_from is not null;

create index project_made on project (owner_id, created_at);
create index project_bin on project (deleted_at) where deleted_at is not null;
