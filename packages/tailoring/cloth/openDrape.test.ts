import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { straightSkirt } from '../blocks/bottoms/straightSkirt.ts'
import { straightTrousers } from '../blocks/bottoms/straightTrousers.ts'
import { sampleBodies } from '../blocks/testing/sampleBodies.ts'
import { teeShirt } from '../blocks/tops/teeShirt.ts'
import { distanceAt } from '../form/distanceAt.ts'
import type { Spot } from '../form/form.ts'
import { formOf } from '../form/formOf.ts'
import { clothFabrics } from './clothFabrics.ts'
import type { Hung } from './clothMesh.ts'
import { easeOf } from './easeOf.ts'
import { fieldOver } from './fieldOver.ts'
import { openDrape } from './openDrape.ts'
import { usualDraft } from './testing/usualDraft.ts'

const body = sampleBodies.woman
const form = formOf(body, 'woman')
const { cotton } = clothFabrics
const coarse = 30

/** A garment hung until it rests. */
function hang(block: Parameters<typeof usualDraft>[0], measures = body, under: readonly Hung[] = []) {
  const drape = openDrape(usualDraft(block, measures), form, cotton, coarse, under)
  for (let i = 0; i < 400 && !drape.settled; i++) drape.advance(1)
  return { drape, hung: drape.hung() }
}

const garments = { skirt: hang(straightSkirt), trousers: hang(straightTrousers), tee: hang(teeShirt) }

const spotsOf = ({ positions }: Hung) =>
  Array.from(
    { length: positions.length / 3 },
    (_, i): Spot => [sure(positions[3 * i]), sure(positions[3 * i + 1]), sure(positions[3 * i + 2])],
  )

const spotsOfPiece = (hung: Hung, piece: string, mirrored = false) => {
  const part = sure(hung.mesh.parts.find((each) => each.piece === piece && each.mirrored === mirrored))
  return spotsOf(hung).slice(part.firstCorner, part.firstCorner + part.corners)
}

/** How long the lower edge of a band is against what it is on the flat. */
function seamOf({ mesh, positions }: Hung, piece: string) {
  const { firstCorner, corners } = sure(mesh.parts.find((part) => part.piece === piece))
  const flat = (corner: number, axis: number) => sure(mesh.flat[2 * corner + axis])
  const low = Array.from({ length: corners }, (_, i) => firstCorner + i)
    .filter((corner) => flat(corner, 1) < 0.01)
    .toSorted((a, b) => flat(a, 0) - flat(b, 0))
  const length = low.slice(1).reduce((sum, corner, i) => {
    const along = [0, 1, 2].map((axis) => sure(positions[3 * corner + axis]) - sure(positions[3 * sure(low[i]) + axis]))
    return sum + Math.hypot(...along)
  }, 0)
  return length / (flat(sure(low.at(-1)), 0) - flat(sure(low[0]), 0))
}

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
const moved = (a: Hung, b: Hung) => Math.max(...a.positions.map((place, i) => Math.abs(place - sure(b.positions[i]))))

