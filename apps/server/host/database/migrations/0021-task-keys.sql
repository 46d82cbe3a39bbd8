-- Keys under which an order may be sent twice lie with the answers of calls; nothing was ever written here.
alter table task drop constraint task_owner_idempotency_key;
alter table task drop column idempotency_key;
