import { contains, distance, mix, type Path, type Point } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { findPerson } from '../../mannequins/people/index.ts'
import { buildOf } from '../../mannequins/person.ts'
import { gestures } from '../../mannequins/round/gestures/index.ts'
import type { Posed } from '../../mannequins/round/posed.ts'
import { poseInSpace } from '../../mannequins/round/poseInSpace.ts'
import { roundabout } from '../../mannequins/round/roundabout.ts'
import type { Piece } from '../piece.ts'
import { carried } from './testing/carried.ts'

const turns = [65, 75, 90, 105, 115, -65, -75, -90, -105, -115]

/** Both sides of somebody who is turned so far, with the pieces of a garment that are seen of each. */
function seen(person: string, garment: string, yaw: number): { posed: Posed; pieces: readonly Piece[] }[] {
  const build = buildOf(findPerson(person) ?? expect.fail(person))
  const told = poseInSpace(build, { ...gestures.upright, yaw }, 0.3)
  return [told, told.beyond ?? expect.fail(`one side at ${yaw}`)].map((posed) => ({
    posed,
    pieces: carried(posed, garment).round.filter(({ layer }) => layer === 'front'),
  }))
}

/** How far a place lies beyond the contours of the trunk and neck at its level. */
function beyondTrunk(posed: Posed, [x, y]: Point): number {
  const { at, tilt, yaw } = posed.station(y)
  const [left, right] = [-1, 1].map((end) => at[0] + roundabout(end, posed.section(y), yaw).x * Math.cos(tilt))
  return Math.max((left ?? 0) - x, x - (right ?? 0))
}

const bodies: readonly Piece['role'][] = ['bodice', 'front', 'skirt']
const bodyOf = (pieces: readonly Piece[]) =>
  pieces.filter(({ role, name }) => bodies.includes(role) && !/Inside/.test(name))

/** How far to both sides outlines reach between two levels. */
function reach(outlines: readonly Path[], from: number, to: number): readonly [left: number, right: number] {
  const xs = outlines.flatMap((outline) => outline.flatMap(([x, y]) => (y >= from && y <= to ? [x] : [])))
  return [Math.min(...xs), Math.max(...xs)]
}

/** How often outlines go round a place: it is painted where they do at all. */
function wound(outlines: readonly Path[], [x, y]: Point): number {
  return outlines.reduce((sum, outline) => {
    outline.forEach(([bx, by], i) => {
      const [ax, ay] = outline.at(i - 1) ?? [bx, by]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) sum += by > ay ? 1 : -1
    })
    return sum
  }, 0)
}

describe('garments seen from the side', () => {
  it.each([
    ['theo', 'blazer'],
    ['ines', 'blazer'],
    ['theo', 'shirt'],
    ['ines', 'coat'],
    ['lily', 'shirt'],
    ['theo', 'sweater'],
  ])('[S2.43] the collar of %s’s %s lies round the neck and stands out nowhere', (person, garment) => {
    for (const yaw of turns)
      for (const { posed, pieces } of seen(person, garment, yaw)) {
        const { neck } = posed.build.levels
        for (const { name, outlines } of pieces.filter((piece) => /^(collar|lapel|neckRib)/.test(piece.name)))
          for (const point of outlines.flat())
            if (point[1] < neck + 0.1)
              expect(beyondTrunk(posed, point), `${name} at ${yaw}: ${point.join()}`).toBeLessThan(
                Math.abs(Math.abs(yaw) - 90) > 20 ? 0.1 : 0.07,
              )
      }
  })

  it.each(['blazer', 'trench', 'coat', 'tShirt', 'shirt', 'hoodie'])(
    '[S2.43] neither side of a %s comes out further at its hem than a little higher up, nor under the other one',
    (garment) => {
      for (const yaw of turns)
        for (const { pieces } of seen('theo', garment, yaw)) {
          const outlines = bodyOf(pieces).flatMap((piece) => piece.outlines)
          const hem = Math.max(...outlines.flat().map(([, y]) => y))
          const [low, high] = [reach(outlines, hem - 0.3, hem), reach(outlines, hem - 0.6, hem - 0.3)]
          expect(high[0] - low[0], `${yaw} left`).toBeLessThan(0.08)
          expect(low[1] - high[1], `${yaw} right`).toBeLessThan(0.08)
        }
    },
  )

  it.each(['circleSkirt', 'fitAndFlareDress', 'ballGown'])(
    '[S2.43] nothing is seen through the hem of a %s where its waves are pressed together',
    (garment) => {
      let mouths = 0
      for (const yaw of turns)
        for (const { pieces } of seen('ines', garment, yaw))
          for (const { outlines } of pieces.filter(({ role }) => role === 'skirt')) {
            const [hem = []] = outlines
            const low = Math.max(...hem.map(([, y]) => y)) - 0.25
            hem.forEach((from, i) => {
              let long = 0
              for (let j = i + 1; j < hem.length && long < 0.8; j++) {
                const [before, to] = [hem[j - 1] ?? from, hem[j] ?? from]
                long += distance(before, to)
                if (Math.min(from[1], to[1]) < low || distance(from, to) > 0.05 || long < 0.3) continue
                mouths++
                const within = hem
                  .slice(i, j + 1)
                  .reduce((sum, [x, y]): Point => [sum[0] + x, sum[1] + y], [0, 0] as Point)
                const centre: Point = [within[0] / (j + 1 - i), within[1] / (j + 1 - i)]
                const place = mix(mix(from, to, 0.5), centre, 0.4)
                if (contains(hem.slice(i, j + 1), place))
                  expect(wound(outlines, place), `${yaw} ${place.join()}`).not.toBe(0)
              }
            })
          }
      expect(mouths).toBeGreaterThan(0)
    },
  )

  it('[S2.43] cloth that is hidden behind the contour does not fold up on it', () => {
    for (const garment of ['tShirt', 'circleSkirt'])
      for (const { posed, pieces } of seen('ines', garment, 90))
        for (const { surface, name } of bodyOf(pieces)) {
          const row = surface?.[Math.round(surface.length * 0.7)] ?? expect.fail(name)
          const far = posed.near ? row.slice(0, row.length >> 2) : row.slice(-(row.length >> 2))
          far.slice(1).forEach(({ x, y }, i) => {
            const before = far[i] ?? expect.fail(name)
            expect(Math.hypot(x - before.x, y - before.y), `${garment} ${name}`).toBeGreaterThan(0.0015)
          })
        }
  })
})
