import { createCanvas } from '@napi-rs/canvas'
import { figureOf } from '@toile/craft/designs/figureOf.ts'
import { fabrics, findFabric } from '@toile/craft/fabrics/index.ts'
import { boundsOf } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { clothOptics } from '../raster/optics.ts'
import { openStage, type Stage } from '../raster/stage.ts'
import { retrace } from '../reading/trace/retrace.ts'
import { truthCase } from '../reading/trace/testing/truthSet.ts'
import type { TracedPiece } from '../reading/trace/traced.ts'
import { traceSketch } from '../reading/trace/traceSketch.ts'
import type { Host, Surface } from '../surface.ts'
import type { Cloth } from './cloth.ts'
import { drawTraced, wearTraced } from './wear.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }

function traced(index: number): TracedPiece {
  const { garment, sheet } = truthCase(index, 7000)
  const piece = traceSketch(sheet.pixels, { category: garment.category })
  if (!piece) throw new Error('The truth sheet holds a garment.')
  return piece
}

const figure = (pose = 'neutral') => {
  const found = figureOf({ person: 'ines', pose, mirrored: false })
  if (!found) throw new Error('The person is in the catalogue.')
  return found
}

const stageOf = (): Stage =>
  openStage(host, { width: 300, height: 540, scale: 56, origin: [150, 20], style: 'illustration', seed: 1 })

const cloth = (own: Partial<Cloth> = {}): Cloth => {
  const main = { r: 40, g: 90, b: 200 }
  const optics = clothOptics(findFabric('cotton') ?? fabrics[0])
  return {
    garment: 'worn',
    partPrints: new Map(),
    laid: () => [],
    laidName: () => '',
    laidInLines: () => [],
    main,
    contrast: main,
    trim: main,
    denim: false,
    stitched: false,
    optics,
    gradient: null,
    print: null,
    ...own,
  }
}

const pixelsOf = (stage: Stage) => stage.context.getImageData(0, 0, stage.width, stage.height).data

describe('a traced piece is worn', () => {
  const shirt = traced(0)

  it('hangs from shoulders or waist as its category says, whoever chose it', () => {
    const body = figure()
    const asShirt = wearTraced(shirt, body)
    const asSkirt = wearTraced(retrace(shirt, { category: 'skirt' }), body)
    const top = (worn: typeof asShirt) => boundsOf(...(worn?.outer ?? [])).top
    expect(top(asShirt)).toBeLessThan(body.levels.armpit)
    expect(top(asSkirt)).toBeGreaterThan(body.levels.underbust)
  })

  it('lands with its anchors on the body', () => {
    const body = figure()
    const worn = wearTraced(shirt, body)
    const shoulder = worn?.hung.pins.find((pin) => pin.from === shirt.anchors.shoulderLeft)
    expect(
      Math.hypot(
        (shoulder?.to[0] ?? 0) - body.shoulderPoint(-1)[0],
        (shoulder?.to[1] ?? 0) - body.shoulderPoint(-1)[1],
      ),
    ).toBeLessThan(0.06)
  })

  it('[S1.06] takes the colour of its cloth and keeps its lines', () => {
    const plain = stageOf()
    drawTraced(plain, figure(), shirt, cloth())
    const bare = stageOf()
    drawTraced(bare, figure(), { ...shirt, lines: new Uint8Array(shirt.lines.length) }, cloth())
    const drawn = pixelsOf(plain)
    const without = pixelsOf(bare)
    let blue = 0
    let darker = 0
    for (let i = 0; i < drawn.length; i += 4) {
      if (drawn[i + 3] > 200 && drawn[i + 2] > drawn[i] + 30) blue++
      if (without[i + 3] > 200 && drawn[i + 2] < without[i + 2] - 40) darker++
    }
    expect(blue).toBeGreaterThan(4000)
    expect(darker).toBeGreaterThan(150)
  })
})
