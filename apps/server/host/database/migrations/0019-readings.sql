-- What a moodboard picture tells a collection is read once and kept beside its hash.
alter table file add column reading jsonb;
