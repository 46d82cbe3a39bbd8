import type { Design } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { Point } from '@toile/geometry'
import { openGeometry } from '../raster/geometry.ts'
import type { Host } from '../surface.ts'
import { type ChartedPiece, chartsOf } from './chartsOf.ts'
import { drawDressed } from './drawDressed.ts'
import { dress } from './dressing.ts'
import { frameWearer } from './frame.ts'
import { openLayerCache } from './layers.ts'
import { openLookStage } from './lookStage.ts'
import { openModels } from './models.ts'
import { standIn } from './round/standIn.ts'
import type { Sources } from './sources.ts'
import { isPosed, wearerOf } from './wearer.ts'

/** A piece of cloth in a look map, and whose it is. */
export interface MappedPiece extends ChartedPiece {
  /** Place of its garment among those of the design. */
  garment: number
}

/** What lies where in the picture of a look: the foremost piece at each cell of a grid, and every piece's cloth. */
export interface LookMap {
  /** Size of the picture in pixels. */
  width: number
  height: number
  /** Pixels per cell. */
  step: number
  columns: number
  rows: number
  /** The piece seen in each cell, from 1; 0 where no cloth is seen. */
  seen: Uint16Array
  /** 1 where the person who wears it is seen beside all cloth. */
  person: Uint8Array
  pieces: readonly MappedPiece[]
  /** Pixels per head, the pixel place of head (0, 0), and millimetres per head. */
  scale: number
  origin: Point
  millimetresPerHead: number
}

const mostColumns = 200

/** Maps the picture of a look: what is drawn foremost, hidden things left out, open fronts showing what is below; nothing where nobody stands. It is as fine as so many columns, and never finer than the picture. */
export function lookMap(
  host: Host,
  design: Design,
  sources: Sources,
  {
    width,
    height,
    view,
    columns: asked = mostColumns,
  }: { width: number; height: number; view: View; columns?: number },
): LookMap | null {
  const plain = bare(design)
  const wearer = wearerOf(plain, view, sources)
  if (!wearer) return null
  const { figure } = wearer
  const step = Math.max(1, width / asked)
  const columns = Math.round(width / step)
  const rows = Math.max(1, Math.round(height / step))
  const frame = frameWearer(wearer, width, height)
  const stage = openLookStage(host, wearer, plain, { width: columns, height: rows }, 'realistic')
  const scale = frame.scale / step
  const origin: Point = [frame.origin[0] / step, frame.origin[1] / step]
  const buffer = openGeometry(columns, rows)
  const place = ([x, y]: Point): Point => [origin[0] + x * scale, origin[1] + y * scale]
  // What is drafted to be drawn is not drafted again to be charted.
  const models = openModels()
  const drawn = { ...stage, scale, origin, pen: scale / 170, place, buffer }
  drawDressed(drawn, wearer, plain, sources, { ...openLayerCache(), models })
  const dressed = isPosed(wearer)
    ? standIn(wearer, plain, sources, models).dressed
    : dress(plain, figure, sources, models, wearer.key)
  const pieces = dressed.flatMap((one) => {
    const garment = design.garments.findIndex(({ id }) => id === one.worn.id)
    return chartsOf(one, figure).map((piece): MappedPiece => ({ ...piece, garment }))
  })
  const places = new Map(
    pieces.map(({ garment, name }, i) => [`${design.garments[garment]?.id ?? ''} ${name}`, i + 1] as const),
  )
  const numbers = buffer.materials.map(({ of }) => (of ? (places.get(`${of.garment} ${of.piece}`) ?? 0) : 0))
  const { data } = stage.context.getImageData(0, 0, columns, rows)
  const seen = Uint16Array.from(buffer.material, (material, i) =>
    material && data[i * 4 + 3] ? (numbers[material - 1] ?? 0) : 0,
  )
  const person = Uint8Array.from(seen, (piece, i) => (!piece && data[i * 4 + 3] ? 1 : 0))
  const { millimetresPerHead } = figure
  return {
    width,
    height,
    step,
    columns,
    rows,
    seen,
    person,
    pieces,
    scale: frame.scale,
    origin: frame.origin,
    millimetresPerHead,
  }
}

/** What lies on cloth does not change where it lies. */
const bare = (design: Design): Design => ({
  ...design,
  garments: design.garments.map((worn) => ({ ...worn, print: null, partPrints: [], applied: [] })),
})
