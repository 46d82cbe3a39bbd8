import { designs } from '@toile/contract/features/designs.ts'
import { patterns } from '@toile/contract/features/patterns.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { sure } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { setAllowance } from '@toile/tailoring/editing/edits/setAllowance.ts'
import { describe, expect, it } from 'vitest'
import { openSignedIn } from '../../testing/openSignedIn.ts'
import { openRole } from '../../testing/people.ts'
import { plainDesign } from '../../testing/things.ts'

const { toile, caller } = await openSignedIn()
const red = { r: 170, g: 51, b: 17 }
const { id: projectId } = await caller.call(projects.createProject, { name: 'Quay' })
const skirted = plainDesign({
  garments: [plainWorn('aLineSkirt', red, { id: 'skirt' }), plainWorn('skinnyBelt', red, { id: 'belt' })],
})
const { id: designId } = await caller.call(designs.importDesign, { projectId, document: skirted })
const names = async (asked: { projectId?: string; designId?: string; bin?: boolean } = {}) =>
  (await caller.call(patterns.list, asked)).items.map(({ name }) => name)
const wide = { id: 'e1', kind: setAllowance.kind, piece: 'front', edge: 'hem', mm: 50 } as const

describe('patterns', () => {
  it('[S2.59] one is begun of a garment of a look, once however often it is sent, and holds the look as it was', async () => {
    const asked = { designId, garment: 'skirt' }
    const [one, two] = await Promise.all([1, 2].map(() => caller.call(patterns.make, asked, { key: 'make' })))
    expect(two).toEqual(one)
    expect(one).toMatchObject({ projectId, lookId: designId, garment: 'skirt', sizes: ['40'], revision: 0 })
    const { document } = await caller.call(patterns.open, { id: sure(one).id })
    expect(document).toMatchObject({
      look: skirted,
      garment: 'skirt',
      from: { project: projectId, look: designId },
      edits: [],
    })
    expect(await names({ designId })).toEqual(['A-line skirt'])
    expect(await names({ projectId })).toEqual(['A-line skirt'])
    await caller.call(projects.deleteProject, { id: projectId })
    expect(await names()).toEqual([])
    await caller.call(projects.restoreProject, { id: projectId })
    expect(await names()).toEqual(['A-line skirt'])
  })

  it('[S2.59] what is not cut and sewn, and what the look has not, is refused with its sentence', async () => {
    const refused = async (garment: string) => (await caller.ask(patterns.make, { designId, garment })).errMsg
    expect(await refused('belt')).toBe(refusals.garmentNotSewn.says)
    expect(await refused('hat')).toBe(refusals.notFound.says)
  })

  it('[S2.59] it is kept with its edits, twice as well as once; one that was changed elsewhere is refused', async () => {
    const { id } = await caller.call(patterns.make, { designId, garment: 'skirt', name: 'Wide hem' })
    const { document } = await caller.call(patterns.open, { id })
    const next = { ...document, name: 'Wider hem', edits: [wide] }
    const kept = await caller.call(patterns.keep, { id, revision: 0, document: next })
    expect(kept).toMatchObject({ revision: 1, name: 'Wider hem' })
    expect(await caller.call(patterns.keep, { id, revision: 0, document: next })).toEqual(kept)
    expect((await caller.call(patterns.open, { id })).document).toEqual(next)
    const other = { ...next, edits: [] }
    const late = await caller.ask(patterns.keep, { id, revision: 0, document: other })
    expect(late.errMsg).toBe(refusals.changedElsewhere.says)
    expect((await caller.call(patterns.open, { id })).document).toEqual(next)
    expect(await caller.call(patterns.rename, { id, name: 'Hem' })).toMatchObject({ name: 'Hem', revision: 2 })
    expect((await caller.call(patterns.open, { id })).document.name).toBe('Hem')
  })

  it('[S2.59] it is duplicated with its edits, put into the bin and brought back; another person has none of them', async () => {
    const [first] = (await caller.call(patterns.list, {})).items
    const { id } = sure(first)
    const copy = await caller.call(patterns.duplicate, { id })
    expect(copy.name).not.toBe(sure(first).name)
    const edits = async (of: string) => (await caller.call(patterns.open, { id: of })).document.edits
    expect(await edits(copy.id)).toEqual(await edits(id))
    await caller.call(patterns.remove, { id: copy.id })
    expect(await names()).not.toContain(copy.name)
    expect(await names({ bin: true })).toEqual([copy.name])
    await caller.call(patterns.restore, { id: copy.id })
    expect(await names()).toContain(copy.name)
    const other = await openRole(toile)
    expect((await other.call(patterns.list, {})).items).toEqual([])
    expect((await other.ask(patterns.open, { id })).errMsg).toBe(refusals.notFound.says)
  })

  it('[S2.59] one pattern more than a person may have is refused, however it comes', async () => {
    const { perPerson } = limits.patterns
    const [first] = (await caller.call(patterns.list, {})).items
    const { id } = sure(first)
    await toile.database.pool.query(
      "insert into pattern (owner_id, name, document) select owner_id, 'n' || i, document from pattern, generate_series(1, $2) as i where id = $1",
      [id, perPerson],
    )
    const more = refusals.tooManyPatterns.says.replace('{most}', String(perPerson))
    expect((await caller.ask(patterns.make, { designId, garment: 'skirt' })).errMsg).toBe(more)
    expect((await caller.ask(patterns.duplicate, { id })).errMsg).toBe(more)
    await caller.call(patterns.remove, { id })
    expect((await caller.ask(patterns.restore, { id })).errMsg).toBe(more)
  })
})
