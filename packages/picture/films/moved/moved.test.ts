import { createCanvas } from '@napi-rs/canvas'
import { filmSchema } from '@toile/craft/films/film.ts'
import { lookOfFigure } from '@toile/craft/films/lookOfFigure.ts'
import { figureDocumentSchema } from '@toile/craft/mannequins/ownFigure.ts'
import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { frameWearer } from '../../looks/frame.ts'
import { openLayerCache } from '../../looks/layers.ts'
import type { Desk } from '../../looks/desk.ts'
import { truthFigure } from '../../reading/figures/testing/truthFigure.ts'
import { wearerOf } from '../../looks/wearer.ts'
import { openOwnBody, type OwnPicture } from '../../people/own/ownPicture.ts'
import type { Host, Surface } from '../../surface.ts'
import { drawFilmFrame } from '../drawFilmFrame.ts'
import { openedFilm } from '../openedFilm.ts'
import { askedArms } from '../askedArms.ts'
import { armsApart } from './armsApart.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const size = { width: 192, height: 288 }
const hash = (letter: string) => letter.repeat(64)

/** A drawn figure as a mannequin that was cut out of its picture, every point where it truly is. */
function cutOut(index: number, seed = 21) {
  const { pixels, figure, landmarks, design } = truthFigure(host, index, 'plain', seed)
  const rgba = pixels.rgba.slice()
  figure.values.forEach((inside, i) => (rgba[i * 4 + 3] = inside ? 255 : 0))
  const document = figureDocumentSchema.parse({
    version: 1,
    picture: hash('a'),
    cutOut: hash('b'),
    width: pixels.width,
    height: pixels.height,
    landmarks,
    gender: design.mannequin.person ? 'female' : 'male',
    ageGroup: 'adult',
    confirmed: true,
  })
  return { pixels, picture: { document, cutOut: { ...pixels, rgba } } }
}

const filmOf = (motion: string, ownGround: boolean, picture: OwnPicture) =>
  filmSchema.parse({
    looks: [lookOfFigure(hash('c'), picture.document)],
    take: { motion: { kind: 'motion', id: motion }, seconds: 4, rate: 24 },
    moved: { picture: ownGround ? hash('a') : null, arms: {} },
  })

function frames(motion: string, ownGround: boolean, which: readonly number[]) {
  const { pixels, picture } = cutOut(4)
  const film = filmOf(motion, ownGround, picture)
  const desk: Desk = {
    host,
    cache: openLayerCache(),
    sources: { tile: () => null, traced: () => null, figure: () => picture, picture: () => pixels },
  }
  const rest = frameWearer(
    sure(wearerOf(sure(film.looks[0]), 'front', desk.sources) ?? undefined),
    size.width,
    size.height,
  )
  const drawn = which.map((frame) => {
    const { data } = drawFilmFrame(desk, film, frame, size).getContext('2d').getImageData(0, 0, size.width, size.height)
    return data
  })
  return { drawn, rest, picture, opened: sure(openedFilm(desk, film, size) ?? undefined) }
}

/** Mean difference of two pictures in the rows between two shares of the height. */
function apart(a: Uint8ClampedArray, b: Uint8ClampedArray, from: number, to: number): number {
  let sum = 0
  const [first, last] = [from, to].map((share) => Math.round(share * size.height) * size.width * 4)
  for (let i = sure(first); i < sure(last); i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0))
  return sum / (sure(last) - sure(first))
}

