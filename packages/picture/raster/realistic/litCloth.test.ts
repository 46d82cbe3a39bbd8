import { createCanvas } from '@napi-rs/canvas'
import { type Color, colorDistance, fromHex } from '@toile/craft/colors/color.ts'
import { figureOf } from '@toile/craft/designs/figureOf.ts'
import type { Fabric } from '@toile/craft/fabrics/fabric.ts'
import { fabrics, findFabric } from '@toile/craft/fabrics/index.ts'
import { fallen } from '@toile/craft/garments/fall/fallen.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import { openChance, type Path } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { clothMap } from '../../cloth/clothMap.ts'
import type { Host, Surface } from '../../surface.ts'
import { modelled } from '../modelled.ts'
import { clothOptics, type Optics } from '../optics.ts'
import { paint } from '../paint.ts'
import { openStage, type Region } from '../stage.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const figure = figureOf({ person: 'ines', pose: 'relaxed', mirrored: false })
if (!figure) throw new Error('Ines stands at ease')
const color = (hex: string): Color => fromHex(hex) ?? { r: 0, g: 0, b: 0 }
const asked = { white: '#f7f6f2', camel: '#b98a55', red: '#a83214', navy: '#1d2a4a', black: '#17171a' }
const all: readonly Fabric[] = fabrics
const cloth = (id: string): Fabric => findFabric(id) ?? all[0]
const square: Path = [
  [0.5, 0.5],
  [3.5, 0.5],
  [3.5, 3.5],
  [0.5, 3.5],
]

/** The front of an A-line dress in a fabric, as it falls. */
function frontOf(fabric: Fabric): Piece {
  const dress = findWearable('aLineDress')
  if (!figure || !dress || dress.slot === 'accessory') throw new Error('The A-line dress is missing.')
  const drafted = dress.draft(figure, {}, { chance: openChance(7), layered: false, tucked: false, cloth: fabric })
  const size = ({ outlines }: Piece) => outlines[0]?.length ?? 0
  const [front] = fallen(drafted, figure, fabric.handle, 5)
    .filter(({ layer }) => layer === 'front')
    .toSorted((a, b) => size(b) - size(a))
  return front
}

/** Lit pixels of a dress: its large form faces the lamp or the viewer, with all folds and lights in it. */
function litSide(fabric: Fabric) {
  const stage = openStage(host, { width: 400, height: 560, scale: 75, origin: [200, 10], style: 'realistic', seed: 1 })
  const piece = frontOf(fabric)
  const { outlines, folds, fullness, volume, surface } = piece
  const place = (region: Region) => (figure ? clothMap(stage, piece, figure, region) : null)
  const shape = { outlines, folds, fullness, volume, surface, optics: clothOptics(fabric), cloth: place }
  const model = modelled(stage, shape)
  const { x, y, width, height } = model.region
  const lit = [...model.light.diffuse.keys()].filter(
    (i) => model.mask.alpha[i] === 255 && model.light.diffuse[i] > 0.92 && model.light.diffuse[i] < 1.06,
  )
  return (dye: Color) => {
    stage.context.clearRect(0, 0, stage.width, stage.height)
    paint(stage, { ...shape, albedo: dye, recall: () => model })
    const { data } = stage.context.getImageData(x, y, width, height)
    const channel = (k: number) => lit.filter((i) => data[i * 4 + 3] > 60).map((i) => data[i * 4 + k])
    const [r, g, b] = [channel(0), channel(1), channel(2)]
    const of = (one: (values: number[]) => number): Color => ({ r: one(r), g: one(g), b: one(b) })
    return {
      median: colorDistance(
        of((values) => values.toSorted((p, q) => p - q)[values.length >> 1]),
        dye,
      ),
      mean: colorDistance(
        of((values) => values.reduce((sum, v) => sum + v, 0) / values.length),
        dye,
      ),
    }
  }
}

