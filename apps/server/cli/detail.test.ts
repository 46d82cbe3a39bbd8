import { account } from '@toile/contract/features/account.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/caller.ts'
import { openTestToile, type TestToile } from '../testing/openTestToile.ts'
import { openRole } from '../testing/people.ts'
import { plainDesign } from '../testing/things.ts'
import { detail } from './detail.ts'

let toile: TestToile
let ann: Caller
let ben: Caller
let look: string

beforeAll(async () => {
  toile = await openTestToile()
  ann = await openRole(toile)
  ben = await openRole(toile)
  const { id: projectId } = await ann.call(projects.createProject, { name: 'Harbour' })
  const document = plainDesign({ size: { width: 256, height: 384 } })
  look = (await ann.call(designs.importDesign, { projectId, document })).id
})
afterAll(() => toile.close())

async function run(who: Caller, ...words: string[]): Promise<string> {
  const { token } = await who.call(account.createToken, { name: 'script' })
  let out = ''
  const print = (text: string) => void (out += text)
  const terminal = { print, say: () => undefined, signal: new AbortController().signal }
  await detail.run(['--look', look, ...words, '--server', toile.address, '--token', token], terminal)
  return out
}

describe('the command detail', () => {
  it('[S3.14] prints the form that the call answers with, or its garments line by line', async () => {
    const form = JSON.parse(await run(ann, '--json'))
    expect(form).toEqual(await ann.call(designs.openDetail, { id: look }))
    const lines = (await run(ann)).trimEnd().split('\n')
    expect(lines.map((line) => line.split('\t')[0])).toEqual(plainDesign().garments.map(({ id }) => id))
  }, 120_000)

  it('tells nobody of a look of somebody else', async () => {
    await expect(run(ben, '--json')).rejects.toThrow(/not here/)
  }, 60_000)
})
