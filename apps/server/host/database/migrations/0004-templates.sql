create table template (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person on delete cascade,
  file_id uuid not null references file on delete cascade,
  document jsonb not null,
  created_at timestamptz not null default now(),
  unique (owner_id, file_id)
);
create index template_owner on template (owner_id, created_at);
create index template_file on template (file_id);
