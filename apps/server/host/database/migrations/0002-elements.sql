create table element (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person on delete cascade,
  kind text not null,
  name text not null default '',
  state text not null default 'staged' check (state in ('staged', 'liked', 'deleted')),
  document jsonb not null,
  file_id uuid not null references file,
  task_id uuid references task on delete set null,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  constraint element_task_position unique (task_id, position)
);
create index element_owner on element (owner_id, kind, created_at);
create index element_file on element (file_id);

alter table library_item add column element_id uuid references element on delete set null;
create index library_item_element on library_item (element_id);
