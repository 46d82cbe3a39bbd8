import { type SQL, sql } from 'drizzle-orm'
import { project } from '../host/database/schema/projects.ts'

/** When a project was last changed, its looks and what became of them counted with it; for queries on a person's projects. */
export const changedAt = (ownerId: string): SQL<Date> =>
  sql<Date>`greatest("project"."updated_at", (
    select max(look.updated_at) from design look where look.owner_id = ${ownerId} and look.project_id = "project"."id"
  ))`.mapWith(project.updatedAt)
