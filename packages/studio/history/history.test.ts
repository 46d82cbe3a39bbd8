import { designVersion } from '@toile/craft/designs/designVersion.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { newProject, type Project } from '../projects/project.ts'
import { bringBack } from './bringBack.ts'
import { compareLooks } from './compareLooks.ts'
import { compareStates } from './compareStates.ts'
import { matchesName } from './matchesName.ts'
import { movedIds } from './movedIds.ts'
import type { Snapshot } from './snapshot.ts'

const ids = Array.from({ length: 20 }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`)
const picture = (i: number) => ({ id: sure(ids[i]), source: 'Upload' as const, pinned: false, category: '' })
const withMood = (...places: number[]): Project => {
  const project = newProject('Harbour')
  return { ...project, boards: { ...project.boards, mood: places.map(picture) } }
}
const red = { r: 170, g: 51, b: 17 }
const look = (own: Partial<Design> = {}): Design => ({
  version: designVersion,
  style: 'illustration',
  mannequin: { person: 'ines', pose: 'relaxed', mirrored: false },
  shoes: { kind: 'loafer', color: red },
  lips: red,
  ground: red,
  garments: [plainWorn('tShirt', red, { id: 'g1', knobs: { length: 0.5, ease: 0.2 }, seed: 1 })],
  origin: null,
  ...own,
})
const state = (project: Project, looks: Snapshot['looks'] = []): Snapshot => ({ project, looks, order: [] })

describe('comparing two states', () => {
  it('[S2.50] tells what was added, removed, moved and changed on each board, and which settings differ', () => {
    const before = withMood(0, 1, 2, 3)
    const after = { ...withMood(0, 2, 1, 4), prompt: 'calm' }
    after.boards.mood[0] = { ...sure(after.boards.mood[0]), pinned: true }
    const { boards, settings, looks } = compareStates(state(before), state(after))
    expect(boards).toEqual([{ board: 'mood', added: [ids[4]], removed: [ids[3]], moved: [ids[1]], changed: [ids[0]] }])
    expect(settings).toEqual(['prompt'])
    expect(looks).toEqual([])
  })

  it('[S2.50] one item carried to the other end is one move, not all the others', () => {
    expect(movedIds(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])).toEqual(['a'])
    expect(movedIds(['a', 'b'], ['a', 'x', 'b'])).toEqual([])
  })

  it('[S2.50] tells which looks came, went, changed in which part, or moved to another list', () => {
    const [a, b, c, d] = ids
    const kept = (id: string, document: Design, liked = false) =>
      ({ id, state: liked ? 'liked' : 'draft', position: 0, document }) as const
    const dressed = look({ garments: [{ ...sure(look().garments[0]), fabric: 'silk' }] })
    const before = state(withMood(), [kept(sure(a), look()), kept(sure(b), look()), kept(sure(c), look())])
    const after = state(withMood(), [kept(sure(b), dressed), kept(sure(c), look(), true), kept(sure(d), look())])
    expect(compareStates(before, after).looks).toEqual([
      { id: b, kind: 'changed', before: 'draft', after: 'draft', parts: ['fabrics'] },
      { id: c, kind: 'changed', before: 'draft', after: 'liked', parts: [] },
      { id: d, kind: 'added', before: null, after: 'draft', parts: [] },
      { id: a, kind: 'removed', before: 'draft', after: null, parts: [] },
    ])
  })

  it('[S2.50] fields in another order make no difference', () => {
    const worn = sure(look().garments[0])
    expect(compareLooks(look(), look({ garments: [{ ...worn, knobs: { ease: 0.2, length: 0.5 } }] }))).toEqual([])
    expect(compareLooks(look(), look({ lips: { ...red, r: 1 }, style: 'ink' }))).toEqual(['colors', 'style'])
    expect(compareLooks(look(), look({ garments: [] }))).toEqual(['garments'])
  })
})

describe('bringing single things back', () => {
  it('[S2.50] an item returns to its place, a changed one to its form, a later one goes; the rest stays', () => {
    const earlier = withMood(0, 1, 2)
    const now = withMood(5, 2)
    now.boards.mood[1] = { ...sure(now.boards.mood[1]), pinned: true }
    const back = bringBack({ ...now, prompt: 'late' }, { ...earlier, prompt: 'early' }, [
      { kind: 'item', board: 'mood', id: sure(ids[1]) },
      { kind: 'item', board: 'mood', id: sure(ids[2]) },
      { kind: 'item', board: 'mood', id: sure(ids[5]) },
      { kind: 'setting', name: 'prompt' },
    ])
    expect(back.boards.mood).toEqual([picture(1), picture(2)])
    expect(back.prompt).toBe('early')
  })

  it('[S5.03] a full board takes nothing more', () => {
    const things = [{ kind: 'item', board: 'mood', id: sure(ids[9]) }] as const
    expect(() => bringBack(withMood(0, 1, 2, 3, 4, 5, 6, 7), withMood(9), things)).toThrow(/at most 8/)
  })
})

describe('finding a collection by name', () => {
  it.each([
    ['Été à Marseille', 'ete marseille'],
    ['Autumn Harbour 2025', 'harbor'],
    ['Autumn Harbour 2025', 'autmun'],
    ['Autumn Harbour 2025', '2025 aut'],
    ['ชุดฤดูร้อน', 'ฤดู'],
    ['港の冬', '冬'],
    ['Осенняя коллекция', 'осеняя'],
  ])('[S2.50] %s is found by “%s”', (name, search) => {
    expect(matchesName(name, search)).toBe(true)
  })

  it('[S2.50] what is called otherwise is not found', () => {
    expect(matchesName('Autumn Harbour', 'winter')).toBe(false)
    expect(matchesName('Autumn Harbour', 'harbour spring')).toBe(false)
    expect(matchesName('Look 12', '13')).toBe(false)
  })
})
