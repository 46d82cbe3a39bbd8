-- Product pictures and relit pictures of projects. One outlives the row of its look, which may come back out of a state.
create table product_picture (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references person on delete cascade,
  project_id uuid not null references project on delete cascade,
  list text not null check (list in ('toProductImage', 'relight')),
  state text not null default 'staged' check (state in ('staged', 'liked', 'deleted')),
  name text not null default '',
  work jsonb not null,
  design_id uuid,
  from_id uuid references product_picture on delete set null,
  file_id uuid not null references file,
  measures jsonb,
  task_id uuid references task on delete set null,
  position integer not null default 0,
  revision integer not null default 0,
  created_at timestamptz not null default now(),
  constraint product_picture_task_position unique (task_id, position)
);
create index product_picture_project on product_picture (project_id, created_at);
create index product_picture_from on product_picture (from_id);
create index product_picture_file on product_picture (file_id);

alter table library_item add column product_id uuid references product_picture on delete set null;
create index library_item_product on library_item (product_id);

alter table product_picture enable row level security, force row level security;
create policy own on product_picture using (
  owner_id = (select nullif(nullif(current_setting('toile.person', true), ''), 'all')::uuid)
  or (select current_setting('toile.person', true) = 'all'));
