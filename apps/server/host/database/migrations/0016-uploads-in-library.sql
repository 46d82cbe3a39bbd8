-- Liked looks have a part of the library of their own; the part of models holds the mannequins that were made.
update library_item set tab = 'looks' where tab = 'models' and (design_id is not null or source = 'Generate');
update library_item set tab = 'models' where tab = 'mannequins' and detail ? 'figure';

-- What was uploaded to a board is in the library as well; its words are made ready for the search later.
insert into library_item (owner_id, tab, name, file_id, category)
select distinct on (file.id) file.owner_id,
  case board.name when 'mood' then 'moodboards' when 'print' then 'prints' else 'sketches' end,
  left(regexp_replace(file.name, '\.(png|jpe?g|webp)$', '', 'i'), 80), file.id, coalesce(item.value ->> 'category', '')
from project, jsonb_each(project.document -> 'boards') as board (name, items),
  jsonb_array_elements(case jsonb_typeof(board.items) when 'array' then board.items else '[]' end) as item (value)
  join file on file.id::text = item.value ->> 'id'
where file.owner_id = project.owner_id and file.kind in ('upload', 'edit') and project.deleted_at is null
  and board.name in ('mood', 'print', 'sketch', 'marketing') and item.value ->> 'source' = 'Upload'
  and not exists (select 1 from library_item as kept where kept.file_id = file.id);
