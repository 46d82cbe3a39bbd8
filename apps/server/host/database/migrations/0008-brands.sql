create table brand (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person on delete cascade,
  revision integer not null default 1,
  document jsonb not null,
  rights_at timestamptz,
  profile jsonb,
  measured_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index brand_owner on brand (owner_id, updated_at desc) where deleted_at is null;

-- What a picture tells is a function of its pixels: it is read once for its owner, whatever brand it belongs to.
create table brand_reading (
  owner_id uuid not null references person on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  version integer not null,
  reading jsonb not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, hash)
);
