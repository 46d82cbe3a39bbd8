import { createCanvas } from '@napi-rs/canvas'
import { buildOf } from '@toile/craft/mannequins/person.ts'
import type { Gesture } from '@toile/craft/mannequins/round/gesture.ts'
import { poseInSpace } from '@toile/craft/mannequins/round/poseInSpace.ts'
import { shoes } from '@toile/craft/mannequins/shoes.ts'
import { contains } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { openStage } from '../../../raster/stage.ts'
import type { Host, Surface } from '../../../surface.ts'
import { drawLeg } from '../drawLeg.ts'
import { stand } from '../standing.ts'
import { footHeight } from './footHeight.ts'
import { openFoot } from './openFoot.ts'
import { shoeCuts } from '../shoes/shoeCuts.ts'
import { artOf, away, each, finite, heelUp, overFloor, people, stands, walks } from './testing/footed.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }

describe('feet in space', () => {
  it('[S3.04] have a cut for every kind of shoe, and no two kinds but bare feet are the same numbers', () => {
    const written = shoes.map(({ id }) => JSON.stringify(shoeCuts[id]))
    expect(new Set(written).size).toBe(shoes.length)
    for (const { id, heeled, closed } of shoes) {
      expect(shoeCuts[id].heel >= 0.1, id).toBe(heeled)
      expect(Boolean(shoeCuts[id].open), id).toBe(!closed)
    }
  })

  it('[S3.04] are finite in every kind of shoe and gesture', () => {
    each((one) => {
      const { heel, sole, foot, ankle, toes, clefts, uppers, foxing } = artOf(one)
      const rims = uppers.flatMap(({ rim }) => (rim ? [rim] : []))
      const hulls = uppers.flatMap(({ whole, front }) => [...whole, ...front])
      const outlines = toes.flatMap(({ outline, nail }) => [outline, nail])
      for (const path of [...heel, ...sole, ...foot, ...ankle, ...outlines, ...clefts, ...hulls, ...rims, ...foxing])
        expect(finite(path), one.of).toBe(true)
      expect(hulls.length > 0, one.of).toBe(one.cut.covers.length > 0)
    })
  })

  it('[S3.04] stand with the sole on the floor, both on one ground', () => {
    each((one) => {
      expect(Math.abs(overFloor(one, -0.2, 0.7)), one.of).toBeLessThan(0.06)
      // The ball carries, also where the heel is up.
      expect(Math.abs(overFloor(one, 0.42, 0.7)), one.of).toBeLessThan(0.02)
    })
  })

  it('[S3.04] keep the ankle at the end of the leg, whatever the shoe', () => {
    each((one) => {
      const { posed, space, cut, index } = one
      const [, , ankle] = posed.legs[index].joints
      const inFoot = space.place(0, 0.33 + cut.heel * 0.93 - space.raise(0), 0)
      expect(Math.hypot(...inFoot.map((value, k) => value - ankle[k])), one.of).toBeLessThan(0.06)
    })
  })

  it('[S3.04] grow out of the leg by an ankle without a step: from the leg into the foot, hollow before and full behind', () => {
    each((one) => {
      const { posed, index, space } = one
      const { ankle, foot } = artOf(one)
      const { limb } = posed.legs[index].ruler
      expect(away(ankle[0], limb.at(1.88).centre), one.of).toBeLessThan(0.01)
      ankle.slice(1).forEach((hull, i) => {
        const shared = hull.filter((point) => away(ankle[i], point) < 0.005)
        expect(shared.length, `${one.of} ${i}`).toBeGreaterThan(2)
      })
      const last = ankle[ankle.length - 1]
      expect(last.filter((point) => foot.some((hull) => away(hull, point) < 0.02)).length, one.of).toBeGreaterThan(
        last.length / 3,
      )
      expect(
        ankle.some((hull) => contains(hull, space.put(0, 0.3, 0))),
        one.of,
      ).toBe(true)
    })
  })

  it('[S3.04] are off the floor where the gesture lifts them, a small child’s less', () => {
    const hop: Gesture = { ...stands, legs: [{ ankle: [-0.3, -0.2], lift: 0.5, toes: 10 }, stands.legs[1]] }
    const over = people.map((person) => {
      const build = buildOf(person)
      const cut = shoeCuts.sneaker
      const posed = poseInSpace(build, hop, footHeight(build, cut))
      const [lifted, standing] = ([0, 1] as const).map((index) =>
        overFloor({ posed, cut, index, space: openFoot(posed, index, cut), of: '' }, 0, 0.7),
      )
      expect(Math.abs(standing), person.id).toBeLessThan(0.02)
      return lifted
    })
    for (const lifted of over) expect(lifted).toBeGreaterThan(0.4)
  })

  it('[S3.04] leave the floor with the heel where the gesture raises it, and only there', () => {
    each((one) => {
      const seat = one.posed.floor - one.space.place(-0.18, -one.cut.sole - one.space.raise(-0.18), 0)[1]
      if (heelUp(one)) expect(seat, one.of).toBeGreaterThan(0.15)
      else expect(Math.abs(seat), one.of).toBeLessThan(0.01)
    })
  })

  it('[S3.04] are both seen from one angle, a little from above', () => {
    each((one) => {
      // What lies farther forward on the ground lies as much lower on the page on either foot.
      const slope = ([0, 1] as const).map((index) => {
        const space = openFoot(one.posed, index, one.cut)
        const [a, b] = [0.55, 0.65].map((at) => [at, -one.cut.sole, 0] as const)
        const [near, far] = [space.place(...b)[2], space.place(...a)[2]]
        return (space.put(...b)[1] - space.put(...a)[1]) / (near - far)
      })
      expect(Math.abs(slope[0] - slope[1]), one.of).toBeLessThan(0.03)
      for (const value of slope) {
        expect(value, one.of).toBeGreaterThan(0.2)
        expect(value, one.of).toBeLessThan(0.4)
      }
    })
  })

  it('[S3.04] are drawn in every kind of shoe', () => {
    const scale = 40
    const build = buildOf(people[0])
    for (const { id } of shoes) {
      const posed = poseInSpace(build, walks, footHeight(build, shoeCuts[id]))
      const options = { width: 160, height: 400, scale, origin: [80, 10], style: 'ink', seed: 3 } as const
      const look = { shoe: id, shoeColor: { r: 30, g: 60, b: 200 }, lips: { r: 180, g: 70, b: 60 } }
      const stage = openStage(host, options)
      drawLeg(stand(stage, posed, people[0], look), 0)
      const { data } = stage.context.getImageData(0, 0, 160, 400)
      let blue = 0
      for (let i = 0; i < data.length; i += 4) if (data[i + 3] > 128 && data[i + 2] > data[i] * 2) blue++
      if (id === 'barefoot') expect(blue, id).toBe(0)
      else expect(blue, id).toBeGreaterThan(20)
    }
  })
})
