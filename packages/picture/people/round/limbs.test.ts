import { createCanvas } from '@napi-rs/canvas'
import { plainHand } from '@toile/craft/hands/hand.ts'
import { personOf } from '@toile/craft/mannequins/people/testing/personOf.ts'
import { type Person } from '@toile/craft/mannequins/person.ts'
import type { Gesture } from '@toile/craft/mannequins/round/gesture.ts'
import { add, contains, distance, type Point } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { openStage } from '../../raster/stage.ts'
import type { Host, Surface } from '../../surface.ts'
import { drawArm } from './drawArm.ts'
import { drawLeg } from './drawLeg.ts'
import { drawShoulder, shoulderOf } from './drawShoulder.ts'
import { drawTrunk } from './drawTrunk.ts'
import { legContour } from './legContour.ts'
import { limbOutline } from './limbOutline.ts'
import { type Standing, stand } from './standing.ts'
import { trunkContour } from './trunkContour.ts'
import { onFront, onTrunk } from './trunkEdge.ts'
import { standingOn } from './testing/standingOn.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const people = ['ines', 'marco', 'lily'].map(personOf)
const scale = 60

/** Stands turned, a hand at the collar and the other hanging. */
const gesture: Gesture = {
  id: 'collar',
  label: 'collar',
  stance: 'neutral',
  yaw: 36,
  twist: -10,
  chest: { shift: 0, tilt: -6, z: 0 },
  pelvis: { shift: -0.15, tilt: 8, z: 0.08 },
  head: { yaw: 10, nod: 0, roll: 4, shift: 0.02 },
  arms: [
    { upper: [14, -4], lower: [4, 22] },
    { upper: [24, 14], lower: [-34, 150], over: true },
  ],
  hands: ['relaxed', 'collar'],
  legs: [
    { ankle: [0, -0.1], toes: 10 },
    { ankle: [0.3, 0.5], toes: 22 },
  ],
  weight: 0,
  mood: 'calm',
  gaze: 0,
  breeze: 0,
}

/** Turned to the left, the chest farther than the hips. */
const turned: Gesture = {
  ...gesture,
  yaw: -30,
  twist: -16,
  chest: { shift: 0.03, tilt: 8, z: -0.06 },
  hands: ['relaxed', 'hip'],
}

const standing = (person: Person, gestured = gesture) => standingOn(host, person, gestured, scale)

const isCovered = ({ stage: { context, place } }: Standing, point: Point) => {
  const [x, y] = place(point)
  return context.getImageData(Math.round(x), Math.round(y), 1, 1).data[3] > 200
}

/** Whether the middle of a trunk shows the base layer's cloth at a level. */
function isClothAt({ stage, posed }: Standing, y: number): boolean {
  const [x, at] = stage.place(onFront(posed, 0.1, y))
  const [r, , b] = stage.context.getImageData(Math.round(x), Math.round(at), 1, 1).data
  return r > 215 && r - b < 30
}

