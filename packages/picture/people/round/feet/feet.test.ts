import { createCanvas } from '@napi-rs/canvas'
import { findPerson } from '@toile/fashion/mannequins/people/index.ts'
import { buildOf, type Person } from '@toile/fashion/mannequins/person.ts'
import type { Gesture } from '@toile/fashion/mannequins/round/gesture.ts'
import { type Posed, poseInSpace } from '@toile/fashion/mannequins/round/poseInSpace.ts'
import { shoes } from '@toile/fashion/mannequins/shoes.ts'
import { clamp, contains, distance, mix, type Path, type Point, subtract } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { openStage } from '../../../raster/stage.ts'
import type { Host, Surface } from '../../../surface.ts'
import { drawLeg } from '../drawLeg.ts'
import { legContour } from '../legContour.ts'
import { stand } from '../standing.ts'
import { floorShadow } from './floorShadow.ts'
import { footArt } from './footArt.ts'
import { footHeight } from './footHeight.ts'
import { type FootSpace, openFoot } from './openFoot.ts'
import { shaftOf } from './shaftOf.ts'
import { sockIn } from './drawSock.ts'
import type { ShoeCut } from './shoeCut.ts'
import { shoeCuts } from './shoeCuts.ts'
import { openSurface, seenRuns } from './surface.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const people = ['ines', 'marco', 'lily'].map(personOf)

function personOf(id: string): Person {
  const person = findPerson(id)
  if (!person) throw new Error(`${id} is not in the catalogue`)
  return person
}

const stands: Gesture = {
  id: 'stands',
  label: 'stands',
  stance: 'neutral',
  yaw: -30,
  twist: -10,
  chest: { shift: 0.03, tilt: 6, z: 0 },
  pelvis: { shift: 0.15, tilt: -9, z: 0.08 },
  head: { yaw: -20, nod: 0, roll: 0, shift: 0 },
  arms: [
    { upper: [14, -12], lower: [4, 30] },
    { upper: [12, 10], lower: [2, 40] },
  ],
  hands: ['relaxed', 'relaxed'],
  legs: [
    { ankle: [-0.3, 0.5], toes: 18, kneeOut: -0.25 },
    { ankle: [0, -0.1], toes: 12 },
  ],
  weight: 1,
  mood: 'calm',
  gaze: 0,
  breeze: 0,
}
/** Walks to the right; the far foot's heel is up. */
const walks: Gesture = {
  ...stands,
  id: 'walks',
  yaw: 34,
  pelvis: { shift: 0.03, tilt: -6, z: 0.02 },
  legs: [
    { ankle: [-0.06, 0.78], toes: 4, kneeOut: 0.1 },
    { ankle: [0.1, -0.92], heel: 44, toes: 8 },
  ],
  weight: 0,
}
const straight: Gesture = {
  ...stands,
  id: 'straight',
  yaw: 0,
  twist: 0,
  legs: [
    { ankle: [-0.2, 0], toes: 10 },
    { ankle: [0.2, 0.3], toes: 20 },
  ],
}

interface Footed {
  posed: Posed
  space: FootSpace
  cut: ShoeCut
  index: 0 | 1
  of: string
}

const each = (check: (one: Footed) => void) => {
  for (const person of people)
    for (const gesture of [stands, walks, straight])
      for (const { id } of shoes) {
        const cut = shoeCuts[id]
        const build = buildOf(person)
        const posed = poseInSpace(build, gesture, footHeight(build, cut))
        for (const index of [0, 1] as const)
          check({
            posed,
            cut,
            index,
            space: openFoot(posed, index, cut),
            of: `${person.id} ${gesture.id} ${id} ${index}`,
          })
      }
}
const artOf = ({ posed, space, cut, index }: Footed) => footArt(space, legContour(posed, index), cut)
const finite = (path: Path) => path.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))
const heelUp = ({ posed, index }: Footed) => (posed.gesture.legs[index].heel ?? 0) > 0
/** How far over the floor the lowest place of the sole is between two places down the foot, in heads. */
const overFloor = ({ posed, space, cut }: Footed, from: number, to: number) =>
  Math.min(
    ...Array.from({ length: 20 }, (_, i) => posed.floor - space.place(from + ((to - from) * i) / 19, -cut.sole, 0)[1]),
  )
/** How far outside an outline a point lies. */
const away = (hull: Path, point: Point) =>
  contains(hull, point) ? 0 : Math.min(...hull.map((corner, i) => apart(corner, hull[(i + 1) % hull.length], point)))
