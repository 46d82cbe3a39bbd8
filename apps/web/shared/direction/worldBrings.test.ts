import { direct } from '@toile/craft/script/direct.ts'
import { type DirectionHand, directionHandSchema } from '@toile/craft/script/directionHand.ts'
import { plainReading } from '@toile/craft/script/testing/plainReading.ts'
import { sureFirst } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { worldBrings } from './worldBrings.ts'

const board = [plainReading('beach', { '#1d6f78': 0.5, '#d8c3a0': 0.35, '#d4502e': 0.15 })]
const briefOf = (hand: Partial<DirectionHand> = {}) => {
  const brief = direct(board, [], 0, directionHandSchema.parse(hand))
  if (!brief) throw new Error('There is a picture on the board.')
  return brief
}

describe('what a chosen kind of pictures changes', () => {
  it('[S3.03] is the treatments and constructions that were not there before, by name', () => {
    const read = briefOf()
    const cloths = read.cloths.map((cloth) => ({
      ...cloth,
      source: { ...cloth.source, treatment: 'windows' as const },
    }))
    const now = {
      ...read,
      cloths,
      prints: [...read.prints.slice(0, 1), 'damask', 'paisley', 'houndstooth', 'glenCheck'],
    }
    const { prints, moved } = worldBrings({ ...read, prints: read.prints.slice(0, 1) }, now, {})
    expect(prints).toEqual(['Windows', 'Damask', 'Paisley', 'Houndstooth'])
    expect(moved).toEqual([])
  })

  it('[S3.03] is nothing where the kind that was read is chosen', () => {
    const read = briefOf()
    const { id } = sureFirst(read.worlds)
    expect(worldBrings(read, briefOf({ world: id }), {}).prints).toEqual([])
  })

  it('[S3.03] counts a dial that stands elsewhere, but none that a hand turned', () => {
    const read = briefOf()
    const now = { ...read, dials: { ...read.dials, weight: 0.9, night: -0.9 } }
    expect(worldBrings(read, now, { night: -0.9 }).moved).toEqual(['weight'])
  })
})
