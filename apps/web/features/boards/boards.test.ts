import { limits } from '@toile/rules/limits.ts'
import { addPictures, removeItem, roomOn } from '@toile/studio/projects/changes.ts'
import { newProject } from '@toile/studio/projects/project.ts'
import { describe, expect, it } from 'vitest'
import { boardKinds } from '../../shared/open/boards/boardKinds.ts'
import { justifiedRows } from './justifiedRows.ts'
import { likeliest } from '../../shared/open/boards/tracedNote.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const items = (count: number) => Array.from({ length: count }, (_, n) => ({ id: id(n), source: 'Library' as const }))

describe('what a board takes', () => {
  it.each([
    ['mood', 8],
    ['print', 16],
    ['sketch', 20],
  ] as const)('[S5.03] [S5.04] the %s board holds %i, and one go may fill it', (board, most) => {
    const project = addPictures(newProject('Harbour'), { board, items: items(most - 2) })
    expect(roomOn(project, board)).toBe(2)
    expect(addPictures(project, { board, items: items(most + 5) }).boards[board]).toHaveLength(most)
    expect(boardKinds.find(({ id }) => id === board)).toMatchObject({ most, atOnce: limits.uploads[board] })
  })

  it('[S4.02] a picture of the library joins and leaves a board; twice is once', () => {
    const once = addPictures(newProject('Harbour'), { board: 'print', items: items(1) })
    expect(addPictures(once, { board: 'print', items: items(1) })).toBe(once)
    expect(once.boards.print[0]?.source).toBe('Library')
    expect(removeItem(once, { board: 'print', id: id(0) }).boards.print).toEqual([])
  })
})

describe('rows of a moodboard', () => {
  it('keep every proportion and fill each full row', () => {
    const aspects = [1, 1.5, 0.7, 2, 1, 0.6, 1.2, 1]
    const tiles = justifiedRows(aspects, 2.9)
    expect(tiles).toHaveLength(aspects.length)
    const heights = tiles.map(({ share }, i) => share / (aspects[i] ?? 1))
    for (let i = 0; i < tiles.length; ) {
      const row = tiles.slice(i, i + (tiles[i]?.together ?? 1))
      for (const height of heights.slice(i, i + row.length)) expect(height).toBeCloseTo(heights[i] ?? 0, 9)
      const filled = row.reduce((sum, { share }) => sum + share, 0)
      expect(filled).toBeLessThanOrEqual(1 + 1e-9)
      if (i + row.length < tiles.length) expect(filled).toBeCloseTo(1, 9)
      i += row.length
    }
  })

  it('a lone narrow picture does not grow to the whole width', () => {
    expect(justifiedRows([0.6], 2.9)[0]?.share).toBeLessThan(0.5)
  })
})

describe('a traced sketch', () => {
  it('offers three categories, the present one first', () => {
    const choices = [
      { category: 'coat', confidence: 0.6 },
      { category: 'dress', confidence: 0.3 },
      { category: 'jumpsuit', confidence: 0.1 },
    ]
    expect(likeliest({ category: 'dress', choices })).toEqual(['dress', 'coat', 'jumpsuit'])
    expect(likeliest({ category: 'skirt', choices })).toEqual(['skirt', 'coat', 'dress'])
  })
})