const sides = new Map<string, () => ReturnType<typeof litSide>>(
  all.map((fabric) => [fabric.id, once(() => litSide(fabric))]),
)
const lit =
  ({ id }: Fabric) =>
  (dye: Color) =>
    sides.get(id)?.()(dye) ?? { median: 100, mean: 100 }

function once<T>(make: () => T) {
  let made: T | null = null
  return () => {
    made ??= make()
    return made
  }
}

/** A cushion of a cloth: brightness of its pixels, from dark to light. */
function tonesOf(optics: Optics, hex: string) {
  const stage = openStage(host, { width: 300, height: 300, scale: 75, origin: [0, 0], style: 'realistic', seed: 1 })
  const folds = [1.2, 2, 2.8].map((x) => ({
    path: [
      [x, 0.7],
      [x + 0.1, 3.3],
    ] as const,
    widths: [0.08, 0.12] as const,
    height: 1,
    kind: 'ridge' as const,
    fades: [0.1, 0.2] as const,
  }))
  paint(stage, { outlines: [square], optics, folds, albedo: color(hex) })
  const { data } = stage.context.getImageData(45, 45, 210, 210)
  return Array.from({ length: data.length / 4 }, (_, i) => ({ r: data[i * 4], g: data[i * 4 + 1], b: data[i * 4 + 2] }))
    .map((one) => ({ ...one, value: one.r * 0.3 + one.g * 0.6 + one.b * 0.1 }))
    .toSorted((a, b) => a.value - b.value)
}
const at = (tones: ReturnType<typeof tonesOf>, share: number) => tones[Math.floor((tones.length - 1) * share)]

describe('cloth in the light of a photograph [S3.25]', () => {
  for (const [name, hex] of Object.entries(asked)) {
    it(`lit cloth asked for in ${name} is that colour in every fabric: its plane, and the mean with its folds`, () => {
      const wrong = all.flatMap((fabric) => {
        const { median, mean } = lit(fabric)(color(hex))
        return median < 2 && mean < 2 ? [] : [`${fabric.id} plane ${median.toFixed(2)} mean ${mean.toFixed(2)}`]
      })
      expect(wrong).toEqual([])
    })
  }

  it('black cloth keeps its floor and shows its form by lights', () => {
    for (const id of ['cotton', 'wool', 'silk', 'leather', 'velvet']) {
      const tones = tonesOf(clothOptics(cloth(id)), asked.black)
      expect(at(tones, 0.02).value, id).toBeGreaterThan(18)
      expect(at(tones, 0.995).value - at(tones, 0.3).value, id).toBeGreaterThan(10)
    }
  })

  it('the shade of white cloth is tinted and deep enough to show its folds', () => {
    const tones = tonesOf(clothOptics(cloth('cotton')), asked.white)
    const shade = at(tones, 0.1)
    expect(at(tones, 0.6).value - shade.value).toBeGreaterThan(25)
    expect(shade.b - shade.r).toBeGreaterThan(3)
  })

  it('satin and hide mirror the lamp, hide more sharply than satin; wool mirrors nothing', () => {
    const [satin, hide, wool] = ['silk', 'leather', 'wool'].map((id) => tonesOf(clothOptics(cloth(id)), asked.navy))
    const peak = (tones: typeof satin) => at(tones, 0.998).value - at(tones, 0.5).value
    expect(peak(satin)).toBeGreaterThan(peak(wool) + 25)
    expect(peak(hide)).toBeGreaterThan(peak(wool) + 25)
    const spread = (tones: typeof satin) => (at(tones, 0.93).value - at(tones, 0.5).value) / peak(tones)
    expect(spread(hide)).toBeLessThan(0.75 * spread(satin))
  })

  it('folds throw their colour on each other: red stays red in its shade', () => {
    const tones = tonesOf(clothOptics(cloth('cotton')), asked.red)
    const [shade, plane] = [at(tones, 0.04), at(tones, 0.6)]
    expect(shade.value).toBeLessThan(plane.value * 0.8)
    expect(shade.g / shade.r).toBeLessThan(plane.g / plane.r)
  })
})
