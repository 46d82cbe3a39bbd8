import { createCanvas } from '@napi-rs/canvas'
import { people } from '@toile/craft/mannequins/people/index.ts'
import { gestures } from '@toile/craft/mannequins/round/gestures/index.ts'
import { describe, expect, it } from 'vitest'
import { componentsOf } from '../../kernels/components.ts'
import { countOf, inverse } from '../../kernels/plane.ts'
import { openStage } from '../../raster/stage.ts'
import { drawDressed } from '../../looks/drawDressed.ts'
import { frameWearer } from '../../looks/frame.ts'
import { openLayerCache } from '../../looks/layers.ts'
import { drawScenery } from '../../looks/scenery.ts'
import { openSources } from '../../looks/sources.ts'
import { wearerInSpace } from '../../looks/wearer.ts'
import type { Host, Pixels, Surface } from '../../surface.ts'
import { jpegNoise } from '../trace/testing/jpegNoise.ts'
import { cutOutOf } from './cutOutOf.ts'
import { figureLibrary } from './figureLibrary.ts'
import { findFigure, wholeMask } from './findFigure.ts'
import { landmarkNames, otherSide } from './landmarkNames.ts'
import { type TruthFigure, truthFigure } from './testing/truthFigure.ts'
import type { GroundKind } from './testing/truthGround.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }

/** Share of the points within 3 % of the figure's height. */
function rightShare({ pixels, landmarks, height }: TruthFigure): number {
  jpegNoise(pixels, 4)
  const found = findFigure(pixels)
  if (!found) return 0
  const right = landmarkNames.filter((name) => {
    const [x, y] = found.landmarks[name].at
    return Math.hypot(x - landmarks[name][0], y - landmarks[name][1]) <= 0.03 * height
  })
  return right.length / landmarkNames.length
}

const blank = (width: number, height: number, tone: number): Pixels => ({
  width,
  height,
  rgba: new Uint8ClampedArray(width * height * 4).map((_, i) => (i % 4 === 3 ? 255 : tone)),
})

