import { collections } from '@toile/contract/features/collections.ts'
import { designs } from '@toile/contract/features/designs.ts'
import { history } from '@toile/contract/features/history.ts'
import { library } from '@toile/contract/features/library.ts'
import { sure, sureFirst } from '@toile/geometry'
import { afterAll, describe, expect, it } from 'vitest'
import { openHistory } from '../../testing/openHistory.ts'
import { plainDesign } from '../../testing/things.ts'

const { toile, ann, query, states, addLook, collection } = await openHistory()
afterAll(() => toile.close())

const withLips = (r: number) => plainDesign({ lips: { r, g: 1, b: 1 } })
const news = async (id: string) => {
  const { rows } = await query(
    "select detail from event where kind = 'design' and detail->>'id' = $1 and person_id = $2 order by id",
    [id, ann.userId],
  )
  return rows.map(({ detail }) => [detail.projectId, detail.revision, detail.state, detail.position])
}

describe('two windows on one look', () => {
  it('whatever becomes of a look is told to its owner with what a window needs to read it alone', async () => {
    const { id: projectId } = await collection('Harbour')
    const { id, revision } = await addLook(projectId, 40)
    await ann.call(designs.saveDesign, { id, revision, document: withLips(5) })
    await ann.call(collections.like, { id })
    await ann.call(collections.remove, { id })
    expect(await news(id)).toEqual([
      [projectId, 0, 'draft', 3],
      [projectId, 1, 'draft', 3],
      [projectId, 1, 'liked', 3],
      [projectId, 1, 'deleted', 3],
    ])
    await ann.call(collections.remove, { id })
    expect(await news(id)).toHaveLength(4)
  })

  it('the later save is refused and changes nothing, and reading the look gives what stands', async () => {
    const { looks } = await collection('Quay')
    const { id, revision } = sureFirst(looks)
    await ann.call(designs.saveDesign, { id, revision, document: withLips(11) })
    const refused = await ann.ask(designs.saveDesign, { id, revision, document: withLips(12) })
    expect(refused).toMatchObject({ errCode: 1, errMsg: expect.stringMatching(/changed in another window/) })
    expect(await ann.call(designs.openDesign, { id })).toMatchObject({
      revision: revision + 1,
      document: { lips: { r: 11 } },
    })
  })

  it('[S1.15] the hand and the backdrop of a look are kept and drawn, and what is no hand is refused', async () => {
    const { looks } = await collection('Jetty')
    const { id, revision } = sureFirst(looks)
    const own = { hand: { weight: 1.4, looseness: 0.6, texture: 1.2 }, backdrop: 'studio' as const }
    const plain = await ann.call(designs.saveDesign, { id, revision, document: plainDesign({}) })
    const saved = await ann.call(designs.saveDesign, { id, revision: revision + 1, document: plainDesign(own) })
    expect((await ann.call(designs.openDesign, { id })).document).toMatchObject(own)
    expect(saved.pictures?.full).not.toBe(plain.pictures?.full)
    const wild = { ...plainDesign({}), hand: { weight: 9, looseness: 1, texture: 1 } }
    const refused = await ann.ask(designs.saveDesign, { id, revision: revision + 2, document: wild })
    expect(refused.errCode).not.toBe(0)
  })

  it('[S2.50] before one of two versions is chosen, both are in the history, one of them as the meeting, and each can be brought back with its picture', async () => {
    const { id: projectId, looks } = await collection('Pier')
    const { id, revision } = sureFirst(looks)
    await ann.call(collections.like, { id })
    const theirs = await ann.call(designs.saveDesign, { id, revision, document: withLips(21) })
    await ann.call(designs.keepFormer, { id, document: withLips(22) })
    const kept = (await states(projectId)).slice(0, 2)
    expect(kept.map(({ reason }) => reason).sort()).toEqual(['merged', 'saved'])
    expect((await ann.call(designs.openDesign, { id })).document.lips.r).toBe(21)
    const drawn = new Map<number, string | undefined>()
    for (const { id: stateId } of kept) {
      await ann.call(history.bringBack, { projectId, stateId, things: [{ kind: 'look', id }] })
      const { document, pictures } = await ann.call(designs.openDesign, { id })
      const { items } = await ann.call(library.listItems, { tab: 'looks' })
      expect(items.find(({ designId }) => designId === id)?.picture?.url).toBe(pictures?.full)
      drawn.set(document.lips.r, pictures?.full)
    }
    expect(new Set(drawn.keys())).toEqual(new Set([21, 22]))
    expect(drawn.get(21)).toBe(theirs.pictures?.full)
    expect(drawn.get(22)).not.toBe(drawn.get(21))
    expect((await ann.get(drawn.get(22) ?? '')).headers.get('content-type')).toBe('image/webp')
  })

  it('a version that names what is nobody’s is not kept', async () => {
    const { id: projectId, looks } = await collection('Mole')
    const before = await states(projectId)
    const wrong = plainDesign({ mannequin: { person: 'nobody', pose: 'relaxed', mirrored: false } })
    const refused = await ann.ask(designs.keepFormer, { id: sure(looks[0]).id, document: wrong })
    expect(refused.errCode).toBe(1)
    expect(await states(projectId)).toEqual(before)
  })
})
