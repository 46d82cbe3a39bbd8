import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstCredits } from '../studio/openPerson.ts'
import type { Studio } from '../studio/openStudio.ts'
import type { Answered } from './load.ts'

/** What is not as it was answered, each as a sentence. */
export interface Checked {
  lost: string[]
  doubled: string[]
  credits: string[]
  files: string[]
  filesRead: number
}

type TaskRow = { id: string; kind: string; status: string; refusal: string | null; looks: number; elements: number }

async function checkTasks(studio: Studio, { orders }: Answered, { lost, doubled }: Checked) {
  const rows = await studio.query<TaskRow>(
    `select id, kind, status, refusal,
      (select count(*)::int from design where task_id = task.id) as looks,
      (select count(*)::int from element where task_id = task.id) as elements from task`,
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  for (const [id, kind] of orders) if (!known.has(id)) lost.push(`order ${kind} ${id} is gone`)
  for (const { id, kind, status, refusal, looks, elements } of rows) {
    if (!orders.has(id)) doubled.push(`nobody was answered with the order ${kind} ${id}`)
    if (status !== 'succeeded') lost.push(`order ${kind} ${id} is ${status}: ${refusal}`)
    const made = kind === 'generateDesigns' ? looks : kind === 'generateLettering' ? elements : 1
    if (made > 1) doubled.push(`order ${kind} ${id} made ${made}`)
    if (made < 1) lost.push(`order ${kind} ${id} made nothing`)
  }
}

async function checkKept(studio: Studio, answered: Answered, { lost, doubled }: Checked) {
  const projects = await studio.query<{ id: string; revision: number; name: string }>(
    "select id, revision, owner_id || ' ' || name as name from project",
  )
  const ids = new Set(projects.map(({ id }) => id))
  for (const id of answered.projects) if (!ids.has(id)) lost.push(`project ${id} is gone`)
  if (projects.length > answered.projects.length)
    doubled.push(`${projects.length} projects where ${answered.projects.length} were answered`)
  for (const [id, revision] of answered.saves) {
    const now = projects.find((one) => one.id === id)?.revision ?? 0
    if (now < revision) lost.push(`project ${id} stands at ${now}, ${revision} was answered`)
    if (now > revision) doubled.push(`project ${id} stands at ${now}, ${revision} was answered`)
  }
  const pictures = new Set(
    (await studio.query<{ id: string }>("select id from file where kind = 'upload'")).map(({ id }) => id),
  )
  for (const id of answered.pictures) if (!pictures.has(id)) lost.push(`picture ${id} is gone`)
  if (pictures.size > new Set(answered.pictures).size)
    doubled.push(`${pictures.size} pictures where ${new Set(answered.pictures).size} were answered`)
}

async function checkCredits(studio: Studio, { credits }: Checked) {
  const rows = await studio.query<{ name: string; left: number; entered: number; used: number; cost: number }>(
    `select user_name as name, credits as left, credits_used as used,
      (select coalesce(sum(amount), 0)::int from credit_entry where person_id = person.id) as entered,
      (select coalesce(sum(cost), 0)::int from task where owner_id = person.id and status = 'succeeded') as cost
      from person`,
  )
  for (const { name, left, entered, used, cost } of rows) {
    if (left !== entered) credits.push(`${name} has ${left} credits, the book says ${entered}`)
    if (used !== cost || left !== firstCredits - cost)
      credits.push(`${name} has ${left} credits and used ${used}, the orders cost ${cost}`)
  }
}

const named = `
  select hash from file
  union select value from file, jsonb_each_text(thumbnails)
  union select value from design, jsonb_each_text(pictures)
  union select value from design, jsonb_each_text(thumbnails)
  union select output->>'hash' from task where output->>'hash' is not null`

async function checkFiles(studio: Studio, checked: Checked) {
  const folder = join(studio.folder, 'files')
  const stored = new Set<string>()
  for (const name of readdirSync(folder, { recursive: true }).map(String)) {
    const hash = /([0-9a-f]{64})\.\w+$/.exec(name)?.[1]
    if (!hash) continue
    stored.add(hash)
    const bytes = createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
    if (bytes !== hash) checked.files.push(`${name} holds other bytes than its name says`)
  }
  checked.filesRead = stored.size
  const rows = await studio.query<{ hash: string }>(named)
  for (const { hash } of rows) if (!stored.has(hash)) checked.files.push(`${hash} is named and not stored`)
}

/** Compares what the database and the folder hold with everything that was answered. */
export async function checkAnswered(studio: Studio, answered: Answered): Promise<Checked> {
  const checked: Checked = { lost: [], doubled: [], credits: [], files: [], filesRead: 0 }
  await checkTasks(studio, answered, checked)
  await checkKept(studio, answered, checked)
  await checkCredits(studio, checked)
  await checkFiles(studio, checked)
  return checked
}