describe('limbs in space', () => {
  it('[S3.04] have outlines as wide as the limb, from place to place', () => {
    for (const person of people) {
      const { posed } = standing(person)
      const [outer, inner] = limbOutline(posed.legs[0].ruler.limb, 0.5, 1.5)
      const { limb } = posed.legs[0].ruler
      expect(outer[0], person.id).toEqual(limb.edge(0.5, 1))
      expect(inner.at(-1), person.id).toEqual(limb.edge(1.5, -1))
    }
  })

  it('[S3.04] close the elbow of a sharply folded arm, and lay the lower arm over the upper one', () => {
    for (const person of people) {
      const one = standing(person)
      const { flat, ruler } = one.posed.arms[1]
      drawArm(one, 1)
      const [, elbow] = flat
      expect(isCovered(one, elbow), person.id).toBe(true)
      // Beyond the point of the fold, where two open ends would leave a notch.
      expect(isCovered(one, add(elbow, [0, ruler.limb.at(1).inner * 0.8])), person.id).toBe(true)
      for (const t of [0.4, 0.7, 1.3, 1.7])
        expect(isCovered(one, ruler.limb.at(t).centre), `${person.id} ${t}`).toBe(true)
    }
  })

  it('[S3.04] leave nothing of a bare arm’s root open beside the trunk', () => {
    for (const one of people.flatMap((person) => [standing(person), standing(person, turned)])) {
      const { posed } = one
      drawTrunk(one)
      for (const index of [0, 1] as const) {
        drawArm(one, index)
        drawShoulder(one, index)
        const { skin } = shoulderOf(one, index)
        const side = index ? 1 : -1
        const root = onTrunk(posed, side * 0.9, posed.build.shoulder[1] + 0.15)
        const arm = posed.arms[index].ruler.limb.at(0.3).centre
        for (let i = 0; i <= 12; i++) {
          const between: Point = [root[0] + ((arm[0] - root[0]) * i) / 12, root[1] + ((arm[1] - root[1]) * i) / 12]
          expect(isCovered(one, between), `${one.sitter.person.id} ${posed.gesture.yaw} ${index} ${i}`).toBe(true)
        }
        for (const y of [0.2, 0.26, 0.32])
          for (const share of [0.8, 0.9, 1]) {
            const at = onTrunk(posed, (index ? 1 : -1) * share, posed.build.shoulder[1] + y)
            expect(isCovered(one, at), `${one.sitter.person.id} ${posed.gesture.yaw} ${index} ${y} ${share}`).toBe(true)
          }
        expect(contains(skin, posed.arms[index].ruler.limb.at(0.2).centre), one.sitter.person.id).toBe(true)
      }
    }
  })

  it('[S3.04] grow out of the hips: the trunk ends on the outer contours of the thighs', () => {
    for (const person of people) {
      const { posed } = standing(person)
      for (const index of [0, 1] as const) {
        const end = trunkContour(posed, index ? 1 : -1).at(-1) ?? [0, 0]
        const { edge } = legContour(posed, index)
        const off = Math.min(...Array.from({ length: 50 }, (_, k) => distance(edge(k / 80, 1), end)))
        expect(off, person.id).toBeLessThan(0.02)
      }
    }
  })

  it('[S3.04] hang on a trunk that is drawn from the neck to the hips', () => {
    for (const person of people) {
      const one = standing(person)
      const { levels } = one.posed.build
      drawTrunk(one)
      for (const y of [levels.neck, levels.bust, levels.waist, levels.hip])
        expect(isCovered(one, onFront(one.posed, 0, y)), `${person.id} ${y}`).toBe(true)
    }
  })

  it('[S3.04] stand in a base layer: everybody wears shorts, a man’s chest is bare, a woman’s and a child’s is covered', () => {
    for (const person of people) {
      const one = standing(person)
      const { levels } = one.posed.build
      drawTrunk({ ...one, look: { ...one.look, undressed: true } })
      const isCloth = (y: number) => isClothAt(one, y)
      expect(isCloth(levels.hip), person.id).toBe(true)
      expect(isCloth(levels.bust + 0.06), person.id).toBe(person.id !== 'marco')
      expect(isCloth((levels.underbust + levels.waist) / 2), person.id).toBe(person.id !== 'marco')
    }
  })

  it('[S3.04] wear no base layer under clothes, where a swimsuit or an open coat would show it', () => {
    for (const person of people) {
      const one = standing(person)
      const { levels } = one.posed.build
      drawTrunk(one)
      for (const y of [levels.hip, levels.bust + 0.06]) expect(isClothAt(one, y), person.id).toBe(false)
    }
  })

  it('[S3.04] have a calf behind and a shin before it, seen from the side', () => {
    for (const person of people) {
      const { posed } = standing(person)
      const { edge, turn } = legContour(posed, 0)
      const { limb } = posed.legs[0].ruler
      const off = (t: number, u: 1 | -1) => {
        const { outer, inner } = limb.at(t)
        return distance(edge(t, u), limb.at(t).centre) / (u > 0 ? outer : inner)
      }
      // Turned to the viewer's right, a left leg has its back on its outer side.
      expect(turn, person.id).toBeGreaterThan(0.3)
      expect(off(1.31, 1) / off(1.31, -1), person.id).toBeGreaterThan(1.06)
    }
  })

  it('[S1.15] are drawn as heavily as a brand’s hand presses, legs and shoes too', () => {
    const dark = (weight: number) => {
      const { stage, posed, sitter, look } = standing(people[0])
      const own = openStage(host, { ...stage, hand: { ...plainHand, weight } })
      drawLeg(stand(own, posed, sitter.person, look), 0)
      const { data } = own.context.getImageData(0, 0, own.width, own.height)
      return data.filter((red, i) => i % 4 === 0 && data[i + 3] > 200 && red < 40).length
    }
    expect(dark(1.8)).toBeGreaterThan(dark(1) * 1.15)
  })
})
