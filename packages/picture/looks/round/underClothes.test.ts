import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { createCanvas } from '@napi-rs/canvas'
import { designSchema } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { gesturesOf } from '@toile/craft/mannequins/round/gestures/index.ts'
import { wearerOf } from '@toile/craft/mannequins/wearer.ts'
import { boundsOf, contains, type Point } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import type { Host, Surface } from '../../surface.ts'
import type { Dressed } from '../dressed.ts'
import { stoodIn } from '../testing/stoodIn.ts'
import { armFrom, armholeOver, besideSkirt } from './underClothes.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const grey = { r: 120, g: 120, b: 130 }
const worn = (garment: string, knobs = {}) => plainWorn(garment, grey, { knobs })
const designOf = (...garments: ReturnType<typeof worn>[]) =>
  designSchema.parse({
    version: designVersion,
    style: 'illustration',
    mannequin: { person: 'ruth', pose: 'relaxed', mirrored: false },
    shoes: { kind: 'loafer', color: grey },
    lips: grey,
    ground: { r: 240, g: 240, b: 236 },
    garments,
    origin: null,
  })
const gestures = gesturesOf(wearerOf('ruth'))

/** Whether a place lies between the sides of a skirt at its level. */
function isWithin(dressed: readonly Dressed[], [x, y]: Point): boolean {
  const skirts = dressed.flatMap((one) =>
    one.kind === 'drafted' ? one.pieces.filter(({ role }) => role === 'skirt') : [],
  )
  const near = skirts.flatMap(({ outlines }) => outlines.flat()).filter((point) => Math.abs(point[1] - y) < 0.1)
  return near.some((point) => point[0] <= x) && near.some((point) => point[0] >= x)
}

describe('a body under clothes', () => {
  it('[S3.04] lays a bare arm whole before the trunk, the far one as well: no armhole reaches down to its forearm', () => {
    let laid = 0
    for (const gesture of gestures) {
      const { posed, dressed } = stoodIn(host, designOf(worn('sheathDress')), gesture.id)
      for (const index of [0, 1] as const) {
        if (index === posed.near || !posed.gesture.arms[index].over) continue
        laid++
        const { limb } = posed.arms[index].ruler
        for (const over of armholeOver({ posed, dressed }, index))
          for (const t of [0.7, 0.9, 1.1]) expect(contains(over, limb.at(t).centre), `${gesture.id} ${t}`).toBe(false)
      }
    }
    expect(laid).toBeGreaterThan(0)
  })

  it('[S3.04] takes nothing from a bare arm but what lies under the cloth of its armhole, however wide the hips below are', () => {
    let seen = 0
    for (const gesture of gestures) {
      const { posed, dressed } = stoodIn(host, designOf(worn('sheathDress')), gesture.id)
      const cloth = dressed.flatMap((one) =>
        one.kind === 'drafted' ? one.pieces.flatMap(({ outlines }) => outlines) : [],
      )
      for (const index of [0, 1] as const)
        for (const over of armholeOver({ posed, dressed }, index)) {
          seen++
          const middle = boundsOf(over)
          for (let k = 0; k < 400; k++) {
            const place: Point = [
              middle.left + ((middle.right - middle.left) * ((k % 20) + 0.5)) / 20,
              middle.top + ((middle.bottom - middle.top) * (Math.floor(k / 20) + 0.5)) / 20,
            ]
            if (!contains(over, place)) continue
            expect(
              cloth.some((outline) => contains(outline, place)),
              `${gesture.id} ${place.join()}`,
            ).toBe(true)
          }
        }
    }
    expect(seen).toBeGreaterThan(5)
  })

  it('[S3.04] shows no leg beside a long skirt, in any gesture, and its feet below the hem', () => {
    for (const gesture of someOf(gestures)) {
      const { posed, dressed } = stoodIn(host, designOf(worn('pencilSkirt')), gesture.id)
      const sides = besideSkirt(posed, dressed)
      expect(sides, gesture.id).toHaveLength(2)
      const hem = Math.max(...sides.flat().map(([, y]) => y))
      const middle = posed.station(hem - 0.5).at[0]
      const covered = [-1, 0, 1].map((by) => sides.some((side) => contains(side, [middle + by, hem - 0.5])))
      expect(covered, gesture.id).toEqual([true, false, true])
      for (const index of [0, 1] as const) {
        const { ruler } = posed.legs[index]
        for (const t of [0.35, 0.5, 0.65, 0.8])
          for (const u of [-1, 1]) {
            const point = ruler.limb.edge(t, u)
            if (point[1] > hem - 0.4) continue
            const shown = isWithin(dressed, point)
            expect(shown || sides.some((side) => contains(side, point)), `${gesture.id} ${t} ${u}`).toBe(true)
          }
        const [, ankle] = posed.legs[index].flat[2]
        expect(ankle, gesture.id).toBeGreaterThan(hem)
      }
    }
  })

  it('[S3.04] shows legs between the waves of a hem', () => {
    for (const { id } of someOf(gestures)) {
      const { posed, dressed } = stoodIn(host, designOf(worn('smockDress')), id)
      const sides = besideSkirt(posed, dressed)
      const hem = Math.max(...sides.flat().map(([, y]) => y))
      const near = posed.legs.flatMap(({ ruler }) =>
        Array.from({ length: 90 }, (_, i) => 0.2 + i / 100).flatMap((t) =>
          [-0.7, 0, 0.7].map((u) => ruler.limb.edge(t, u)),
        ),
      )
      const hidden = near.filter(
        (point) => Math.abs(point[1] - hem) < 0.12 && sides.some((side) => contains(side, point)),
      )
      expect(hidden, id).toEqual([])
    }
  })

  it('[S3.04] hides nothing beside trousers and under a short top', () => {
    const { posed, dressed } = stoodIn(host, designOf(worn('chinos'), worn('tShirt')), 'poise')
    expect(besideSkirt(posed, dressed)).toEqual([])
  })

  it('[S3.04] draws of an arm what comes out of its sleeve, and a little more', () => {
    const from = (garment: string) => {
      const stood = stoodIn(host, designOf(worn(garment)), 'rest')
      return [armFrom(stood, 0, 0.12), armFrom(stood, 1, 0.12)]
    }
    for (const t of from('camisole')) expect(t).toBe(0.12)
    for (const t of from('tShirt')) expect(t).toBeLessThan(0.8)
    for (const t of from('sweater')) expect(t).toBeGreaterThan(1.5)
  })

  it('[S3.04] shows a folded arm below a short sleeve, from above its elbow on', () => {
    for (const gesture of someOf(gestures)) {
      const stood = stoodIn(host, designOf(worn('smockTop', { sleeveLength: 0.3 })), gesture.id)
      for (const index of [0, 1] as const) expect(armFrom(stood, index, 0.12), gesture.id).toBeLessThan(1)
    }
  })
})
