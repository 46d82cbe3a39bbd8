import { createCanvas } from '@napi-rs/canvas'
import { type Color, colorDistance, fromHex } from '@toile/fashion/colors/color.ts'
import type { Fabric } from '@toile/fashion/fabrics/fabric.ts'
import { fabrics } from '@toile/fashion/fabrics/index.ts'
import { findWearable } from '@toile/fashion/garments/index.ts'
import { figureOf } from '@toile/fashion/mannequins/figureOf.ts'
import { openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { clothMap } from '../../cloth/clothMap.ts'
import type { Host, Surface } from '../../surface.ts'
import { type Modelled, modelled } from '../modelled.ts'
import { clothOptics } from '../optics.ts'
import { paint } from '../paint.ts'
import { openStage, type Region } from '../stage.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const figure = figureOf({ person: 'ines', pose: 'relaxed', mirrored: false }) ?? expect.fail('Ines stands')
const dress = findWearable('aLineDress') ?? expect.fail('a dress')
const colors = ['#f7f6f2', '#b98a55', '#a83214', '#1d2a4a', '#17171a']
/** Cloth whose surface is of its own colour: not seen through, without coloured yarns, glitter or mirrors. */
const plain = fabrics.filter(({ opacity, weave, metallic }) => opacity === 1 && weave !== 'tweed' && !metallic)

interface Drawn {
  model: Modelled
  data: Uint8ClampedArray
}

/** The front of a dress of a fabric, in one colour after the other. */
function dressed(fabric: Fabric, hexes: readonly string[], scale = 90): Drawn[] {
  const worn = { chance: openChance(7), layered: false, tucked: false, cloth: fabric }
  const [piece] = dress
    .draft(figure, {}, worn)
    .filter(({ layer }) => layer === 'front')
    .toSorted((a, b) => b.outlines[0].length - a.outlines[0].length)
  let model: Modelled | null = null
  return hexes.map((hex) => {
    const options = { width: Math.round(scale * 6), height: Math.round(scale * 9), scale, seed: 1 } as const
    const stage = openStage(host, { ...options, origin: [scale * 3, scale * 0.2], style: 'illustration' })
    const shape = {
      outlines: piece.outlines,
      optics: clothOptics(fabric),
      folds: piece.folds,
      fullness: piece.fullness,
      volume: piece.volume,
      surface: piece.surface,
      cloth: (region: Region) => clothMap(stage, piece, figure, region),
    }
    model ??= modelled(stage, shape)
    const made = model
    paint(stage, { ...shape, albedo: fromHex(hex) ?? expect.fail(hex), shadow: null, recall: () => made })
    const { x, y, width, height } = made.region
    return { model: made, data: stage.context.getImageData(x, y, width, height).data }
  })
}

/** Mean and median of the lit side of the large form, folds and lights and all. */
function litSide({ model: { longForm, mask }, data }: Drawn): { mean: Color; median: Color } {
  const form = longForm ?? expect.fail('a large form')
  const seen: [number[], number[], number[]] = [[], [], []]
  for (let i = 0; i < form.length; i++) {
    if (mask.alpha[i] !== 255 || form[i] < 0.92 || form[i] > 1.06) continue
    for (let k = 0; k < 3; k++) seen[k].push(data[i * 4 + k])
  }
  const colorOf = (pick: (values: number[]) => number) => ({ r: pick(seen[0]), g: pick(seen[1]), b: pick(seen[2]) })
  return {
    mean: colorOf((values) => values.reduce((a, b) => a + b, 0) / values.length),
    median: colorOf((values) => values.toSorted((a, b) => a - b)[values.length >> 1]),
  }
}

describe('gouache', () => {
  it('[S3.25] the lit side of every cloth is the asked colour, in its plane and in the mean', () => {
    const means: number[] = []
    for (const fabric of plain) {
      dressed(fabric, colors).forEach((drawn, i) => {
        const asked = fromHex(colors[i]) ?? expect.fail()
        const { mean, median } = litSide(drawn)
        console.log(fabric.id, colors[i], colorDistance(median, asked).toFixed(2), colorDistance(mean, asked).toFixed(2))
        means.push(colorDistance(mean, asked))
      })
    }
    console.log('mean', means.reduce((a, b) => a + b, 0) / means.length, Math.max(...means))
  })
})
