import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account } from '@toile/contract/features/account.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { history } from '@toile/contract/features/history.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../testing/caller.ts'
import { openTestToile, type TestToile } from '../testing/openTestToile.ts'
import { openRole } from '../testing/people.ts'
import { plainDesign } from '../testing/things.ts'
import { Mistake } from './mistake.ts'
import { project } from './project.ts'

let toile: TestToile
let folder: string
let ann: Caller
let ben: Caller

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toile-project-'))
  toile = await openTestToile()
  ann = await openRole(toile)
  ben = await openRole(toile)
  const { id } = await ann.call(projects.createProject, { name: 'Harbour' })
  await ann.call(designs.importDesign, { projectId: id, document: plainDesign() })
})
afterAll(async () => {
  await toile.close()
  await rm(folder, { recursive: true })
})

/** Runs the command as somebody; gives what it printed. */
async function run(who: Caller, ...words: string[]): Promise<string> {
  const { token } = await who.call(account.createToken, { name: 'script' })
  let out = ''
  const terminal = {
    print: (text: string) => void (out += text),
    say: () => undefined,
    signal: new AbortController().signal,
  }
  await project.run([...words, '--server', toile.address, '--token', token], terminal)
  return out
}

describe('the command project', () => {
  it('[S1.14] exports a project by its name and imports it for somebody else', async () => {
    const file = join(folder, 'harbour.toile')
    const exported = JSON.parse(await run(ann, 'export', 'Harbour', file))
    expect(exported).toMatchObject({ name: 'Harbour', file })
    const imported = JSON.parse(await run(ben, 'import', file))
    expect(imported).toMatchObject({ name: 'Harbour', looks: 1 })
    expect(imported.project).not.toBe(exported.project)
    await expect(run(ben, 'import', file)).rejects.toThrow(/already as Harbour; --copy/)
    expect(JSON.parse(await run(ben, 'import', file, '--copy')).name).toBe('Harbour 2')
    expect((await ben.call(history.listCollections, {})).total).toBe(2)
  })

  it('[S1.14] says in one sentence what is wrong, and writes nothing', async () => {
    const broken = join(folder, 'broken.toile')
    await writeFile(broken, 'not a collection')
    await expect(run(ben, 'import', broken)).rejects.toThrow(/broken\.toile: This is not a Toile collection file/)
    await expect(run(ben, 'import', join(folder, 'none.toile'))).rejects.toThrow(Mistake)
    await expect(run(ann, 'export', 'Nowhere', join(folder, 'x.toile'))).rejects.toThrow(/no project Nowhere/)
    await expect(run(ann, 'export', 'Harbour')).rejects.toThrow(/export NAME-OR-ID FILE/)
    await expect(run(ann, 'rename', 'Harbour')).rejects.toThrow(/export or project import/)
    expect(await readdir(folder)).not.toContain('x.toile')
  })
})
