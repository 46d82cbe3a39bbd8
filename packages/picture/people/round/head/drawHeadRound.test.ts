import { createCanvas } from '@napi-rs/canvas'
import { people } from '@toile/craft/mannequins/people/index.ts'
import { personOf } from '@toile/craft/mannequins/people/testing/personOf.ts'
import { buildOf, type Person } from '@toile/craft/mannequins/person.ts'
import { type Gesture, mirroredGesture } from '@toile/craft/mannequins/round/gesture.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { poseInSpace } from '@toile/craft/mannequins/round/poseInSpace.ts'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { type DrawingStyle, type Stage } from '../../../raster/stage.ts'
import type { Host, Surface } from '../../../surface.ts'
import { openSitter } from '../../sitter.ts'
import { drawHairBehindRound } from './drawHairBehindRound.ts'
import { drawHeadRound } from './drawHeadRound.ts'
import { farContour } from './farContour.ts'
import { hairFigure } from './hairRound.ts'
import { nearContour, nearEdge } from './nearContour.ts'
import { openRoundFeatures } from './roundFeatures.ts'
import { cutOf } from './sidesOf.ts'
import { onSkull, skullOf } from './skull.ts'
import { turnedGesture } from './testing/turnedGesture.ts'
import { openHeadStage } from './testing/openHeadStage.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const look = { shoe: 'loafer', shoeColor: { r: 40, g: 36, b: 38 }, lips: { r: 180, g: 70, b: 60 } } as const
const scale = 90

const posedAs = (person: Person, gesture: Gesture): Posed => poseInSpace(buildOf(person), gesture, 0.6)

function draw(person: Person, posed: Posed, style: DrawingStyle = 'illustration', layer = drawHeadRound): Stage {
  const stage = openHeadStage(host, posed, style, scale)
  layer(stage, posed, person, look)
  return stage
}

const pixels = (stage: Stage) => stage.context.getImageData(0, 0, stage.width, stage.height).data

function at(stage: Stage, place: readonly [number, number]) {
  const [x, y] = stage.place(place)
  const [r, g, b, a] = stage.context.getImageData(Math.round(x), Math.round(y), 1, 1).data
  return { r, g, b, a }
}

function difference(one: Stage, other: Stage): number {
  const [a, b] = [pixels(one), pixels(other)]
  return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / a.length
}

function featuresOf(person: Person, posed: Posed) {
  const bare = draw(person, posed, 'ink', () => undefined)
  return openRoundFeatures(openSitter(bare, posed.block, person, look), posed)
}

/** Somebody's head at a turn: the body, the head in space, and the drawing of it. */
function shown(person: Person, yaw: number, style?: DrawingStyle) {
  const posed = posedAs(person, turnedGesture(yaw))
  return { posed, ...featuresOf(person, posed), stage: draw(person, posed, style) }
}

/** The middle of what is drawn, across, from the head's own. */
function leaning(stage: Stage): number {
  const data = pixels(stage)
  let sum = 0
  let count = 0
  for (let i = 3; i < data.length; i += 4) {
    if (data[i] < 128) continue
    sum += ((i >> 2) % stage.width) - stage.width / 2
    count++
  }
  return sum / count / stage.scale
}

