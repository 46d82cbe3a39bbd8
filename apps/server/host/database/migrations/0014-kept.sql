-- How many results a task was ordered for, and how many of them were kept: what a task that is cut off may cost.
alter table task add column results integer not null default 1;
alter table task add column kept integer not null default 0;
