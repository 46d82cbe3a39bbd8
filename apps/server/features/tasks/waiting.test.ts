import type { Call, Calls } from '@toile/contract/call.ts'
import { contract } from '@toile/contract/index.ts'
import type { Thing } from '@toile/rules/naming.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addThings } from '../../testing/addThings.ts'
import type { Caller } from '../../testing/caller.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { orderInputs, readyToOrder } from '../../testing/orderInputs.ts'
import { openRole } from '../../testing/people.ts'

const order = z.object({ taskId: z.uuid(), position: z.number().int() })
/** A call that answers with a task and its place in the line; a look that is drawn has a place of another kind. */
const isOrder = ({ gives }: Call) =>
  gives instanceof z.ZodObject && 'position' in gives.shape && 'taskId' in gives.shape && !('revision' in gives.shape)
const orders = Object.values<Calls>(contract).flatMap((feature) =>
  Object.entries(feature).filter(([, call]) => isOrder(call)),
)

let toile: TestToile
let ann: Caller
let own: Record<Thing, string>

/** All that wait beside a task in the line of its load, told by the database alone. */
async function lineOf(id: string): Promise<string[]> {
  const { rows } = await toile.database.pool.query<{ id: string }>(
    `select id from task where status = 'waiting' and load = (select load from task where id = $1)
     order by priority desc, position`,
    [id],
  )
  return rows.map((row) => row.id)
}

const placeOf = async (id: string): Promise<number> => (await lineOf(id)).indexOf(id) + 1

beforeAll(async () => {
  // Without workers everything waits.
  toile = await openTestToile({ TOILE_ROLE: 'api' })
  ann = await openRole(toile)
  own = await addThings(toile, ann.userId)
  const { pool } = toile.database
  await readyToOrder((text, values) => pool.query(text, values), own)
  await pool.query("update file set kind = 'made' where id = $1", [own.file])
})
afterAll(() => toile.close())

describe('the line of tasks', () => {
  it('every call that queues a task is asked here', () => {
    expect(orders.map(([name]) => name).filter((name) => !orderInputs[name])).toEqual([])
  })

  it('[S4.10] every order is told its place among all that wait in the line of its load, and reading the task tells the same', async () => {
    const ben = await openRole(toile)
    const first = await ben.call(contract.slogans.generateLettering, { kind: 'slogan', text: 'Pier' })
    expect(first.position).toBe(1)
    const ordered: { taskId: string; position: number }[] = []
    for (const [name, call] of orders) {
      const input = orderInputs[name]?.(own) ?? {}
      const answer = await (call.sends === 'file'
        ? ann.sendFile(call, { ...input }, Buffer.of(1))
        : ann.ask(call, input))
      expect(answer.errMsg, name).toBe('')
      const { taskId, position } = order.parse(answer.data)
      expect(position, name).toBe(await placeOf(taskId))
      expect((await ann.call(contract.tasks.readTask, { id: taskId })).position, name).toBe(position)
      ordered.push({ taskId, position })
    }
    // Whoever orders much goes back in the line.
    const latest = ordered.at(-1)
    expect(latest?.position).toBe((await lineOf(latest?.taskId ?? '')).length)
    const last = await ben.call(contract.slogans.generateLettering, { kind: 'slogan', text: 'Quay' })
    expect(last.position).toBeLessThan(orders.length)
  })

  it('[S4.10] who stands in the line moves up when somebody before leaves it', async () => {
    const waiting = await ann.call(contract.tasks.listTasks, {})
    const last = waiting.reduce((one, other) => (other.position > one.position ? other : one))
    const line = await lineOf(last.id)
    const before = waiting.find(({ id, position }) => line.includes(id) && position > 0 && position < last.position)
    await ann.call(contract.tasks.cancelTask, { id: before?.id ?? '' })
    expect((await ann.call(contract.tasks.readTask, { id: last.id })).position).toBe(last.position - 1)
  })
})
