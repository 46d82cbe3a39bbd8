-- Since when an address is known to be its person's: only then may it name an administrator.
alter table person add column confirmed_at timestamptz;