function apart(a: Point, b: Point, point: Point): number {
  const way = subtract(b, a)
  const to = subtract(point, a)
  const t = clamp((to[0] * way[0] + to[1] * way[1]) / (way[0] ** 2 + way[1] ** 2 || 1))
  return distance(point, mix(a, b, t))
}

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

  it('[S3.04] stand with heel and ball of every shoe on the shadow under them', () => {
    each((one) => {
      const { heel, sole } = artOf(one)
      const { touch, thrown, off } = floorShadow(one.posed, one.index, one.cut)
      if (!sole.length) return
      expect(Math.abs(off), one.of).toBeLessThan(0.01)
      const lowest = [...sole, ...heel].flat().reduce((low, point) => (point[1] > low[1] ? point : low))
      expect(Math.min(...touch.map((form) => away(form, lowest))), one.of).toBeLessThan(0.02)
      expect(away(thrown, lowest), one.of).toBeLessThan(0.02)
      if (!heel.length || heelUp(one)) return
      const tip = heel[heel.length - 1].reduce((low, point) => (point[1] > low[1] ? point : low))
      expect(Math.min(...touch.map((form) => away(form, tip))), one.of).toBeLessThan(0.02)
    })
  })

  it('[S3.04] throw a paler shadow on the floor, and touch nothing, where they are lifted', () => {
    const hop: Gesture = { ...stands, legs: [{ ankle: [-0.3, -0.2], lift: 0.5, toes: 10 }, stands.legs[1]] }
    const build = buildOf(people[0])
    const posed = poseInSpace(build, hop, footHeight(build, shoeCuts.loafer))
    const [lifted, standing] = ([0, 1] as const).map((index) => floorShadow(posed, index, shoeCuts.loafer))
    expect(lifted.off).toBeGreaterThan(0.4)
    expect(standing.off).toBeLessThan(0.01)
    const low = Math.max(...lifted.thrown.map(([, y]) => y))
    expect(Math.abs(low - posed.floor)).toBeLessThan(0.3)
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

  it('[S3.04] come out of an open shoe’s opening: nothing of the shoe lies over the ankle above it', () => {
    let seen = 0
    each((one) => {
      const high = Math.max(...one.cut.covers.map(({ back = 0 }) => back))
      if (!high || one.cut.open) return
      seen++
      const { front, whole } = artOf(one).uppers[0]
      const ankle = one.space.put(0, high + 0.03, 0)
      expect(
        front.some((patch) => contains(patch, ankle)),
        one.of,
      ).toBe(false)
      // What is turned to the viewer lies within the shoe.
      for (const point of front.filter((_, i) => i % 9 === 0).map(([corner]) => corner))
        expect(Math.min(...whole.map((hull) => away(hull, point))), one.of).toBeLessThan(0.02)
    })
    expect(seen).toBeGreaterThan(100)
  })

  it('[S3.04] show of a shaft’s rim the half before the leg and the half behind it, the front one lower', () => {
    each((one) => {
      if (!one.cut.shaft) return
      const { top, behind } = shaftOf(one.posed, one.index, one.cut.shaft, null)
      const middle = (path: Path) => path[Math.floor(path.length / 2)][1]
      expect(middle(top), one.of).toBeGreaterThan(middle(behind) + 0.01)
      const wide = Math.abs(top[0][0] - top[top.length - 1][0])
      expect(wide, one.of).toBeGreaterThan(0.12)
    })
  })

  it('[S3.04] wear socks where children and men do, women in trainers alone', () => {
    const colour = { r: 60, g: 40, b: 30 }
    const ends = people.map((person) => sockIn(buildOf(person), 'derby', colour)?.end)
    expect(ends[0]).toBeUndefined()
    for (const end of ends.slice(1)) expect(end ?? 2).toBeLessThan(1.8)
    for (const person of people) {
      expect(sockIn(buildOf(person), 'sneaker', colour)).not.toBeNull()
      expect(sockIn(buildOf(person), 'sandal', colour)).toBeNull()
    }
  })

  it('[S3.04] have what is sewn on them within the shoe', () => {
    each((one) => {
      const surface = openSurface(one.space, one.cut, 0.016)
      const hulls = artOf(one).uppers.flatMap(({ whole, front }) => [...whole, ...front])
      for (const trim of one.cut.trims) {
        if (trim.kind !== 'seam') continue
        for (const run of seenRuns(surface, trim.run))
          for (const point of run)
            expect(Math.min(...hulls.map((hull) => away(hull, point))), one.of).toBeLessThan(0.05)
      }
    })
  })

  it('[S3.04] open a shoe by a topline that lies inside its upper', () => {
    let seen = 0
    each((one) => {
      for (const { whole, rim } of artOf(one).uppers) {
        if (!rim) continue
        seen++
        for (const point of rim) expect(Math.min(...whole.map((hull) => away(hull, point))), one.of).toBeLessThan(0.016)
      }
    })
    expect(seen).toBeGreaterThan(100)
  })

  it('[S3.04] end a boot’s shaft just above the hem of trousers that hang over it', () => {
    each((one) => {
      if (!one.cut.shaft) return
      const leg = one.posed.legs[one.index]
      const { limb } = leg.ruler
      const free = shaftOf(one.posed, one.index, one.cut.shaft, null)
      expect(free.end, one.of).toBe(one.cut.shaft.end)
      const hem = limb.at(1.95).centre[1]
      const under = shaftOf(one.posed, one.index, one.cut.shaft, hem)
      const top = limb.at(under.end).centre[1]
      expect(top, one.of).toBeGreaterThan(hem - 0.2)
      expect(top, one.of).toBeLessThanOrEqual(hem)
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
