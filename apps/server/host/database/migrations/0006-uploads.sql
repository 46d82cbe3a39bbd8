alter table file
  add column sent_hash text,
  add column pixel_hash text,
  add column fingerprint text,
  add column copy integer not null default 0,
  add column origin_id uuid references file on delete set null,
  add column edit jsonb;
alter table file drop constraint file_owner_hash_kind;
alter table file add constraint file_owner_hash_kind unique (owner_id, hash, kind, copy);
create index file_sent on file (owner_id, sent_hash) where sent_hash is not null;
create index file_pixels on file (owner_id, pixel_hash) where pixel_hash is not null;
create index file_origin on file (origin_id) where origin_id is not null;

create table upload (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person on delete cascade,
  hash text,
  use text not null,
  name text not null,
  bytes integer not null check (bytes > 0),
  file_id uuid references file on delete cascade,
  created_at timestamptz not null default now()
);
create unique index upload_open on upload (owner_id, hash) where file_id is null;
create index upload_owner on upload (owner_id, created_at);
create index upload_file on upload (file_id);
create index upload_created on upload (created_at);

create table upload_part (
  upload_id uuid not null references upload on delete cascade,
  start integer not null,
  bytes bytea not null,
  primary key (upload_id, start)
);