describe('a garment that is hung', () => {
  it.each(Object.entries(garments))(
    '[S1.11] %s comes to rest, nearly unstretched and nowhere in the body',
    (_, { drape, hung }) => {
      expect([drape.settled, drape.progress]).toEqual([true, 1])
      const strain = hung.strain.toSorted()
      expect(strain[Math.floor(strain.length * 0.95)]).toBeLessThan(0.05)
      expect(strain[Math.floor(strain.length * 0.5)]).toBeLessThan(0.02)
      expect(Math.min(...spotsOf(hung).map((spot) => distanceAt(form.field, spot).distance))).toBeGreaterThan(-5)
    },
  )

  it('[S1.11] sits at the waist, held by its band as by a hoop, and hangs evenly to both sides', () => {
    const band = spotsOfPiece(garments.skirt.hung, 'waistband')
    expect(Math.abs(Math.min(...band.map(([, y]) => y)) - form.levels.waist)).toBeLessThan(12)
    expect(seamOf(garments.skirt.hung, 'waistband')).toBeLessThan(1.015)
    const front = spotsOfPiece(garments.skirt.hung, 'front')
    expect(Math.abs(meanOf(front.map(([x]) => x)))).toBeLessThan(4)
    const hem = Math.min(...front.map(([, y]) => y))
    const long = straightSkirt.knobs.length.usual * body.waistToFloor
    expect(Math.abs(form.levels.waist - hem - long)).toBeLessThan(25)
  })

  it('[S1.11] has each leg of trousers round its own leg, and each sleeve round its own arm', () => {
    for (const mirrored of [false, true]) {
      const side = mirrored ? 1 : -1
      const legs = spotsOfPiece(garments.trousers.hung, 'back', mirrored).filter(([, y]) => y < form.levels.knee)
      expect(Math.min(...legs.map(([x]) => side * x))).toBeGreaterThan(0)
      const sleeve = spotsOfPiece(garments.tee.hung, 'sleeve', mirrored)
      expect(Math.min(...sleeve.map(([x]) => side * x))).toBeGreaterThan(form.arms.left.from[0] * 0.6)
    }
  })

  it('[S1.11] hangs the same every time, and stays where it rests', () => {
    const again = hang(straightSkirt)
    expect(again.hung.positions).toEqual(garments.skirt.hung.positions)
    again.drape.advance(5)
    expect(again.drape.hung().positions).toEqual(again.hung.positions)
  })

  it('[S1.11] follows a hand that draws it, is held by its pin, and falls back when it is let go', () => {
    const { drape, hung } = hang(straightSkirt)
    const corner = sure(hung.mesh.parts[0]).firstCorner
    const [x, y, z] = sure(spotsOf(hung)[corner])
    drape.pull(corner, [x, y, z + 150])
    expect(drape.settled).toBe(false)
    drape.advance(20)
    expect(sure(spotsOf(drape.hung())[corner])[2]).toBeCloseTo(z + 150, 3)
    drape.pull(corner, null)
    drape.advance(60)
    expect(sure(spotsOf(drape.hung())[corner])[2]).toBeLessThan(z + 100)
  })

  it('[S1.11] is blown by a wind, in gusts that are the same every time, and rests when it ends', () => {
    const blown = () => {
      const { drape } = hang(straightSkirt)
      drape.blow({ towards: [4000, 0, 0], gusts: 0.5 })
      drape.advance(40)
      return drape
    }
    const [one, other] = [blown(), blown()]
    expect(one.settled).toBe(false)
    expect(one.hung().positions).toEqual(other.hung().positions)
    expect(moved(one.hung(), garments.skirt.hung)).toBeGreaterThan(40)
    const across = (hung: Hung) => meanOf(spotsOf(hung).map(([x]) => x))
    expect(across(one.hung())).toBeGreaterThan(across(garments.skirt.hung) + 5)
    one.blow(null)
    for (let i = 0; i < 400 && !one.settled; i++) one.advance(1)
    expect(one.settled).toBe(true)
  })

  it('[S1.11] lies over the layer below', () => {
    const under = garments.skirt.hung
    const wide = { ...body, waist: body.waist + 60, hips: body.hips + 80 }
    const over = hang(straightSkirt, wide, [under])
    const field = fieldOver(form.field, under)
    const low = spotsOfPiece(over.hung, 'front').map((spot) => distanceAt(field, spot).distance)
    expect(low.toSorted((a, b) => a - b)[Math.floor(low.length * 0.02)]).toBeGreaterThan(-5)
    const ease = easeOf(under, form)
    const off = spotsOf(under).filter((_, i) => sure(ease[i]) > 20)
    expect(meanOf(off.map((spot) => Math.abs(distanceAt(field, spot).distance)))).toBeLessThan(8)
  })

  it('[S1.11] is stretched all over where it is too small, and not where it fits', () => {
    const middle = ({ strain }: Hung) => sure(strain.toSorted()[strain.length >> 1])
    const small = hang(straightSkirt, { ...body, waist: body.waist - 60, hips: body.hips - 120 })
    expect(middle(garments.skirt.hung)).toBeLessThan(0.02)
    expect(middle(small.hung)).toBeGreaterThan(0.03)
  })
})
