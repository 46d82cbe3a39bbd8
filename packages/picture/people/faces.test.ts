import { createCanvas } from '@napi-rs/canvas'
import { figureOf } from '@toile/craft/designs/figureOf.ts'
import type { Face } from '@toile/craft/mannequins/faces/face.ts'
import { faces } from '@toile/craft/mannequins/faces/index.ts'
import { people } from '@toile/craft/mannequins/people/index.ts'
import { personOf } from '@toile/craft/mannequins/people/testing/personOf.ts'
import type { Person } from '@toile/craft/mannequins/person.ts'
import { describe, expect, it } from 'vitest'
import { type DrawingStyle, openStage, type Stage } from '../raster/stage.ts'
import type { Host, Surface } from '../surface.ts'
import { drawFace } from './faces/drawFace.ts'
import { headOutline } from './faces/headOutline.ts'
import { openSitter } from './sitter.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const look = { shoe: 'loafer', shoeColor: { r: 40, g: 36, b: 38 }, lips: { r: 180, g: 70, b: 60 } } as const
const scale = 90

function figureFor(person: Person) {
  const figure = figureOf({ person: person.id, pose: 'neutral', mirrored: false })
  if (!figure) throw new Error(`${person.id} cannot stand`)
  return figure
}

function draw(person: Person, style: DrawingStyle): Stage {
  const stage = openStage(host, {
    width: scale,
    height: Math.round(scale * 1.3),
    scale,
    origin: [scale / 2, scale * 0.1],
    style,
    seed: 3,
  })
  drawFace(openSitter(stage, figureFor(person), person, look))
  return stage
}

const pixels = (stage: Stage) => stage.context.getImageData(0, 0, stage.width, stage.height).data

/** Mean difference of the two drawings per channel, 0..255. */
function difference(a: Stage, b: Stage): number {
  const [first, second] = [pixels(a), pixels(b)]
  let sum = 0
  for (let i = 0; i < first.length; i++) sum += Math.abs(first[i] - second[i])
  return sum / first.length
}

/** The numbers that make a likeness, as shares of the head. */
const likeness = ({
  temple,
  cheek,
  jaw,
  chin,
  chinDrop,
  round,
  bones,
  eye,
  brow,
  nose,
  mouth,
  age,
}: Face): number[] => [
  temple,
  cheek,
  jaw,
  chin,
  chinDrop,
  round * 0.05,
  bones * 0.05,
  eye.x,
  eye.y,
  eye.w,
  eye.h,
  eye.tilt,
  brow.y,
  brow.w,
  brow.arch,
  nose.y,
  nose.w,
  nose.bridge * 0.05,
  mouth.y,
  mouth.w,
  mouth.upper,
  mouth.lower,
  mouth.curl,
  age * 0.05,
]

describe('faces', () => {
  it('[S3.04] no two faces share their proportions', () => {
    for (const [i, one] of faces.entries()) {
      for (const other of faces.slice(i + 1)) {
        const [a, b] = [likeness(one), likeness(other)]
        const apart = Math.hypot(...a.map((value, k) => value - b[k]))
        expect(apart, `${one.id} ${other.id}`).toBeGreaterThan(0.02)
      }
    }
  })

  it('[S3.04] everybody has a face of their own', () => {
    expect(new Set(people.map(({ face }) => face)).size).toBe(people.length)
  })

  it('[S3.25] faces on the same skin and hair are told apart in every style', () => {
    const sitter = personOf('ines')
    for (const style of ['ink', 'illustration', 'realistic'] as const) {
      const drawn = (['ines', 'mei', 'astrid', 'noemi', 'ruth', 'theo'] as const).map((face) =>
        draw({ ...sitter, face }, style),
      )
      for (const [i, one] of drawn.entries()) {
        for (const other of drawn.slice(i + 1)) expect(difference(one, other), style).toBeGreaterThan(2.5)
      }
    }
  })

  it('keeps every jaw a simple curve that ends near the chin', () => {
    for (const person of people) {
      const figure = figureFor(person)
      const outline = headOutline(figure, faces.find(({ id }) => id === person.face) ?? faces[0])
      const lowest = Math.max(...outline.map(([, y]) => y))
      expect(Math.abs(lowest - figure.landmarks().chin[1]), person.id).toBeLessThan(0.05)
    }
  })

  it('grows a beard only where the face says so', () => {
    const bruno = personOf('bruno')
    const bearded = draw(bruno, 'realistic')
    const shaven = draw({ ...bruno, face: 'kenji' }, 'realistic')
    const brightness = (stage: Stage) => {
      const figure = figureFor(bruno)
      const [x, y] = stage.place(figure.face(0.17, 0.88))
      const i = (Math.round(y) * stage.width + Math.round(x)) * 4
      const data = pixels(stage)
      return data[i] + data[i + 1] + data[i + 2]
    }
    expect(brightness(bearded)).toBeLessThan(brightness(shaven) * 0.75)
  })

  it('gives deep skin planes of light and shade in ink', () => {
    const person = { ...personOf('amara'), face: 'saskia' } as const
    const stage = draw(person, 'ink')
    const figure = figureFor(person)
    const data = pixels(stage)
    const at = (x: number, y: number) => {
      const [px, py] = stage.place(figure.face(x, y))
      const i = (Math.round(py) * stage.width + Math.round(px)) * 4
      return data[i] + data[i + 1] + data[i + 2]
    }
    expect(at(-0.05, 0.28)).toBeGreaterThan(at(0.25, 0.5) * 1.25)
  })

  it('draws a face alike each time', () => {
    const twice = [0, 1].map(() => draw(personOf('rafael'), 'illustration'))
    expect(difference(twice[0], twice[1])).toBe(0)
  })
})