describe('figures in pictures', () => {
  it('[S2.51] at least 60 drawn figures are known, each with all its landmarks inside its picture', () => {
    const library = figureLibrary()
    expect(library.length).toBeGreaterThan(60)
    for (const { landmarks } of library.filter((_, i) => i % 97 === 0))
      for (const name of landmarkNames) {
        const [x, y] = landmarks[name]
        expect(Math.abs(x), name).toBeLessThan(0.6)
        expect(y, name).toBeGreaterThan(-0.05)
        expect(y, name).toBeLessThan(1.02)
      }
  })

  it('[S2.51] sides are told apart by the viewer, and a mirrored name comes back', () => {
    for (const name of landmarkNames) expect(otherSide(otherSide(name))).toBe(name)
    expect(otherSide('chin')).toBe('chin')
  })

  const cases: readonly [GroundKind, number, number][] = [
    ['plain', 0, 0.97],
    ['plain', 8, 0.97],
    ['shadowed', 4, 0.9],
    ['busy', 12, 0.9],
  ]
  for (const [ground, index, share] of cases)
    it(`[S5.17] the points of drawn figure ${index} are found on ${ground} ground`, () => {
      expect(rightShare(truthFigure(host, index, ground, 11))).toBeGreaterThanOrEqual(share)
    })

  it('[S5.17] who stands as the flat stances do not is found too: both arms thrown up', () => {
    const person = people.find(({ stances }) => stances.includes('kidArmsUp'))
    if (!person) throw new Error('Somebody throws up their arms.')
    const shoe = person.shoe
    const look = { shoe, shoeColor: { r: 40, g: 40, b: 46 }, lips: { r: 170, g: 80, b: 80 } }
    const wearer = wearerInSpace(person, gestures.kidArmsUp, look, 'kidArmsUp')
    const size = { width: 300, height: 450 }
    const frame = frameWearer(wearer, size.width, size.height)
    const stage = openStage(host, { ...size, ...frame, style: 'illustration', seed: 1 })
    drawDressed(stage, wearer, { garments: [] }, openSources(host), openLayerCache())
    drawScenery(stage, wearer, { r: 150, g: 170, b: 190 })
    const found = findFigure({ ...size, rgba: stage.context.getImageData(0, 0, size.width, size.height).data })
    for (const [index, name] of (['wristLeft', 'wristRight'] as const).entries()) {
      const [x, y] = stage.place(wearer.posed.arms[index === 0 ? 0 : 1].flat[2])
      const [atX, atY] = found?.landmarks[name].at ?? [0, 0]
      expect(Math.hypot(atX - x, atY - y) / size.height, name).toBeLessThan(0.04)
    }
  })

  it('[S2.51] strokes rule the outline: what is dropped is not in it, what is kept is', () => {
    const { pixels, landmarks, figure } = truthFigure(host, 8, 'plain', 11)
    const [kept, dropped] = [landmarks.chin, landmarks.handLeft]
    const aside: [number, number] = [landmarks.waistRight[0] + 14, landmarks.waistRight[1]]
    expect(figure.values[Math.round(dropped[1]) * pixels.width + Math.round(dropped[0])]).toBe(1)
    const found = findFigure(pixels, {
      keep: [{ points: [kept, landmarks.waistRight, aside], radius: 5 }],
      drop: [{ points: [dropped], radius: 4 }],
    })
    if (!found) throw new Error('A figure stands in the picture.')
    const whole = wholeMask(found, pixels)
    const at = ([x, y]: readonly [number, number]) => whole.values[Math.round(y) * pixels.width + Math.round(x)]
    expect([at(dropped), at(kept), at(aside)]).toEqual([0, 1, 1])
  })

  it('[S2.51] the cut-out is freed of its ground: none of its green is left along the rim, and no eye is a hole', () => {
    const { pixels, figure } = truthFigure(host, 0, 'plain', 11)
    const green = [60, 190, 70]
    for (let i = 0; i < figure.values.length; i++)
      if (!figure.values[i]) for (let c = 0; c < 3; c++) pixels.rgba[i * 4 + c] = green[c]
    const found = findFigure(pixels)
    if (!found) throw new Error('A figure stands in the picture.')
    const { rgba } = cutOutOf(pixels, found).cutOut
    let [left, seen] = [0, 0]
    for (let i = 0; i < rgba.length; i += 4) {
      if (rgba[i + 3] < 40) continue
      seen++
      if (rgba[i + 1] > rgba[i] + 40 && rgba[i + 1] > rgba[i + 2] + 40) left++
    }
    expect(seen).toBeGreaterThan(5000)
    expect(left / seen).toBeLessThan(0.002)
    const holes = componentsOf(inverse(found.mask), false).list.filter(({ onBorder }) => !onBorder)
    expect(holes.filter(({ area }) => area < countOf(found.mask) * 0.002)).toEqual([])
  })

  it('[S2.51] nothing is found where nothing stands, and little pictures do not fail', () => {
    expect(findFigure(blank(200, 300, 230))).toBeNull()
    const small = blank(64, 64, 230)
    for (let i = 0; i < 64 * 64; i++) if (i % 64 > 20 && i % 64 < 44 && i / 64 > 10) small.rgba[i * 4] = 20
    const found = findFigure(small)
    expect(found === null || !found.sure).toBe(true)
  })

  it('[S2.51] of two who stand side by side the larger is taken, and it says so', () => {
    const [one, other] = [truthFigure(host, 0, 'plain', 11), truthFigure(host, 9, 'plain', 11)]
    const width = one.pixels.width + other.pixels.width
    const height = Math.max(one.pixels.height, other.pixels.height)
    const both = blank(width, height, 226)
    const lay = ({ pixels, figure }: TruthFigure, left: number) => {
      for (let i = 0; i < pixels.width * pixels.height; i++) {
        if (!figure.values[i]) continue
        const at = (Math.floor(i / pixels.width) * width + left + (i % pixels.width)) * 4
        for (let c = 0; c < 3; c++) both.rgba[at + c] = pixels.rgba[i * 4 + c]
      }
    }
    lay(one, 0)
    lay(other, one.pixels.width)
    const found = findFigure(both)
    expect(found?.several).toBe(true)
    expect(found?.sure).toBe(false)
  })
})
