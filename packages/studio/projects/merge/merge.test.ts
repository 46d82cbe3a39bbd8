import { type Chance, openChance, sure } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import {
  addPictures,
  describeItem,
  moveItem,
  pinItem,
  putColor,
  putMannequin,
  removeItem,
  setSettings,
} from '../changes.ts'
import { newProject, type Project, projectSchema } from '../project.ts'
import { anyProject, color, uuid } from '../testing/anyProject.ts'
import { mergeProjects } from './mergeProjects.ts'

const pictureBoards = ['mood', 'print', 'sketch', 'marketing'] as const
const lists = [...pictureBoards, 'color', 'mannequins'] as const
const idsOf = (project: Project) => lists.flatMap((board) => project.boards[board].map(({ id }) => `${board} ${id}`))

/** A base that has room, so that caps are met only where a test means them. */
function someProject(seed: number): Project {
  const whole = anyProject(seed)
  const { boards } = whole
  return {
    ...whole,
    boards: {
      mood: boards.mood.slice(0, 4),
      print: boards.print.slice(0, 8),
      sketch: boards.sketch.slice(0, 9),
      color: boards.color.slice(0, 12),
      mannequins: boards.mannequins.slice(0, 2),
      marketing: boards.marketing.slice(0, 6),
    },
  }
}

/** A random edit, as a person in a window makes it. */
function edit(project: Project, chance: Chance, boards: readonly (typeof lists)[number][] = lists): Project {
  const board = chance.pick(boards)
  const items = project.boards[board]
  const id = items.length ? chance.pick(items.map((item) => item.id)) : null
  const kind = chance.pick(['add', 'add', 'remove', 'move', 'change', 'setting'] as const)
  if (kind === 'setting')
    return setSettings(project, { systemShare: chance.whole(0, 100), name: `Name ${chance.next()}` })
  if (kind === 'remove' && id) return removeItem(project, { board, id })
  if (kind === 'move' && id) return moveItem(project, { board, id, to: chance.whole(0, items.length - 1) })
  if (board === 'color')
    return putColor(project, {
      id: kind === 'change' && id ? id : uuid(chance),
      name: `${chance.next()}`,
      tcx: '',
      color: color(chance),
      gradient: null,
    })
  if (board === 'mannequins')
    return putMannequin(project, {
      id: kind === 'change' && id ? id : uuid(chance),
      person: chance.pick(['ines', 'theo', 'mei']),
      pose: 'relaxed',
    })
  if (kind === 'change' && id) return pinItem(project, { board, id, pinned: chance.happens(0.5) })
  return addPictures(project, { board, items: [{ id: uuid(chance), source: 'Upload' }] })
}

const edited = (project: Project, chance: Chance, times: number, boards?: readonly (typeof lists)[number][]) =>
  Array.from({ length: times }).reduce<Project>((now) => edit(now, chance, boards), project)

const seeds = Array.from({ length: 150 }, (_, i) => i)

describe('two windows on one project', () => {
  it('gives a change of one side alone exactly as it is', () => {
    for (const seed of seeds) {
      const base = someProject(seed)
      const mine = edited(base, openChance(seed), 8)
      for (const [one, other] of [
        [mine, base],
        [base, mine],
        [mine, mine],
      ] as const) {
        const { merged, conflicts, left } = mergeProjects(base, one, other)
        expect(merged).toEqual(mine)
        expect([...conflicts, ...left]).toEqual([])
      }
    }
  })

  it('commutes while the two changed different things', () => {
    for (const seed of seeds) {
      const base = someProject(seed)
      const settings = { brandShare: (base.brandShare + 7) % 100, name: 'Another' }
      const mine = setSettings(edited(base, openChance(seed), 6, ['mood', 'color', 'marketing']), settings)
      const theirs = setSettings(edited(base, openChance(seed + 1_000), 6, ['print', 'sketch', 'mannequins']), {
        name: base.name,
        systemShare: base.systemShare,
        prompt: `${base.prompt.slice(0, 100)}!`,
      })
      const there = { ...mine, systemShare: base.systemShare }
      const one = mergeProjects(base, there, theirs)
      expect(one.conflicts).toEqual([])
      expect(mergeProjects(base, theirs, there).merged).toEqual(one.merged)
    }
  })

  it('commutes also for what both put onto the same boards', () => {
    for (const seed of seeds) {
      const base = someProject(seed)
      const add = (chance: Chance) =>
        lists.reduce<Project>(
          (now, board) =>
            board === 'color' || board === 'mannequins'
              ? now
              : addPictures(now, { board, items: [{ id: uuid(chance), source: 'Generate' }] }),
          base,
        )
      const [mine, theirs] = [add(openChance(seed)), add(openChance(seed + 500))]
      const { merged, conflicts, left } = mergeProjects(base, mine, theirs)
      expect([...conflicts, ...left]).toEqual([])
      expect(mergeProjects(base, theirs, mine).merged).toEqual(merged)
      expect(new Set(idsOf(merged))).toEqual(new Set([...idsOf(mine), ...idsOf(theirs)]))
    }
  })

  it('loses nothing: what either side added or changed is there, is asked, or is named as left out', () => {
    for (const seed of seeds) {
      const base = someProject(seed)
      const mine = edited(base, openChance(seed), 12)
      const theirs = edited(base, openChance(seed + 9_000), 12)
      const { merged, conflicts, left } = mergeProjects(base, mine, theirs)
      expect(projectSchema.safeParse(merged).success).toBe(true)
      const before = new Set(idsOf(base))
      const there = new Set([...idsOf(merged), ...left.map(({ list, id }) => `${list} ${id}`)])
      for (const id of [...idsOf(mine), ...idsOf(theirs)]) if (!before.has(id)) expect(there.has(id), id).toBe(true)
      for (const id of idsOf(merged)) expect([...idsOf(mine), ...idsOf(theirs)]).toContain(id)
      const asked = new Set(conflicts.map(({ key }) => key))
      for (const board of lists)
        for (const item of mine.boards[board]) {
          const old = base.boards[board].find(({ id }) => id === item.id)
          const now = merged.boards[board].find(({ id }) => id === item.id)
          if (old && now && JSON.stringify(old) !== JSON.stringify(item) && !asked.has(`item ${board} ${item.id}`))
            expect(now).toEqual(item)
        }
    }
  })

  it('merged once more on what was saved, it changes nothing', () => {
    for (const seed of seeds) {
      const base = someProject(seed)
      const mine = edited(base, openChance(seed), 10)
      const theirs = edited(base, openChance(seed + 77), 10)
      const { merged } = mergeProjects(base, mine, theirs)
      const again = mergeProjects(theirs, merged, theirs)
      expect(again.merged).toEqual(merged)
      expect(again.conflicts).toEqual([])
    }
  })
})

