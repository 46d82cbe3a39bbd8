import { createCanvas } from '@napi-rs/canvas'
import { type Film, filmSchema } from '@toile/craft/films/film.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import { buildOf } from '@toile/craft/mannequins/person.ts'
import { gestureOf } from '@toile/craft/mannequins/round/gestureOf.ts'
import { poseInSpace } from '@toile/craft/mannequins/round/poseInSpace.ts'
import type { MotionId } from '@toile/craft/motions/motionIds.ts'
import { still } from '@toile/craft/mannequins/round/swing.ts'
import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { openLayerCache } from '../looks/layers.ts'
import { openLookStage } from '../looks/lookStage.ts'
import { drawStood } from '../looks/round/drawStood.ts'
import { lookOf, wornAs } from '../products/testing/productSheet.ts'
import { openDrawing } from '../scenes/openDrawing.ts'
import type { Host, Surface } from '../surface.ts'
import { inDepth } from './inDepth.ts'
import { measureFilm } from './measureFilm.ts'
import { openedFilm } from './openedFilm.ts'
import { posterFrame } from './posterFrame.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const small = { width: 160, height: 240 }
const medium = { width: 240, height: 360 }

const dressed: Design = {
  ...lookOf([{ ...wornAs('fitAndFlareDress', 'silk', 0x9b3b52), id: 'dress' }]),
  style: 'illustration',
}
const suited: Design = {
  ...lookOf([
    { ...wornAs('shirt', 'cotton', 0xb9c7d6), id: 'shirt' },
    { ...wornAs('chinos', 'twill', 0x6f6a4f), id: 'chinos' },
  ]),
  style: 'realistic',
}

const filmOf = (look: Design, id: MotionId): Film =>
  filmSchema.parse({ looks: [look], take: { motion: { kind: 'motion', id }, seconds: 3 } })

const pixelsOf = (surface: Surface) => surface.getContext('2d').getImageData(0, 0, surface.width, surface.height).data

describe('frames of a film', () => {
  it('[S1.09] are what their document says, in whatever order they are drawn', () => {
    const film = filmOf(dressed, 'walk')
    const frame = (desk: ReturnType<typeof openDrawing>, at: number) =>
      pixelsOf(desk.draw({ kind: 'filmFrame', film, frame: at, ...small }))
    const [one, other] = [openDrawing(host), openDrawing(host)]
    const first = frame(one, 7)
    frame(other, 31)
    expect(Buffer.compare(Buffer.from(first), Buffer.from(frame(other, 7)))).toBe(0)
    expect(Buffer.compare(Buffer.from(first), Buffer.from(frame(one, 8)))).not.toBe(0)
  })

  it('[S1.09] show a figure that is moved aside as the same figure', () => {
    const opened = sure(openedFilm(openDrawing(host), filmOf(dressed, 'walk'), small) ?? undefined)
    const { rest, stands } = opened.dressed(0)
    const stood = stands(rest.posed.gesture, still)
    const drawn = (x: number, y: number) => {
      const stage = openLookStage(host, rest, dressed, { width: 220, height: 320, scale: 26, origin: [90 + x, 30 + y] })
      drawStood({ ...stage, moves: { strokes: 0 } }, stood, openDrawing(host).sources, openLayerCache({ figures: 0 }))
      return stage.context.getImageData(x, y, 180, 290).data
    }
    const [here, there] = [drawn(0, 0), drawn(23, 11)]
    const strayed = here.reduce((count, value, i) => count + (Math.abs(value - sure(there[i])) > 2 ? 1 : 0), 0)
    expect(strayed).toBe(0)
  })

  it.each([
    ['a suit', 'sway', suited],
    ['a dress', 'sway', dressed],
  ] as const)(
    '[S1.09] keep the colour and the scale of the prints of %s, and its feet where they stand, in %s',
    (_, motion, look) => {
      const { colour, print, slide } = measureFilm(openDrawing(host), filmOf(look, motion), medium, 30)
      expect(colour).toBeLessThan(2)
      expect(print).toBeLessThan(0.01)
      expect(slide * (768 / medium.width)).toBeLessThan(4)
    },
  )

  it('[S1.09] lay an arm over the trunk by where it is in space, so that a small turn changes no order', () => {
    const build = buildOf(sure(findPerson('ines') ?? undefined))
    const gesture = sure(gestureOf('relaxed') ?? undefined)
    const overs = [-2, 2].map((yaw) =>
      inDepth(poseInSpace(build, { ...gesture, yaw, hands: ['relaxed', 'relaxed'] }, 0.6)).gesture.arms.map(
        ({ over }) => over,
      ),
    )
    expect(overs[0]).toEqual(overs[1])
    const turned = inDepth(poseInSpace(build, { ...gesture, yaw: 45, twist: 0 }, 0.6)).gesture.arms
    expect(turned.map(({ over }) => over)).toEqual([true, false])
  })

  it('[S1.09] are stood for by one that faces us', () => {
    const opened = sure(openedFilm(openDrawing(host), filmOf(dressed, 'twirl'), small) ?? undefined)
    const { moment } = sure(opened.timeline.at(posterFrame(opened.timeline))[0])
    expect(Math.cos((moment.gesture.yaw * Math.PI) / 180)).toBeGreaterThan(0.7)
  })
})
