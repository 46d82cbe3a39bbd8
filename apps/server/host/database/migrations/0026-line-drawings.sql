-- Line drawings that were taken from pictures, one for each garment. They are a person's, like what is made for the boards; one outlives its look and its task.
create table line_drawing (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person on delete cascade,
  state text not null default 'staged' check (state in ('staged', 'liked', 'deleted')),
  name text not null default '',
  document jsonb not null,
  file_id uuid not null references file,
  from_id uuid references file,
  box jsonb,
  design_id uuid,
  task_id uuid references task on delete set null,
  position integer not null default 0,
  revision integer not null default 0,
  created_at timestamptz not null default now(),
  constraint line_drawing_task_position unique (task_id, position)
);
create index line_drawing_owner on line_drawing (owner_id, created_at);
create index line_drawing_file on line_drawing (file_id);
create index line_drawing_from on line_drawing (from_id);

alter table library_item add column line_drawing_id uuid references line_drawing on delete set null;
create index library_item_line_drawing on library_item (line_drawing_id);

alter table line_drawing enable row level security, force row level security;
create policy own on line_drawing using (
  owner_id = (select nullif(nullif(current_setting('toile.person', true), ''), 'all')::uuid)
  or (select current_setting('toile.person', true) = 'all'));