describe('where two changes cannot both hold', () => {
  const chance = openChance(5)
  const [a, b] = [uuid(chance), uuid(chance)]
  const base = putColor(
    addPictures(newProject('Harbour'), {
      board: 'print',
      items: [
        { id: a, source: 'Upload' },
        { id: b, source: 'Upload' },
      ],
    }),
    { id: 'clay', name: 'Clay', tcx: '', color: { r: 170, g: 51, b: 17 }, gradient: null },
  )
  const repainted = (name: string, r: number) =>
    putColor(base, { id: 'clay', name, tcx: '', color: { r, g: 51, b: 17 }, gradient: null })

  it('one setting changed twice is asked, and either answer holds', () => {
    const [mine, theirs] = [setSettings(base, { name: 'Quay' }), setSettings(base, { name: 'Pier' })]
    const { merged, conflicts } = mergeProjects(base, mine, theirs)
    expect(conflicts).toMatchObject([{ key: 'setting name', kind: 'setting', mine: 'Quay', theirs: 'Pier' }])
    expect(merged.name).toBe('Quay')
    const other = mergeProjects(base, mine, theirs, new Map([['setting name', 'theirs']]))
    expect(other.merged.name).toBe('Pier')
  })

  it('one colour changed twice can stand there twice', () => {
    const sides = mergeProjects(
      base,
      repainted('Rust', 180),
      repainted('Brick', 140),
      new Map([['item color clay', 'both']]),
    )
    expect(sides.merged.boards.color.map(({ name }) => name)).toEqual(['Rust', 'Brick'])
    expect(new Set(sides.merged.boards.color.map(({ id }) => id)).size).toBe(2)
  })

  it('different fields of one item are both kept without a question', () => {
    const mine = describeItem(base, { board: 'print', id: a, width: 64 })
    const theirs = pinItem(base, { board: 'print', id: a, pinned: true })
    const { merged, conflicts } = mergeProjects(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(merged.boards.print[0]).toMatchObject({ width: 64, pinned: true })
  })

  it('fields that belong together come from one side, also where the other changed one of them', () => {
    const sides = ({ boards }: Project) => sure(boards.color[0])
    const code = putColor(base, { ...sides(base), tcx: '19-4052' })
    const painted = putColor(base, { ...sides(base), color: { r: 9, g: 9, b: 9 } })
    const { merged, conflicts } = mergeProjects(base, code, painted)
    expect(conflicts).toMatchObject([{ key: 'item color clay' }])
    expect(sides(merged)).toEqual(sides(code))
    const other = mergeProjects(base, code, painted, new Map([['item color clay', 'theirs']]))
    expect(sides(other.merged)).toEqual(sides(painted))
  })

  it('removed there and changed here is asked and stays unless it is answered otherwise', () => {
    const mine = describeItem(base, { board: 'print', id: a, width: 64 })
    const theirs = removeItem(base, { board: 'print', id: a })
    const kept = mergeProjects(base, mine, theirs)
    expect(kept.conflicts).toMatchObject([{ kind: 'item', list: 'print', id: a, removedBy: 'theirs' }])
    expect(kept.merged.boards.print.map(({ id }) => id)).toEqual([a, b])
    const gone = mergeProjects(base, mine, theirs, new Map([[`item print ${a}`, 'theirs']]))
    expect(gone.merged.boards.print.map(({ id }) => id)).toEqual([b])
  })

  it('an order changed by both is asked, and either answer holds', () => {
    const c = uuid(chance)
    const three = addPictures(base, { board: 'print', items: [{ id: c, source: 'Upload' }] })
    const mine = moveItem(three, { board: 'print', id: c, to: 0 })
    const theirs = moveItem(three, { board: 'print', id: a, to: 1 })
    const order = ({ boards }: Project) => boards.print.map(({ id }) => id)
    const { merged, conflicts } = mergeProjects(three, mine, theirs)
    expect(conflicts).toMatchObject([{ key: 'order print', kind: 'order', list: 'print' }])
    expect(order(merged)).toEqual([c, a, b])
    const other = mergeProjects(three, mine, theirs, new Map([['order print', 'theirs']]))
    expect(order(other.merged)).toEqual([b, a, c])
  })

  it('two wishes can both stand, the saved one first', () => {
    const [mine, theirs] = [setSettings(base, { prompt: 'linen' }), setSettings(base, { prompt: 'navy' })]
    const { conflicts } = mergeProjects(base, mine, theirs)
    expect(conflicts).toMatchObject([{ key: 'setting prompt', sides: ['mine', 'theirs', 'both'] }])
    const both = mergeProjects(base, mine, theirs, new Map([['setting prompt', 'both']]))
    expect(both.merged.prompt).toBe('navy\nlinen')
  })

  it('removed here and changed there is asked and stays unless it is answered otherwise', () => {
    const mine = removeItem(base, { board: 'print', id: a })
    const theirs = describeItem(base, { board: 'print', id: a, width: 64 })
    const kept = mergeProjects(base, mine, theirs)
    expect(kept.conflicts).toMatchObject([{ kind: 'item', list: 'print', id: a, removedBy: 'mine' }])
    expect(kept.merged.boards.print.map(({ id }) => id)).toEqual([a, b])
    const gone = mergeProjects(base, mine, theirs, new Map([[`item print ${a}`, 'mine']]))
    expect(gone.merged.boards.print.map(({ id }) => id)).toEqual([b])
  })

  it('[S5.03] what finds no room on a full board is named, and what was saved first stays', () => {
    const fill = (count: number, seed: number) =>
      addPictures(base, {
        board: 'mood',
        items: Array.from({ length: count }, (_, i) => ({ id: uuid(openChance(seed + i)), source: 'Upload' as const })),
      })
    const [mine, theirs] = [fill(5, 100), fill(6, 200)]
    const { merged, left } = mergeProjects(base, mine, theirs)
    expect(merged.boards.mood).toHaveLength(limits.board.mood)
    expect(merged.boards.mood).toEqual(expect.arrayContaining(theirs.boards.mood))
    expect(left).toHaveLength(3)
    const named = [...merged.boards.mood, ...left].map(({ id }) => id)
    expect(new Set(named).size).toBe(11)
  })

  it('allowed garments are merged one by one', () => {
    const from = setSettings(base, { positions: ['coat', 'dress', 'skirt'] })
    const mine = setSettings(from, { positions: ['coat', 'dress', 'skirt', 'shirt'] })
    const theirs = setSettings(from, { positions: ['dress', 'skirt', 'jeans'] })
    const { merged, conflicts } = mergeProjects(from, mine, theirs)
    expect(new Set(merged.positions)).toEqual(new Set(['dress', 'skirt', 'shirt', 'jeans']))
    expect(conflicts).toEqual([])
  })

  it('a moodboard arranged by both is asked once, places moved by hand are kept of both', () => {
    const place = (id: string, x: number) => ({ id, x, y: 0, width: 0.2, height: 0.2 })
    const laid = setSettings(base, { moodPositions: [place(a, 0), place(b, 0.5)] })
    const mine = setSettings(laid, { moodPositions: [place(a, 0.1), place(b, 0.5)] })
    const theirs = setSettings(laid, { moodPositions: [place(a, 0), place(b, 0.7)] })
    expect(mergeProjects(laid, mine, theirs).merged.moodPositions).toEqual([place(a, 0.1), place(b, 0.7)])
    const [one, other] = [
      setSettings(mine, { moodTemplateId: 'grid' }),
      setSettings(theirs, { moodTemplateId: 'hero' }),
    ]
    const { merged, conflicts } = mergeProjects(laid, one, other)
    expect(conflicts).toMatchObject([{ key: 'layout' }])
    expect(merged).toMatchObject({ moodTemplateId: 'grid', moodPositions: [place(a, 0.1), place(b, 0.5)] })
  })
})