describe('films of pictures', () => {
  it('[S2.43] a picture sways above feet that stand where they stood', () => {
    const { opened, drawn } = frames('sway', false, [0, 14])
    expect(apart(sure(drawn[0]), sure(drawn[1]), 0.05, 0.5)).toBeGreaterThan(2)
    const moved = sure(opened.moved(0) ?? undefined)
    const stood = [0, 7, 14, 21, 40].map((frame) => {
      const onto = { ...size, rgba: new Uint8ClampedArray(size.width * size.height * 4) }
      return moved.lay(sure(opened.timeline.at(frame)[0]), onto).joints
    })
    const first = sure(stood[0])
    for (const { toes, headTop } of stood.slice(1)) {
      expect(headTop).not.toEqual(first.headTop)
      // Less than four pixels of a film of 768.
      for (const foot of [0, 1] as const)
        expect(Math.hypot(toes[foot][0] - first.toes[foot][0], toes[foot][1] - first.toes[foot][1])).toBeLessThan(1)
    }
  })

  it('[S2.43] the ground of a picture is filled where the figure stood: nothing of it is left behind', () => {
    const { drawn, rest, picture } = frames('walk', true, [0])
    const [frame] = drawn
    const { marks } = openOwnBody(picture)
    const corner = sure(frame).slice(0, 3)
    let left = 0
    // Far away somebody is small and stands higher: where the feet were is ground.
    for (const [x, y] of [marks.ankleLeft, marks.ankleRight]) {
      const [footX, footY] = [rest.origin[0] + x * rest.scale, rest.origin[1] + y * rest.scale]
      for (let row = Math.round(footY); row < footY + 8; row++) {
        for (let column = Math.round(footX - 4); column < footX + 4; column++) {
          const at = (row * size.width + column) * 4
          if ([0, 1, 2].some((c) => Math.abs((frame?.[at + c] ?? 0) - (corner[c] ?? 0)) > 40)) left++
        }
      }
    }
    expect(left).toBeLessThan(13)
  })

  it('[S2.43] an arm that lies before the body is asked for, and what a person points out is taken off it', () => {
    const width = 160
    const height = 240
    const rgba = new Uint8ClampedArray(width * height * 4)
    const paint = (left: number, right: number, top: number, bottom: number, tone: readonly number[]) => {
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) rgba.set([...tone, 255], (y * width + x) * 4)
    }
    const cloth = [120, 130, 140]
    paint(60, 100, 50, 150, cloth)
    paint(64, 78, 150, 225, cloth)
    paint(82, 96, 150, 225, cloth)
    paint(70, 90, 20, 50, [220, 180, 160])
    paint(76, 84, 60, 130, [122, 132, 142])
    const joints = {
      headTop: [80, 20],
      neck: [80, 50],
      waist: [80, 100],
      crotch: [80, 148],
      shoulders: [
        [64, 56],
        [96, 56],
      ],
      elbows: [
        [80, 85],
        [104, 90],
      ],
      wrists: [
        [80, 110],
        [106, 120],
      ],
      hands: [
        [80, 125],
        [107, 130],
      ],
      hips: [
        [70, 140],
        [90, 140],
      ],
      knees: [
        [71, 185],
        [89, 185],
      ],
      ankles: [
        [71, 218],
        [89, 218],
      ],
      toes: [
        [71, 226],
        [89, 226],
      ],
      hem: null,
    } as const
    const pixels = { width, height, rgba }
    expect(armsApart(pixels, joints, 30, [[], []]).asks[0]).toBe(true)
    const stroke = {
      points: [
        [78, 62],
        [80, 128],
      ] as const,
      radius: 4,
    }
    const pointed = armsApart(pixels, joints, 30, [[stroke], []])
    expect(pointed.asks[0]).toBe(false)
    expect(pointed.arms[0].rgba[(100 * width + 80) * 4 + 3]).toBeGreaterThan(200)
    // What it lay before is cloth again.
    const behind = pointed.body.rgba.slice((100 * width + 80) * 4, (100 * width + 80) * 4 + 4)
    expect(behind[3]).toBeGreaterThan(200)
    expect(Math.abs((behind[0] ?? 0) - 120)).toBeLessThan(8)
  })

  it('[S2.43] a film says which arms of its picture have to be pointed out, and asks for none that was', () => {
    const { picture } = cutOut(1, 11)
    const film = filmOf('sway', false, picture)
    const sources = { tile: () => null, traced: () => null, figure: () => picture }
    const asked = (arms: object) =>
      askedArms(
        { host, cache: openLayerCache(), sources },
        filmSchema.parse({ ...film, moved: { picture: null, arms } }),
        {
          width: 320,
          height: 480,
        },
      )
    expect(asked({})).toEqual([true, false])
    const { shoulderLeft, elbowLeft, wristLeft, handLeft } = picture.document.landmarks
    const line = { points: [shoulderLeft, elbowLeft, wristLeft, handLeft], radius: 6 }
    expect(asked({ left: [line] })).toEqual([false, false])
  })
})
