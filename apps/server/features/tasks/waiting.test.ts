import type { Call, Calls } from '@toile/contract/call.ts'
import { contract } from '@toile/contract/index.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accessTable, type Expected } from '../../testing/accessTable.ts'
import { addThings, type Things } from '../../testing/addThings.ts'
import type { Caller } from '../../testing/caller.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'

const order = z.object({ taskId: z.uuid(), position: z.number().int() })
/** A call that answers with a task and its place in the line; a look that is drawn has a place of another kind, and a film that is kept may have no task. */
const isOrder = ({ gives }: Call) =>
  gives instanceof z.ZodObject &&
  'position' in gives.shape &&
  gives.shape['taskId'] instanceof z.ZodUUID &&
  !('revision' in gives.shape)
const expected = new Map<string, Expected>(Object.entries(accessTable))
const orders = Object.entries<Calls>(contract).flatMap(([feature, inside]) =>
  Object.entries(inside)
    .filter(([, call]) => isOrder(call))
    .map(([name, call]) => ({ name, call, ...expected.get(`${feature}.${name}`) })),
)

let toile: TestToile
let ann: Caller
let own: Things & { email: string }

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
  own = { ...(await addThings(toile, ann.userId)), email: '' }
  for (const { ready } of orders) if (ready) await toile.database.pool.query(ready[0], [own[ready[1]]])
})
afterAll(() => toile.close())

describe('the line of tasks', () => {
  it('[S4.10] every order is told its place among all that wait in the line of its load, and reading the task tells the same', async () => {
    const ben = await openRole(toile)
    const first = await ben.call(contract.slogans.generateLettering, { kind: 'slogan', text: 'Pier' })
    expect(first.position).toBe(1)
    const ordered: { taskId: string; position: number }[] = []
    for (const { name, call, input, file } of orders) {
      const sent = { ...input?.(own) }
      const answer = await (file ? ann.sendFile(call, sent, Buffer.of(1)) : ann.ask(call, sent))
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
