-- Films stand beside the product pictures of their project: what each is of, its poster, and its files by their form.
alter table product_picture drop constraint product_picture_list_check;
alter table product_picture
  add constraint product_picture_list_check check (list in ('toProductImage', 'relight', 'poseTransfer'));
alter table product_picture add column files jsonb not null default '{}', add column design_ids jsonb not null default '[]';
