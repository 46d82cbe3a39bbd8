import { findGarment } from '@toile/craft/garments/index.ts'
import { openChance, sureFirst } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { hangingOf } from '../reading/trace/anchor.ts'
import { pieceAnchors } from '../reading/trace/flats/pieceAnchors.ts'
import { flatFigure } from '../looks/flatFigure.ts'
import { nearestGarments } from './nearestGarments.ts'

const figure = flatFigure('ines', 'front')
const drawn = (id: string, knobs: Record<string, number | string>) => {
  const garment = findGarment(id) ?? expect.fail(id)
  const cloth = { weight: 120, stiffness: 0.5 }
  const pieces = garment.draft(figure, knobs, { chance: openChance(2), layered: false, tucked: false, cloth })
  const anchors = pieceAnchors(pieces, figure, hangingOf(garment.category))
  const onSheet = Object.entries(anchors).map(([name, [x, y]]) => [name, [x * 130 + 400, y * 130]])
  return { category: garment.category, anchors: Object.fromEntries(onSheet) as typeof anchors }
}

describe('sketches from tracings', () => {
  it('[S2.56] an uploaded sketch gives garments of its category with its length and sleeves', () => {
    for (const length of [0.3, 0.8]) {
      const nearest = sureFirst(nearestGarments(drawn('coat', { length }), 'female'))
      const garment = findGarment(nearest.id)
      expect(garment?.category).toBe('coat')
      const found = Number(nearest.knobs.length ?? garment?.knobs.length?.normal)
      expect(Math.abs(found - length)).toBeLessThan(0.1)
    }
    const sleeve = (id: string, option: string) => {
      const nearest = sureFirst(nearestGarments(drawn(id, { sleeve: option }), 'female'))
      return nearest.knobs.sleeve ?? findGarment(nearest.id)?.knobs.sleeve?.normal
    }
    expect(['short', 'cap', 'puff', 'flutter']).toContain(sleeve('tShirt', 'short'))
    expect(['long', 'plain', 'knit', 'bishop', 'raglan', 'bell']).toContain(sleeve('tShirt', 'plain'))
    expect(nearestGarments(drawn('slipover', {}), 'female')[0]?.id).toBe('slipover')
  })

  it('[S2.56] three garments at most stand for a sketch, the nearest first', () => {
    const found = nearestGarments(drawn('trench', {}), 'female')
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(3)
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
  })
})
