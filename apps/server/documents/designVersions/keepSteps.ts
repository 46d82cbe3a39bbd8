import { type KeptStep, keptStepSchema } from '@toile/craft/designs/steps/keptStep.ts'
import { limits } from '@toile/rules/limits.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { designStep } from '../../host/database/schema/designVersions.ts'

interface OwnLook {
  ownerId: string
  id: string
}

/** Keeps the steps that a save brings beside those there are: what is done anew ends what could be redone, and the oldest go when there are too many. */
export async function keepSteps(tx: Transaction, { ownerId, id }: OwnLook, steps: readonly KeptStep[]): Promise<void> {
  if (steps.length === 0) return
  const told = JSON.stringify(steps.map((body) => ({ id: body.id, undone: body.undone, body })))
  await tx.execute(sql`
    with told as (
      select told.id, undone, body, place
      from rows from (jsonb_to_recordset(${told}::jsonb) as (id text, undone boolean, body jsonb))
        with ordinality as told (id, undone, body, place)
    ), known as (
      select design_step.id from design_step join told using (id) where design_id = ${id} and owner_id = ${ownerId}
    ), ended as (
      delete from design_step
      where design_id = ${id} and owner_id = ${ownerId} and undone and id not in (select told.id from told)
        and exists (select from told where not undone and told.id not in (select known.id from known))
    ), old as (
      delete from design_step where owner_id = ${ownerId} and (design_id, id) in (
        select design_id, id from design_step where design_id = ${id} and owner_id = ${ownerId}
          and id not in (select told.id from told)
        order by place desc
        offset greatest(0, ${limits.steps.most} - (select count(*) from told where told.id not in (select known.id from known)))
      )
    )
    insert into design_step (design_id, id, owner_id, undone, body)
    select ${id}, told.id, ${ownerId}, undone, body from told order by told.place
    on conflict (design_id, id) do update set undone = excluded.undone, body = excluded.body
    where design_step.owner_id = excluded.owner_id`)
}

/** The kept steps of a look in their order; what cannot be read any more is no step. */
export async function readSteps(tx: Transaction, { ownerId, id }: OwnLook): Promise<KeptStep[]> {
  const rows = await tx
    .select({ body: designStep.body })
    .from(designStep)
    .where(and(ownedBy(designStep, ownerId), eq(designStep.designId, id)))
    .orderBy(asc(designStep.place))
  return rows.flatMap(({ body }) => keptStepSchema.safeParse(body).data ?? [])
}
