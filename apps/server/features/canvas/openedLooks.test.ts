import { canvas } from '@toile/contract/features/canvas.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { expect, it } from 'vitest'
import { openSignedIn } from '../../testing/openSignedIn.ts'
import { plainDesign } from '../../testing/things.ts'

const { caller } = await openSignedIn()

it('[S3.13] a painting remembers the look that it was opened of as it was then, its second one too, and lists do not carry it', async () => {
  const { id: projectId } = await caller.call(projects.createProject, { name: 'Quay' })
  const design = plainDesign()
  const { id: designId, revision } = await caller.call(designs.importDesign, { projectId, document: design })
  const opened = { design, view: 'back' as const, width: 512, height: 768 }
  const { id } = await caller.call(canvas.make, {
    name: 'Coat study',
    width: 512,
    height: 768,
    projectId,
    origin: { kind: 'look' as const, designId, opened },
  })
  const changed = { ...design, ground: { r: 10, g: 20, b: 30 } }
  await caller.call(designs.saveDesign, { id: designId, revision, document: changed })
  expect((await caller.call(canvas.open, { id })).opened).toEqual(opened)
  const second = await caller.call(canvas.duplicate, { id })
  expect((await caller.call(canvas.open, { id: second.id })).opened).toEqual(opened)
  const { items } = await caller.call(canvas.list, { of: designId })
  expect(items.map(({ origin }) => origin)).toEqual([
    { kind: 'look', id: designId },
    { kind: 'look', id: designId },
  ])
  const plain = await caller.call(canvas.make, { name: 'Bare', width: 512, height: 768, projectId })
  expect((await caller.call(canvas.open, { id: plain.id })).opened).toBeNull()
})
