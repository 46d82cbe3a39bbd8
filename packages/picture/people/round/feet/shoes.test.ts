import { buildOf } from '@toile/craft/mannequins/person.ts'
import type { Gesture } from '@toile/craft/mannequins/round/gesture.ts'
import { poseInSpace } from '@toile/craft/mannequins/round/poseInSpace.ts'
import { contains, type Path } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { sockIn } from './drawSock.ts'
import { floorShadow } from './floorShadow.ts'
import { footHeight } from './footHeight.ts'
import { shaftOf } from './shaftOf.ts'
import { shoeCuts } from '../shoes/shoeCuts.ts'
import { openSurface, seenRuns } from './footSurface.ts'
import { artOf, away, each, heelUp, people, stands } from './testing/footed.ts'

describe('shoes in space', () => {
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
    expect(seen).toBeGreaterThan(5)
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
    expect(seen).toBeGreaterThan(5)
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
})