describe('a drawn head in the round', () => {
  it('[S3.04] is drawn for everybody, alike each time', () => {
    for (const [turn, person] of someOf([...people.entries()])) {
      const posed = posedAs(person, turnedGesture([-40, -20, 20, 40][turn % 4]))
      const twice = [0, 1].map(() => draw(person, posed, 'ink'))
      expect(difference(twice[0], twice[1]), person.id).toBe(0)
      const covered = pixels(twice[0]).filter((value, i) => i % 4 === 3 && value > 128).length / scale ** 2
      expect(covered, person.id).toBeGreaterThan(0.35)
    }
  })

  it('[S3.04] shows a different face in each mood', () => {
    const person = personOf('ines')
    const moods = (['calm', 'smile', 'laugh', 'proud', 'pensive'] as const).map((mood) =>
      draw(person, posedAs(person, turnedGesture(20, { mood }))),
    )
    for (const [i, one] of moods.entries()) {
      for (const other of moods.slice(0, i)) expect(difference(one, other)).toBeGreaterThan(0.05)
    }
  })

  it('[S3.04] front hair spares the far half of a turned face', () => {
    for (const yaw of [-40, 40]) {
      const person = personOf('ines')
      const posed = posedAs(person, turnedGesture(yaw))
      const { head, sitter } = featuresOf(person, posed)
      const { r } = at(draw(person, posed), head.on(head.far * 0.15, 0.64))
      expect(r, String(yaw)).toBeGreaterThan(sitter.skin.base.r * 0.7)
    }
  })

  it('[S3.04] clipped hair stays on the skull of a turned head', () => {
    for (const id of ['theo', 'kofi', 'marco']) {
      const person = personOf(id)
      const { posed, head, stage } = shown(person, 40)
      // Behind the skull, from the temple to the nape, there is nothing but paper.
      for (const y of [0.4, 0.5, 0.6, 0.7, 0.78]) {
        const edge = onSkull(head, 1, y, posed.build.neck[0][1])
        const behind = [0.03, 0.06].map((by) => at(stage, [edge[0] - head.far * by, edge[1]]).a)
        expect(Math.max(...behind), `${id} ${y}`).toBeLessThan(12)
      }
    }
  })

  it('[S3.04] a scarf round the head lies on the far cheek without a gap', () => {
    const person: Person = { ...personOf('amara'), hair: 'headscarf' }
    for (const yaw of [-40, -24, 24, 40]) {
      const { head, stage } = shown(person, yaw)
      for (const y of [0.4, 0.5, 0.6, 0.7, 0.8]) {
        const [x, py] = farContour(head, y)
        const beside = [0.012, 0.03].map((by) => at(stage, [x + head.far * by, py]).a)
        expect(Math.min(...beside), `${yaw} ${y}`).toBeGreaterThan(200)
      }
    }
  })

  it('[S3.04] hair lies beside the far cheek without a gap', () => {
    for (const id of ['astrid', 'ruth', 'priya', 'ines', 'yuna', 'mina']) {
      const person = personOf(id)
      for (const yaw of [-30, -12, 12, 30]) {
        const { head, stage } = shown(person, yaw)
        for (const y of [0.3, 0.4, 0.48, 0.54]) {
          const [x, py] = farContour(head, y)
          expect(at(stage, [x + head.far * 0.013, py]).a, `${id} ${yaw} ${y}`).toBeGreaterThan(150)
        }
      }
    }
  })

  it('[S3.04] hair clipped over the whole skull follows it on the far side too', () => {
    const person: Person = { ...personOf('theo'), hair: 'buzz' }
    for (const yaw of [-40, 40]) {
      const { posed, head, stage } = shown(person, yaw)
      for (const y of [0.06, 0.12]) {
        const row = skullOf(head, posed.build.neck[0][1]).filter((p) => Math.abs(p[1] - head.see(0, y, 0)[1]) < 0.02)
        const edge = row.reduce((best, p) => (p[0] * head.far > best[0] * head.far ? p : best))
        expect(at(stage, [edge[0] + head.far * 0.04, edge[1]]).a, `${yaw} ${y}`).toBeLessThan(12)
      }
    }
  })

  it('[S3.04] the back of a turned head is covered down to the nape, for everybody', () => {
    for (const person of someOf(people)) {
      for (const yaw of [-40, 30]) {
        const { posed, head, stage } = shown(person, yaw, 'ink')
        for (const y of [0.2, 0.4, 0.55, 0.66, 0.76]) {
          const { a } = at(stage, onSkull(head, 0.9, y, posed.build.neck[0][1]))
          expect(a, `${person.id} ${yaw} ${y}`).toBeGreaterThan(200)
        }
      }
    }
  })

  it('[S3.04] short hair of men covers the near temple and runs down before the ear', () => {
    for (const id of ['theo', 'kofi', 'anders', 'leo', 'bruno']) {
      const person = personOf(id)
      for (const yaw of [-34, 34]) {
        const { head, sitter, stage } = shown(person, yaw)
        const brow = head.face.eye.y - 0.1
        const [half, depth] = nearEdge(head, brow)
        const temple = at(stage, head.see(-head.far * half, brow, depth + 0.05))
        const cheek = at(stage, head.on(-head.far * 0.16, 0.68))
        expect(cheek.r - temple.r, `${id} ${yaw} ${sitter.person.hair}`).toBeGreaterThan(14)
      }
    }
  })

  it('[S3.04] hair that a hat presses is not drawn', () => {
    const person = personOf('amara')
    const posed = posedAs(person, turnedGesture(30))
    const crown = [
      [-1, -0.5],
      [1, -0.5],
      [1, -0.05],
      [-1, -0.05],
    ] as const
    for (const layer of [drawHeadRound, drawHairBehindRound]) {
      const pressed = draw(person, posed, 'ink', (stage, body, who, worn) => layer(stage, body, who, worn, [crown]))
      const loose = draw(person, posed, 'ink', layer)
      expect(at(loose, [posed.head.pivot[0], -0.15]).a).toBeGreaterThan(200)
      expect(at(pressed, [posed.head.pivot[0], -0.15]).a).toBe(0)
    }
  })

  it('[S3.04] a tail of hair shows on the side that the face turns from', () => {
    const person = personOf('priya')
    for (const yaw of [-34, 34]) {
      const tail = draw(person, posedAs(person, turnedGesture(yaw)), 'ink', drawHairBehindRound)
      expect(Math.sign(leaning(tail)), String(yaw)).toBe(-Math.sign(yaw))
    }
  })

  it('[S3.04] a breeze swings hair back from where the body goes, and only below the jaw', () => {
    const person = personOf('ines')
    const gesture = turnedGesture(30, { breeze: 0.3 })
    for (const [taken, back] of [
      [gesture, -1],
      [mirroredGesture(gesture), 1],
    ] as const) {
      const still = hairFigure(posedAs(person, { ...taken, breeze: 0 }), 'front')
      const blown = hairFigure(posedAs(person, taken), 'front')
      expect((blown.head(0.3, 1.8)[0] - still.head(0.3, 1.8)[0]) * back).toBeGreaterThan(0.1)
      expect(blown.head(0.3, 0.5)).toEqual(still.head(0.3, 0.5))
    }
  })

  it('[S3.04] plaits are tied behind the ears of a turned head, the far one behind the cheek', () => {
    const person = personOf('lily')
    for (const yaw of [-34, 34]) {
      const posed = posedAs(person, turnedGesture(yaw))
      const { head } = featuresOf(person, posed)
      const hair = hairFigure(posed, 'front', { sides: 'grown', tied: true, low: 0 })
      const root = 0.3 * posed.head.size
      const near = hair.head(-head.far * root, 0.7)[0] * -head.far
      const far = hair.head(head.far * root, 0.7)[0] * head.far
      expect(near, 'near').toBeGreaterThan(nearContour(head, 0.7)[0] * -head.far + 0.02)
      expect(far, 'far').toBeLessThan(farContour(head, 0.7)[0] * head.far - 0.05)
      const { r } = at(draw(person, posed), head.on(head.far * 0.1, 0.7))
      expect(r, 'the cheek is free').toBeGreaterThan(200)
    }
  })

  it("[S3.04] a child's hairline comes down to its low eyes", () => {
    for (const person of people) {
      const posed = posedAs(person, turnedGesture(0))
      const { head, child } = featuresOf(person, posed)
      const hair = hairFigure(posed, 'front', cutOf(person))
      const forehead = head.on(0, head.face.eye.y)[1] - hair.face(0, 0.17)[1]
      expect(forehead, person.id).toBeGreaterThan(0.3)
      expect(forehead, person.id).toBeLessThan(child ? 0.375 : 0.36)
    }
  })

  it('[S3.04] a knot at the nape stands out behind a turned head', () => {
    const person = personOf('astrid')
    const reach = (yaw: number) =>
      Math.abs(leaning(draw(person, posedAs(person, turnedGesture(yaw)), 'ink', drawHairBehindRound)))
    expect(reach(40)).toBeGreaterThan(reach(10) + 0.04)
  })

  it('[S3.04] plaits keep their width on a turned head', () => {
    const hair = hairFigure(posedAs(personOf('lily'), turnedGesture(40)), 'front')
    for (const side of [-1, 1]) {
      const broad = hair.head(side * 0.38, 0.7)[0] - hair.head(side * 0.26, 0.7)[0]
      expect(broad * side).toBeCloseTo(0.12, 6)
    }
  })
})
