-- Numbers within names in their order; a PostgreSQL built without ICU sorts by letters alone.
do $$ begin
  create collation natural_order (provider = icu, locale = 'und-u-kn-true');
exception when others then
  create collation natural_order from "C";
end $$;

alter table library_item
  add column updated_at timestamptz not null default now(),
  add column source text not null default 'Upload' check (source in ('Upload', 'Generate')),
  add column prompt text not null default '',
  add column words text;
update library_item set updated_at = created_at;
update library_item set source = 'Generate' where design_id is not null or element_id is not null;
update library_item set category = project.kind
  from design join project on project.id = design.project_id
  where design.id = library_item.design_id and category = 'look';

drop index library_item_owner;
create index library_item_newest on library_item (owner_id, created_at desc, id desc) where deleted_at is null;
create index library_item_owner on library_item (owner_id, tab, created_at desc, id desc) where deleted_at is null;
create index library_item_bin on library_item (deleted_at) where deleted_at is not null;
create index library_item_unread on library_item (id) where words is null;

alter table file
  add column palette bytea,
  add column likeness bytea;
create index file_unmeasured on file (id) where likeness is null and width > 0;
