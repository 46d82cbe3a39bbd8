-- States hold product pictures, what they are of among the kept documents; those of before say nothing of them.
alter table project_state add column products jsonb;
