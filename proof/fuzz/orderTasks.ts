import { setTimeout as wait } from 'node:timers/promises'
import { history } from '@toile/contract/features/history.ts'
import { queuedSchema, type TaskKind, tasks } from '@toile/contract/tasks.ts'
import { type Chance, openChance, sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import type { Caller } from '../../apps/server/testing/caller.ts'
import { orderedFile } from '../../apps/server/testing/orderedFile.ts'
import { drawCut } from '../../apps/server/testing/pictures.ts'
import type { Broken } from './broken.ts'
import { allCalls, type Fuzzed } from './fuzzed.ts'
import { inputOf } from './inputOf.ts'
import { orderInputs, readyToOrder } from './orderInputs.ts'

/** The calls that order work. */
const orders = allCalls.flatMap(({ name, call }) => {
  const rightly = orderInputs[name.slice(name.indexOf('.') + 1)]
  return rightly ? [{ call, rightly }] : []
})
type Order = (typeof orders)[number]
/** Tries of one call until enough of its orders are taken. */
const mostTries = 100
/** Milliseconds within which some task ends, or all hang. */
const longestTask = 5 * 60_000

/** What became of the orders: how many ran, of how many kinds, and which kinds never did. */
export interface Ran {
  ran: number
  kinds: number
  never: TaskKind[]
  /** Orders that had not ended when none had ended for five minutes. */
  open: number
}

/** Orders so many tasks by every call that orders, the first rightly and the others with parts made by chance that the call takes, and waits until all have ended; each call has a person of its own, as nobody may have many files made at once. */
export async function orderTasks(fuzzed: Fuzzed, each: number, seed: number, broken: Broken): Promise<Ran> {
  const chance = openChance(seed)
  const people = []
  for (const order of orders) people.push(await orderBy(fuzzed, order, each, chance))
  const open = await untilEnded(fuzzed)
  const rows = await fuzzed.studio.query<{ kind: TaskKind; status: string; refusal: string | null; input: unknown }>(
    'select kind, status, refusal, input from task where owner_id = any($1) and attempt > 0',
    [people],
  )
  for (const { kind, status, refusal, input } of rows)
    if (status === 'failed' && refusal === 'somethingBroke')
      broken.note('task', `tasks of the kind ${kind} fail by a fault of ours`, `${kind} ${JSON.stringify(input)}`)
  const ran = new Set(rows.map(({ kind }) => kind))
  const never = (Object.keys(tasks) as TaskKind[]).filter((kind) => !ran.has(kind))
  return { ran: rows.length, kinds: ran.size, never, open }
}

/** Has somebody new order so many tasks by one call; gives who it is. */
async function orderBy(fuzzed: Fuzzed, { call, rightly }: Order, each: number, chance: Chance): Promise<string> {
  const { caller, known, things } = await fuzzed.somebody(100_000)
  await readyToOrder(fuzzed.studio.query, things)
  await fillBrand(fuzzed, caller)
  const right: object = rightly(things)
  const file =
    call.sends === 'file'
      ? (await orderedFile(caller, history.exportProject, { projectId: things.project })).bytes
      : null
  for (let taken = 0, tries = 0; taken < each && tries < mostTries; tries++) {
    const made: object = Object(inputOf(call.takes, { chance, known, odd: 0 }))
    const some = Object.entries(made).filter(([key]) => !(key in right) && chance.happens(0.3))
    const input = tries === 0 ? right : { ...right, ...Object.fromEntries(some) }
    const answer = file
      ? await caller.sendFile(call, { copy: 'yes' }, tries === 0 ? file : worn(file, chance))
      : await caller.ask(call, input)
    if (queuedSchema.safeParse(answer.data).success) taken += 1
  }
  return caller.userId
}

/** A file with a few bytes that are others. */
function worn(bytes: Uint8Array, chance: Chance): Uint8Array {
  const copy = Uint8Array.from(bytes)
  for (let n = chance.whole(1, 8); n > 0; n--) copy[chance.whole(0, copy.length - 1)] = chance.whole(0, 255)
  return copy
}

/** A brand is measured from some pictures and no fewer. */
async function fillBrand({ studio }: Fuzzed, caller: Caller) {
  const ids: string[] = []
  for (let n = 0; n < limits.brand.least; n++) {
    const { data } = await caller.upload('library', `${n}.jpg`, await drawCut(n))
    ids.push(z.object({ picture: z.object({ id: z.uuid() }) }).parse(data).picture.id)
  }
  await studio.query("update brand set document = jsonb_set(document, '{pictures}', $2) where owner_id = $1", [
    caller.userId,
    JSON.stringify(ids),
  ])
}

/** Waits until all have ended; what is left when none ended for a while hangs. */
async function untilEnded({ studio }: Fuzzed): Promise<number> {
  let left = Number.POSITIVE_INFINITY
  for (let since = Date.now(); ; await wait(500)) {
    const { open } = sureFirst(
      await studio.query<{ open: number }>(
        "select count(*)::int as open from task join pgboss.job on job.data->>'id' = task.id::text where status in ('waiting', 'running') and state in ('created', 'retry', 'active')",
      ),
    )
    if (open < left) since = Date.now()
    left = open
    if (open === 0 || Date.now() - since > longestTask) return open
  }
}
