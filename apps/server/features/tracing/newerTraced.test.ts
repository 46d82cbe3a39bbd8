import { contract } from '@toile/contract/index.ts'
import { tasks as kinds } from '@toile/contract/tasks.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { endedTask } from '../../testing/endedTask.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { openRole } from '../../testing/people.ts'
import { drawSketch } from '../../testing/pictures.ts'

const { tracing } = contract
const newer = { version: 2, spun: 'of air' }

let toile: TestToile
let ann: Caller

beforeAll(async () => {
  toile = await openTestToile()
  ann = await openRole(toile)
})
afterAll(() => toile.close())

it('[S3.04] a piece and a template of a version to come are refused in a sentence', async () => {
  const { data } = await ann.upload('sketch', 'sketch.png', await drawSketch('aLineDress'))
  const { id: fileId } = (data as { picture: { id: string } }).picture
  const trace = async () => endedTask(ann, (await ann.call(tracing.traceSketch, { fileId })).taskId)
  const { traced } = kinds.traceSketch.gives.parse((await trace()).output)

  await ann.call(tracing.correctTraced, { traced, category: 'coat' })
  await toile.database.pool.query('update template set document = $1', [newer])
  expect((await trace()).message).toContain('newer Toile')

  await toile.database.pool.query('update traced set note = $1 where hash = $2', [newer, traced])
  for (const answer of [
    await ann.ask(tracing.readTraced, { traced }),
    await ann.ask(tracing.recognised, { traced: [traced] }),
    await ann.ask(tracing.hangTraced, { traced, categories: ['dress'] }),
  ])
    expect(answer.errMsg).toContain('newer Toile')
})
