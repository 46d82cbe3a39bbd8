create table person (
  id uuid primary key default gen_random_uuid(),
  email text,
  user_name text not null,
  password_hash text,
  "system_user" integer not null default 0,
  is_beginner boolean not null default true,
  language text not null default 'en',
  avatar text,
  title text,
  surname text,
  given_name text,
  occupation text,
  country text,
  expire_time timestamptz,
  valid_end_time timestamptz,
  subscription_type text,
  subscription_id text,
  affiliate boolean not null default false,
  credits integer not null default 0 check (credits >= 0),
  credits_used integer not null default 0,
  maximum_credits integer not null default 0,
  username_modify integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index person_email on person (lower(email));

create table session (
  id uuid not null unique default gen_random_uuid(),
  token_hash text primary key,
  companion_hash text,
  person_id uuid not null references person on delete cascade,
  kind text not null check (kind in ('browser', 'program')),
  name text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index session_person on session (person_id);

create table throttle (
  key text not null,
  window_start timestamptz not null,
  count integer not null default 1,
  primary key (key, window_start)
);

create table credit_entry (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null,
  amount integer not null,
  reason text not null,
  task_id uuid,
  created_at timestamptz not null default now()
);
create index credit_entry_person on credit_entry (person_id, created_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name;
end $$;
create trigger credit_entry_append_only before update or delete or truncate on credit_entry
  for each statement execute function refuse_change();

create table project (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person on delete cascade,
  name text not null,
  kind text not null check (kind in ('series', 'single')),
  mode text not null check (mode in ('manual', 'agent')),
  document jsonb not null,
  revision integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index project_owner on project (owner_id, updated_at);

create table file (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  kind text not null,
  width integer not null default 0,
  height integer not null default 0,
  bytes integer not null,
  mime text not null,
  visibility text not null default 'private' check (visibility in ('private', 'public')),
  thumbnails jsonb not null default '{}',
  name text not null default '',
  created_at timestamptz not null default now(),
  constraint file_owner_hash_kind unique (owner_id, hash, kind)
);
create index file_hash on file (hash);

create table task (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person on delete cascade,
  kind text not null,
  project_id uuid references project on delete cascade,
  status text not null default 'waiting'
    check (status in ('waiting', 'running', 'succeeded', 'partlySucceeded', 'failed', 'cancelled')),
  progress real not null default 0,
  position bigserial not null,
  priority integer not null default 0,
  attempt integer not null default 0,
  input jsonb not null,
  output jsonb,
  cost integer not null default 0,
  held integer not null default 0,
  message text,
  worker text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  idempotency_key text,
  constraint task_owner_idempotency_key unique (owner_id, idempotency_key)
);
create index task_queue on task (status, priority, position);
create index task_owner on task (owner_id, created_at);

create table design (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references project on delete cascade,
  owner_id uuid not null references person on delete cascade,
  task_id uuid references task on delete set null,
  position integer not null default 0,
  document jsonb not null,
  document_hash text not null,
  revision integer not null default 0,
  state text not null default 'draft' check (state in ('draft', 'liked', 'deleted')),
  pictures jsonb not null default '{}',
  thumbnails jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index design_project on design (project_id, state, position);
create index design_task on design (task_id);

create table collection (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null unique references project on delete cascade,
  owner_id uuid not null references person on delete cascade,
  name text not null default '',
  "order" jsonb not null default '[]',
  updated_at timestamptz not null default now()
);

create table library_item (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person on delete cascade,
  tab text not null,
  name text not null default '',
  file_id uuid references file,
  design_id uuid references design on delete set null,
  category text,
  tags text[] not null default '{}',
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index library_item_owner on library_item (owner_id, tab, created_at);
create index library_item_file on library_item (file_id);
create index library_item_design on library_item (design_id);

create table traced (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  file_id uuid not null references file,
  sheet_id uuid not null references file,
  note jsonb not null,
  created_at timestamptz not null default now(),
  unique (owner_id, hash)
);

create table answer (
  person_id uuid not null references person on delete cascade,
  key text not null,
  request text not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (person_id, key)
);
create index answer_created on answer (created_at);

create sequence event_sequence;
create table event (
  id bigserial primary key,
  sequence bigint,
  person_id uuid not null references person on delete cascade,
  kind text not null,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index event_person on event (person_id, sequence);
create index event_created on event (created_at);

-- Numbers a person's events in the order in which their transactions become visible, so that a stream that
-- has sent number n never meets a smaller one later; deferred, so that the lock is held only while committing.
create function order_event() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.person_id::text, 1));
  update event set sequence = nextval('event_sequence') where id = new.id;
  perform pg_notify('toile_event', new.person_id::text);
  return null;
end $$;
create constraint trigger event_order after insert on event deferrable initially deferred
  for each row execute function order_event();

create table setting (
  key text primary key,
  value jsonb not null
);
