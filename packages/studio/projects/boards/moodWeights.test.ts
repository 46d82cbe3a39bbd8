import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { addPictures } from '../changes.ts'
import { newProject, type Project } from '../project.ts'
import { layPictures, removePlaces } from './boardChanges.ts'
import { moodWeights } from './moodWeights.ts'

const picture = (i: number) => `7c0d5b0e-6d3b-4a39-9c58-0d1a7f1d2b1${i}`
const board = (count: number): Project =>
  addPictures(newProject('Harbour'), {
    board: 'mood',
    items: Array.from({ length: count }, (_, i) => ({ id: picture(i), source: 'Upload' as const })),
  })
const laid = (project: Project, sides: readonly number[]) =>
  layPictures(project, {
    places: sides.map((side, i) => ({ id: picture(i), x: 0.1 * i, y: 0.1, width: side, height: side })),
  })
const weightsOf = (project: Project) => [0, 1, 2].map((i) => moodWeights(project).get(picture(i)))

describe('the weights of a moodboard’s pictures', () => {
  it('[S3.03] are alike before the board is laid out, and go by area after', () => {
    expect(weightsOf(board(3))).toEqual([1, 1, 1])
    const [large, small, other] = weightsOf(laid(board(3), [0.4, 0.2, 0.2])).map((weight) => weight ?? 0)
    expect(sure(large) / sure(small)).toBeCloseTo(4)
    expect(small).toBe(other)
    expect((sure(large) + sure(small) + sure(other)) / 3).toBeCloseTo(1)
  })

  it('[S3.03] a pinned picture weighs more, one that is not laid out a usual area, one that was taken off nothing', () => {
    const project = laid(board(3), [0.2, 0.2])
    const [first, second, loose] = weightsOf(project)
    expect([second, loose]).toEqual([first, first])
    const mood = project.boards.mood.map((item, i) => ({ ...item, pinned: i === 1 }))
    const [plain, pinned] = weightsOf({ ...project, boards: { ...project.boards, mood } })
    expect(pinned).toBeGreaterThan(plain ?? 1)
    expect(moodWeights(removePlaces(project, { ids: [picture(1)] })).has(picture(1))).toBe(false)
  })
})
