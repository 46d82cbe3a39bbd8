create table figure (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  file_id uuid not null references file,
  cut_out_id uuid not null references file,
  document jsonb not null,
  created_at timestamptz not null default now(),
  unique (owner_id, hash)
);
create index figure_file on figure (file_id);
create index figure_cut_out on figure (cut_out_id);
