-- When the latest attempt was let through: after the first few, the next one waits the longer the more there were.
alter table throttle add column latest_at timestamptz not null default now();
