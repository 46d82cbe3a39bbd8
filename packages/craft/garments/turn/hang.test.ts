import { add, boundsOf, contains, distance, type Point, scale } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { meshes } from './mesh.ts'
import { onShell } from './onShell.ts'
import { openCarry } from './openCarry.ts'
import { openShell } from './shell.ts'
import { carried, draftedOn, posesOf } from './testing/carried.ts'
import { armBare, wornBy } from './testing/sewn.ts'

const people = ['ines', 'theo', 'lily']

describe('how garments hang on a turned body', () => {
  it.each(people)(
    '[S3.04] cloth over the shoulders of %s runs from the far side to the near one and nowhere folds back',
    (person) => {
      for (const posed of posesOf(person)) {
        const { levels } = posed.build
        const shell = openShell(posed, [])
        for (let y = levels.neck - 0.12; y < levels.bust; y += 0.06) {
          const { wide } = posed.section(y)
          let most = Number.NEGATIVE_INFINITY
          for (let x = -0.6; x <= 0.6; x += 0.04) {
            if (Math.abs(x) > Math.max(wide, 0.3)) continue
            const [at] = onShell(posed, shell, [x, y], false).at
            expect(at, `${posed.gesture.id} ${x.toFixed(2)} ${y.toFixed(2)}`).toBeGreaterThan(most - 0.02)
            most = Math.max(most, at)
          }
        }
      }
    },
  )

  it.each(people)('[S3.04] trousers of %s end in ellipses that hang over the shoe', (person) => {
    for (const posed of posesOf(person, 4)) {
      const { flat, round } = carried(posed, 'chinos')
      for (const [i, piece] of flat.entries()) {
        if (piece.role !== 'leg') continue
        const ends = [piece.left, piece.right].map((edge) => edge[edge.length - 1])
        const low = boundsOf(...piece.outlines).bottom
        expect(low - Math.max(...ends.map(([, y]) => y)), piece.name).toBeGreaterThan(0.15 * distance(ends[0], ends[1]))
        const leg = posed.legs[piece.name === 'leg0' ? 0 : 1].flat
        const reach = Math.max(...round[i].outlines.flat().map((at) => distance(at, leg[1])))
        expect(reach, `${posed.gesture.id} ${piece.name}`).toBeGreaterThan(distance(leg[1], leg[2]) + 0.1)
      }
    }
  })

  it('[S3.04] a man’s trousers fall straight past the calf', () => {
    const [posed] = posesOf('theo')
    for (const { role, left, right } of draftedOn(posed, 'chinos')) {
      if (role !== 'leg') continue
      const widthAt = (y: number) => {
        const nearest = (edge: readonly Point[]) =>
          edge.reduce((best, at) => (Math.abs(at[1] - y) < Math.abs(best[1] - y) ? at : best))[0]
        return nearest(right) - nearest(left)
      }
      const { knee, floor } = posed.block.levels
      const calf = widthAt(knee + (floor - knee) * 0.28)
      expect(calf).toBeLessThan(widthAt(knee) + 0.012)
      expect(widthAt(knee)).toBeGreaterThan(0.43)
    }
  })

  it('[S3.04] what hangs below the ankle is as long on the posed leg as it was drafted', () => {
    for (const { blockLegs, legs } of posesOf('ines', 3))
      for (const index of [0, 1] as const) {
        const [x, y] = blockLegs[index].limb.at(2).centre
        const { t, s } = blockLegs[index].where([x, y + 0.3])
        expect(distance(legs[index].ruler.put(t, s), legs[index].flat[2])).toBeCloseTo(0.3, 1)
      }
  })

  it('[S3.04] a loose jacket goes with the chest, so that its front does not swing out with the hips', () => {
    for (const posed of posesOf('ines').filter(({ gesture }) => Math.abs(gesture.twist) > 10)) {
      const { bust, hip } = posed.build.levels
      const twist = Math.abs(posed.station(hip).yaw - posed.station(bust).yaw)
      const left = (id: string) => {
        const shell = openShell(posed, draftedOn(posed, id))
        return Math.abs(shell.station(hip).yaw - shell.station(bust).yaw) / twist
      }
      expect(left('kimonoJacket'), posed.gesture.id).toBeLessThan(0.55)
      expect(left('shacket'), posed.gesture.id).toBeLessThan(0.55)
      expect(left('trousers'), posed.gesture.id).toBeCloseTo(1, 5)
    }
  })

  it.each(people)('[S3.04] the hem of a top on %s is an ellipse: its middle hangs below its sides', (person) => {
    for (const posed of posesOf(person, 4)) {
      const { hip } = posed.build.levels
      const tilt = posed.station(hip).tilt
      const shell = openShell(posed, draftedOn(posed, 'tShirt'))
      const half = shell.half(hip)
      const [left, middle, right] = [-1, 0, 1].map((u) => onShell(posed, shell, [u * half, hip], false).at)
      const chord = left[1] + ((middle[0] - left[0]) / (right[0] - left[0])) * (right[1] - left[1])
      expect(middle[1] - chord, `${posed.gesture.id} ${tilt}`).toBeGreaterThan(0.03)
    }
  })

  it('[S3.04] a pack is seen beside the back, and its straps reach the contour of what they are worn over', () => {
    for (const posed of posesOf('theo').filter(({ gesture }) => Math.abs(gesture.yaw) > 20)) {
      const over = draftedOn(posed, 'sweatshirt').filter(({ role }) => role === 'bodice')
      const worn = carried(posed, 'sweatshirt').round.filter(({ role }) => role === 'bodice')
      const { round } = carried(posed, 'backpack', over)
      const side = posed.near ? 1 : -1
      const reach = (pieces: readonly { outlines: readonly (readonly Point[])[] }[]) =>
        Math.max(...pieces.flatMap(({ outlines }) => outlines.flat().map(([x]) => x * side)))
      const { underbust } = posed.build.levels
      const trunk = posed.station(underbust).at[0] * side + posed.section(underbust).wide
      expect(reach(round.filter(({ role }) => role === 'bag')), posed.gesture.id).toBeGreaterThan(trunk)
      const strap = round.find(({ name }) => name === `strap${posed.near}`)
      const outmost = strap?.outlines[0].reduce((best, at) => (at[0] * side > best[0] * side ? at : best)) ?? [0, 0]
      const beside = worn.flatMap(({ outlines }) => outlines.flat()).filter(([, y]) => Math.abs(y - outmost[1]) < 0.1)
      const edge = Math.max(...beside.map(([x]) => x * side))
      expect(Math.abs(outmost[0] * side - edge), posed.gesture.id).toBeLessThan(0.1)
    }
  })

  it('[S3.04] wide cloth hangs from an arm: where a folded one turns its underside up, none stands up on it', () => {
    const [posed] = posesOf('ines').filter(({ gesture }) => gesture.id === 'armsCrossed')
    const flat = draftedOn(posed, 'kimonoJacket')
    const sleeve = flat.find(({ name }) => name === 'sleeve1')
    if (!sleeve) throw new Error('a kimono without sleeves')
    const carry = openCarry({ posed, mesh: meshes.finished, shell: openShell(posed, flat), hasLegs: false }, sleeve)
    for (const t of [1.4, 1.6]) {
      const put = posed.blockArms[1].limb.at(t)
      const wide = add(put.centre, scale(put.normal, -0.4))
      const { centre, inner, normal } = posed.arms[1].ruler.limb.at(t)
      expect(normal[1]).toBeGreaterThan(0.6)
      expect(distance(carry(wide).at, centre)).toBeLessThan(inner + 0.15)
    }
  })

  it('[S3.04] the straight underside of a wide sleeve goes round a bent elbow', () => {
    const [posed] = posesOf('theo').filter(({ gesture }) => gesture.id === 'manHair')
    expect(armBare(wornBy(posed, draftedOn(posed, 'kimonoJacket')))).toBeLessThan(0.05)
  })

  it('[S3.04] cloth on a raised arm has no gap: a sleeve that is cut in one hangs only from an arm that hangs', () => {
    const dolman = { sleeve: 'dolman' }
    const [posed] = posesOf('ella').filter(({ gesture }) => gesture.id === 'kidTiptoe')
    const sweatshirt = carried(posed, 'sweatshirt', [], dolman).round
    for (const { role, outlines, name } of sweatshirt) {
      if (role !== 'sleeve') continue
      const { limb } = posed.arms[name.endsWith('0') ? 0 : 1].ruler
      for (const t of [0.45, 0.7, 1, 1.3, 1.6])
        expect(
          outlines.some((outline) => contains(outline, limb.at(t).centre)),
          `${name} ${t}`,
        ).toBe(true)
    }
  })
})
