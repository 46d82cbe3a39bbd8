import { createCanvas } from '@napi-rs/canvas'
import type { Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { figureOf } from '@toile/craft/designs/figureOf.ts'
import { distance, type Point } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../surface.ts'
import { dress } from './dressing.ts'
import { openSources } from './sources.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }

const wear = (garment: string): Worn => plainWorn(garment, { r: 120, g: 60, b: 50 }, { seed: 7 })

/** Which garments keep their sleeves when they are worn over each other, the innermost first. */
function sleeved(...garments: string[]): string[] {
  const figure = figureOf({ person: 'theo', pose: 'relaxed', mirrored: false }) ?? expect.fail('no figure')
  return dress({ garments: garments.map(wear) }, figure, openSources(host)).flatMap((one) =>
    one.kind === 'drafted' && one.pieces.some(({ role }) => role === 'sleeve') ? [one.worn.id] : [],
  )
}

describe('sleeves under sleeves', () => {
  it('[S3.26] what another sleeve hides is not drawn beside its armhole; what is longer shows', () => {
    expect(sleeved('turtleneck', 'sweater')).toEqual(['sweater'])
    expect(sleeved('turtleneck', 'tShirt')).toEqual(['turtleneck', 'tShirt'])
    expect(sleeved('turtleneck', 'slipover')).toEqual(['turtleneck'])
    expect(sleeved('shirt', 'blazer')).toEqual(['blazer'])
  })

  it('[S3.26] of a long sleeve under a jacket with shorter ones only what comes out is drawn, no wider than there is room for', () => {
    const figure = figureOf({ person: 'theo', pose: 'relaxed', mirrored: false }) ?? expect.fail('no figure')
    const [blouse, bolero] = dress(
      { garments: [{ ...wear('blouse'), knobs: { sleeve: 'bishop' } }, wear('bolero')] },
      figure,
      openSources(host),
    )
    if (blouse?.kind !== 'drafted' || bolero?.kind !== 'drafted') return expect.fail('not drafted')
    expect(blouse.pieces.filter(({ role }) => role === 'cuff')).toHaveLength(2)
    for (const index of [0, 1] as const) {
      const root = figure.arms[index].at(0).centre
      const [own = [], over = []] = [blouse, bolero].map(({ pieces }) =>
        pieces.filter(({ name }) => name === `sleeve${index}`).flatMap(({ outlines }) => outlines.flat()),
      )
      const end = Math.max(...over.map((point) => distance(point, root)))
      const reach = own.map((point) => distance(point, root))
      expect(Math.max(...reach)).toBeGreaterThan(end + 0.2)
      expect(Math.min(...reach)).toBeGreaterThan(end - 0.4)
      const beside = (points: readonly Point[]) => points.filter((point) => distance(point, root) < end - 0.1)
      const widest = Math.max(...over.filter((point) => distance(point, root) > end - 0.3).map(([x]) => Math.abs(x)))
      expect(Math.max(...beside(own).map(([x]) => Math.abs(x)))).toBeLessThan(widest + 0.04)
    }
  })
})
