import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import { buildOf } from '@toile/craft/mannequins/person.ts'
import { forOneSheet } from '@toile/craft/mannequins/round/forOneSheet.ts'
import { mirroredGesture } from '@toile/craft/mannequins/round/gesture.ts'
import { gesturesOf } from '@toile/craft/mannequins/round/gestures/index.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { poseInSpace } from '@toile/craft/mannequins/round/poseInSpace.ts'
import { boundsOf, mix } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { AnchorName } from '../../reading/trace/anchor.ts'
import { truthCase } from '../../reading/trace/testing/truthSet.ts'
import type { TracedPiece } from '../../reading/trace/traced.ts'
import { traceSketch } from '../../reading/trace/traceSketch.ts'
import { carryTraced } from './carryTraced.ts'
import { wearTraced } from '../wear.ts'
import { onFigure } from '../traced/worn/lattice.ts'

function traced(index: number): TracedPiece {
  const { garment, sheet } = truthCase(index, 7000)
  return traceSketch(sheet.pixels, { category: garment.category }) ?? expect.fail('nothing was traced')
}

const ines = findPerson('ines') ?? expect.fail('ines')
const bodies = gesturesOf(ines)
  .flatMap((gesture) => [gesture, mirroredGesture(gesture)])
  .map((gesture) => poseInSpace(buildOf(ines), forOneSheet(gesture), 0.4))

function onBody(posed: Posed, piece: TracedPiece) {
  const worn = wearTraced(piece, posed.block) ?? expect.fail('nothing is worn')
  const carried = carryTraced(posed, piece, worn)
  const place = (name: AnchorName) => onFigure(carried.lattice, piece.anchors[name] ?? expect.fail(name))
  /** The same place on the flat block. */
  const laid = (name: AnchorName) => onFigure(worn.lattice, piece.anchors[name] ?? expect.fail(name))
  return { carried, place, laid }
}

describe('a traced sketch on a body in space', () => {
  const blouse = traced(15)
  const trousers = traced(20)

  it('[S3.26] has its cuffs on the arms and its hem round the trunk, whichever way the body turns', () => {
    for (const posed of bodies) {
      const { place, laid, carried } = onBody(posed, blouse)
      for (const [index, name] of (['cuffLeft', 'cuffRight'] as const).entries()) {
        const flat = posed.blockArms[index].where(laid(name))
        const { t, s } = posed.arms[index].ruler.where(place(name))
        expect(Math.abs(t - flat.t), posed.gesture.id).toBeLessThan(0.06)
        expect(Math.abs(s - flat.s), posed.gesture.id).toBeLessThan(0.04)
      }
      const middle = posed.station(posed.build.levels.hip).at[0]
      expect(place('hemLeft')[0], posed.gesture.id).toBeLessThan(middle)
      expect(place('hemRight')[0], posed.gesture.id).toBeGreaterThan(middle)
      const { left, right } = boundsOf(...carried.outer)
      expect(right - left, posed.gesture.id).toBeLessThan(3.6)
    }
  })

  it('[S3.26] has each leg of trousers on its own leg', () => {
    for (const posed of bodies) {
      const { place, laid } = onBody(posed, trousers)
      for (const [index, name] of (['hemLeft', 'hemRight'] as const).entries()) {
        const flat = posed.blockLegs[index].where(laid(name))
        const { t, s } = posed.legs[index].ruler.where(place(name))
        expect(Math.abs(t - flat.t), posed.gesture.id).toBeLessThan(0.06)
        expect(Math.abs(s - flat.s), posed.gesture.id).toBeLessThan(0.04)
      }
    }
  })

  it('[S3.26] turns with the body: the middle of its front slides to the side the body is turned to', () => {
    const turned = bodies.filter(({ station, build }) => Math.abs(station(build.levels.neck).yaw) > 0.1)
    expect(turned.length).toBeGreaterThan(6)
    for (const posed of turned) {
      const { carried } = onBody(posed, blouse)
      const between = (a: AnchorName, b: AnchorName) =>
        mix(blouse.anchors[a] ?? expect.fail(a), blouse.anchors[b] ?? expect.fail(b), 0.5)
      const chest = mix(between('neckLeft', 'neckRight'), between('hemLeft', 'hemRight'), 0.5)
      const [x, y] = onFigure(carried.lattice, chest)
      const { at, yaw } = posed.station(y)
      expect((x - at[0]) * Math.sign(yaw), posed.gesture.id).toBeGreaterThan(0.02)
    }
  })
})
