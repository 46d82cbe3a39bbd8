import { collections } from '@toile/contract/features/collections.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { elements } from '@toile/contract/features/elements.ts'
import { library } from '@toile/contract/features/library.ts'
import { prints } from '@toile/contract/features/prints.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { sure } from '@toile/geometry'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { keepPrint, uploadWithPrint, wearing } from '../../testing/derivedPrint.ts'
import { openTestToile, type TestToile } from '../../testing/openTestToile.ts'
import { orderedFile } from '../../testing/orderedFile.ts'
import { openRole } from '../../testing/people.ts'

let toile: TestToile
let caller: Caller
let made: Awaited<ReturnType<typeof uploadWithPrint>>
let entry: string
let look: string
let element: string

const uses = async () => sure((await caller.call(library.usedIn, { ids: [entry] }))[0]).uses
const tile = async () => {
  const { document } = await caller.call(elements.open, { id: element })
  if (document.kind !== 'print') throw new Error('It is a print.')
  return (await orderedFile(caller, prints.exportRepeat, { document })).bytes
}
const drawn = async () =>
  (await orderedFile(caller, designs.exportLook, { id: look, file: { scene: 'look', width: 256 } })).bytes

beforeAll(async () => {
  toile = await openTestToile()
  caller = await openRole(toile)
  made = await uploadWithPrint(caller)
  const kept = { fileId: made.picture.id, tab: 'moodboards', name: 'Sea' } as const
  entry = (await caller.call(library.addItem, kept)).id
})
afterAll(() => toile.close())

describe('a picture that a print was made of', () => {
  it('[S2.44] [S3.03] says that a print of the library is made of it, and that a kept look wears that print', async () => {
    expect(await uses()).toEqual([])
    element = (await keepPrint(caller, made.source)).id
    expect(await uses()).toEqual([{ kind: 'element', id: element, name: 'Sea', board: null }])
    const { id } = await caller.call(projects.createProject, { name: 'Harbour' })
    look = (await caller.call(designs.importDesign, { projectId: id, document: wearing(made.source) })).id
    await caller.call(collections.like, { id: look })
    expect(await uses()).toContainEqual({ kind: 'design', id: look, name: 'Harbour', board: null })
    await caller.call(elements.unlike, { id: element })
    expect((await uses()).map(({ kind }) => kind)).toEqual(['design'])
    await caller.call(elements.like, { id: element })
  })

  it('[S2.44] is held for them when the library lets go of it for good: print and look are drawn as before', async () => {
    const [printed, shown] = [await tile(), await drawn()]
    await caller.call(library.deleteItems, { ids: [entry] })
    await caller.call(library.purgeItems, { ids: [entry] })
    expect((await caller.call(library.listItems, { tab: 'moodboards', bin: true })).items).toEqual([])
    expect((await tile()).equals(printed)).toBe(true)
    expect((await drawn()).equals(shown)).toBe(true)
  })
})
