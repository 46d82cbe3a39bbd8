import { createCanvas } from '@napi-rs/canvas'
import { figureOf } from '@toile/craft/designs/figureOf.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { hairStyles } from '@toile/craft/mannequins/hair.ts'
import { people } from '@toile/craft/mannequins/people/index.ts'
import { personOf } from '@toile/craft/mannequins/people/testing/personOf.ts'
import type { Person } from '@toile/craft/mannequins/person.ts'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { type DrawingStyle, openStage, type Stage } from '../raster/stage.ts'
import type { Host, Surface } from '../surface.ts'
import { guideLength, guidesOf, openBrush } from './hair/brush.ts'
import { drawHair } from './hair/drawHair.ts'
import type { HairLayer } from './hair/hairArt.ts'
import { hairArts } from './hair/index.ts'
import { openSitter } from './sitter.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const look = { shoe: 'loafer', shoeColor: { r: 40, g: 36, b: 38 }, lips: { r: 180, g: 70, b: 60 } } as const
const scale = 44

function sitterFor(person: Person, view: View, style: DrawingStyle) {
  const figure = figureOf({ person: person.id, pose: person.flat[0], mirrored: false }, view)
  if (!figure) throw new Error(`${person.id} cannot stand`)
  const stage = openStage(host, {
    width: scale * 2,
    height: scale * 3,
    scale,
    origin: [scale, scale * 0.5],
    style,
    seed: 3,
  })
  return openSitter(stage, figure, person, look)
}

function draw(person: Person, view: View, style: DrawingStyle = 'ink'): Buffer {
  const sitter = sitterFor(person, view, style)
  drawHair(sitter, view)
  return Buffer.from(pixels(sitter.stage))
}

const pixels = (stage: Stage) => stage.context.getImageData(0, 0, stage.width, stage.height).data
const covered = (picture: Buffer) => picture.filter((value, i) => i % 4 === 3 && value > 128).length

const locksOf = (layer?: HairLayer): NonNullable<HairLayer['locks']> =>
  layer ? [...(layer.locks ?? []), ...locksOf(layer.over)] : []

describe('hair', () => {
  it('[S3.04] offers at least twenty-two styles, no two of one name', () => {
    expect(hairStyles.length).toBeGreaterThanOrEqual(22)
    expect(new Set(hairStyles.map(({ label }) => label)).size).toBe(hairStyles.length)
  })

  it('[S3.04] every style covers part of the head from both sides, on a woman and on a child', () => {
    const cases = ['ines', 'aiko'].flatMap((id) => hairStyles.map(({ id: hair }) => ({ id, hair })))
    for (const { id, hair } of someOf(cases)) {
      const person = { ...personOf(id), hair }
      expect(covered(draw(person, 'front')), `${id} ${hair} front`).toBeGreaterThan(90)
      expect(covered(draw(person, 'back')), `${id} ${hair} back`).toBeGreaterThan(280)
    }
  })

  it('[S3.25] every style is drawn alike each time and differently in each hand', () => {
    for (const { id: hair } of someOf(hairStyles)) {
      const person = { ...personOf('mei'), hair }
      const styles = (['ink', 'illustration', 'realistic'] as const).map((style) => draw(person, 'front', style))
      expect(styles[0].equals(draw(person, 'front', 'ink')), hair).toBe(true)
      expect(styles[0].equals(styles[1]) || styles[1].equals(styles[2]), hair).toBe(false)
    }
  })

  it('has whole guide strands of one length in every lock', () => {
    for (const { id } of hairStyles) {
      const { behind, front, back } = hairArts[id]
      const brush = openBrush(sitterFor({ ...personOf('ines'), hair: id }, 'front', 'ink'), 'front')
      for (const lock of [behind, front, back].flatMap(locksOf)) {
        expect(lock.guides.length, id).toBeGreaterThan(1)
        for (const guide of guidesOf(brush, lock)) {
          expect(guide.length, id).toBe(guideLength)
          expect(
            guide.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)),
            id,
          ).toBe(true)
        }
      }
    }
  })

  it('throws a shadow on the face only from the front', () => {
    const sitter = sitterFor(personOf('mei'), 'front', 'realistic')
    drawHair(sitter, 'front')
    const [x, y] = sitter.stage.place(sitter.figure.face(0, 0.435))
    const alpha = pixels(sitter.stage)[(Math.round(y) * sitter.stage.width + Math.round(x)) * 4 + 3]
    expect(alpha).toBeGreaterThan(20)
  })

  it('is worn in at least eighteen styles by the people', () => {
    expect(new Set(people.map(({ hair }) => hair)).size).toBeGreaterThanOrEqual(18)
  })
})
