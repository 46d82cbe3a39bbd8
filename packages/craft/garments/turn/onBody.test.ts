import { contains, distance, mix, openChance, type Path, type Point } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { fabrics } from '../../fabrics/index.ts'
import { findPerson } from '../../mannequins/people/index.ts'
import { buildOf } from '../../mannequins/person.ts'
import { gesturesOf } from '../../mannequins/round/gestures/index.ts'
import type { Posed } from '../../mannequins/round/posed.ts'
import { poseInSpace } from '../../mannequins/round/poseInSpace.ts'
import { roundabout } from '../../mannequins/round/roundabout.ts'
import { accessories } from '../accessories/index.ts'
import { garments } from '../index.ts'
import type { Piece } from '../piece.ts'
import { onShell } from './onShell.ts'
import { openShell } from './shell.ts'
import { turnPieces } from './turnPieces.ts'

const posesOf = (person: string): Posed[] => {
  const build = buildOf(findPerson(person) ?? expect.fail(person))
  return gesturesOf(build).map((gesture) => poseInSpace(build, gesture, 0.6))
}
const turned = (posed: Posed, id: string) => {
  const garment = [...garments, ...accessories].find((one) => one.id === id) ?? expect.fail(id)
  const context = { chance: openChance(1), layered: false, tucked: false, cloth: fabrics[0], over: [] }
  const flat: readonly Piece[] = garment.draft(posed.block, {}, context)
  return { flat, round: turnPieces(posed, flat) }
}
const isOn = (outlines: readonly Path[], point: Point, by = 0) =>
  outlines.some((outline) => contains(outline, point) || outline.some((at) => distance(at, point) < by))
describe('garments on a turned body', () => {
  it.each(['ines', 'theo', 'lily', 'otis'])(
    '[S3.04] cloth and collars of %s close round the neck on its contours, front and back alike',
    (person) => {
      for (const posed of posesOf(person)) {
        const { levels, shoulder } = posed.build
        for (const y of [levels.neck - 0.06, levels.neck, mix([0, levels.neck], shoulder, 0.5)[1]]) {
          const body = posed.section(y)
          const { at, tilt, yaw } = posed.station(y)
          for (const side of [-1, 1]) {
            const contour = at[0] + roundabout(side, body, yaw).x * Math.cos(tilt)
            for (const inside of [false, true]) {
              const [x] = onShell(posed, openShell(posed, []), [side * body.wide, y], inside).at
              expect(Math.abs(x - contour), `${posed.gesture.id} ${y} ${side}`).toBeLessThan(0.02)
            }
          }
        }
      }
    },
  )

  it('[S3.04] a strap keeps its width round the side of a body', () => {
    for (const posed of posesOf('lily')) {
      const { flat, round } = turned(posed, 'backpack')
      flat.forEach((piece, k) => {
        if (piece.role !== 'strap') return
        const { left, right } = round[k]
        const last = left.length - 1
        expect(distance(left[last], right[last]), posed.gesture.id).toBeCloseTo(
          distance(piece.left.at(-1) ?? [0, 0], piece.right.at(-1) ?? [0, 0]),
          1.5,
        )
        const most = Math.max(...left.map((at) => Math.min(...right.map((other) => distance(at, other)))))
        const was = Math.max(...piece.left.map((at) => Math.min(...piece.right.map((other) => distance(at, other)))))
        expect(most, posed.gesture.id).toBeLessThan(was * 1.4)
      })
    }
  })

  it('[S3.04] a fold of a sleeve is not seen outside it, however its arm is raised', () => {
    for (const posed of posesOf('ines'))
      for (const { role, lines, outlines } of turned(posed, 'blazer').round) {
        if (role !== 'sleeve') continue
        for (const { kind, path } of lines)
          if (kind === 'fold')
            for (const point of path)
              expect(isOn(outlines, point, 0.02), `${posed.gesture.id} ${point.join()}`).toBe(true)
      }
  })

  it('[S3.04] a narrow skirt gives to legs that stand apart', () => {
    let apart = 0
    for (const posed of posesOf('ines')) {
      const { round } = turned(posed, 'pencilSkirt')
      const outlines = round.filter(({ role }) => role === 'skirt').flatMap((piece) => piece.outlines)
      const hem = Math.max(...outlines.flat().map(([, y]) => y))
      const beside = posed.legs.flatMap(({ ruler }) =>
        [0.5, 0.65, 0.8].flatMap((t) => [-1, 1].map((u) => ruler.limb.edge(t, u))),
      )
      const bare = beside.filter((point) => point[1] < hem - 0.3 && !isOn(outlines, point, 0.08))
      apart += bare.length
    }
    expect(apart).toBe(0)
  })

  it('[S3.04] the far wall of a flare is never seen beside it', () => {
    for (const posed of posesOf('ines')) {
      const { round } = turned(posed, 'trumpetSkirt')
      const front = round.filter(({ role }) => role === 'skirt').flatMap((piece) => piece.outlines)
      const far = round.filter(({ role }) => role === 'skirtInside').flatMap((piece) => piece.outlines.flat())
      const hem = Math.max(...front.flat().map(([, y]) => y)) - 0.8
      expect(far.length).toBeGreaterThan(10)
      for (const point of far)
        if (point[1] < hem) expect(isOn(front, point, 0.08), `${posed.gesture.id} ${point.join()}`).toBe(true)
    }
  })

  it('[S3.04] the hem of a wavy skirt does not gape on the side that is turned to', () => {
    const poses = posesOf('ines').filter(({ gesture }) => Math.abs(gesture.yaw) > 20)
    expect(poses.length).toBeGreaterThan(5)
    for (const posed of poses) {
      const { flat, round } = turned(posed, 'circleSkirt')
      const at = flat.findIndex(({ role, surface }) => role === 'skirt' && surface !== null)
      const [outline] = flat[at].outlines
      const carried = openShell(posed, flat)
      const side = posed.near ? 1 : -1
      const hem = outline.filter(([x, y]) => x * side > carried.half(y) * 0.8)
      const low = Math.max(...hem.map(([, y]) => y)) - 0.25
      const places = hem.flatMap((point) => (point[1] > low ? [onShell(posed, carried, point, false).at] : []))
      const mean = (k: 0 | 1) => places.reduce((sum, place) => sum + place[k], 0) / places.length
      const centre: Point = [mean(0), mean(1)]
      for (const a of places)
        for (const b of places)
          expect(isOn(round[at].outlines, mix(mix(a, b, 0.5), centre, 0.05)), posed.gesture.id).toBe(true)
    }
  })
})
