import { openChance } from '@toile/geometry'
import { strong } from '../../adjusting/testing/strong.ts'
import { brushes } from '../../brushes/index.ts'
import type { Adjustment } from '../../document/adjustment.ts'
import { type Blend, blends } from '../../document/blends.ts'
import { type CanvasDocument, emptyCanvas } from '../../document/canvasDocument.ts'
import { addLayer } from '../../document/layerChanges.ts'
import type { Matrix } from '../../document/matrix.ts'
import { newLayer } from '../../document/newLayer.ts'
import { plainLayer } from '../../document/plainLayer.ts'
import { openLiquify } from '../../liquify/openLiquify.ts'
import { anyPainting } from '../../painter/testing/anyPainting.ts'
import { cutTiles } from '../../tiles/cutTiles.ts'
import { joinTiles } from '../../tiles/joinTiles.ts'
import { bitsOf } from '../../tiles/testing/bitsOf.ts'
import { checkered } from '../../tiles/testing/checkered.ts'
import type { Tile } from '../../tiles/tile.ts'
import { openTiles, type TileStore } from '../../tiles/tileStore.ts'
import { bendTiles, transformTiles } from '../../transforming/transformTiles.ts'
import type { Place } from '../../warping/matrices.ts'
import { evenMesh } from '../../warping/mesh.ts'
import { openSession, type Session } from '../openSession.ts'

const [width, height] = [420, 300]
const sheet = { x0: 0, y0: 0, x1: width, y1: height }
const hashOf = (tileOf: (key: string) => Tile | undefined) => bitsOf(joinTiles(sheet, tileOf))

/** Paints on some layers, each with another brush. */
function paintOn(session: Session, ids: readonly string[], seed: number): void {
  const chance = openChance(seed)
  for (const id of ids) {
    session.document.replace({ ...session.document.get(), active: id })
    const brush = chance.pick(brushes)
    const ink = { color: [200, 60, 90], opacity: 0.8, lays: brush.lays } as const
    const stroke = session.startStroke({ brush, ink, seed, target: 'layer' })
    for (let i = 0; i < 9; i++) {
      const [x, y] = [chance.between(0, width), chance.between(0, height)]
      stroke.add({ x, y, pressure: chance.next(), tiltX: 0, tiltY: 0, time: i * 8 })
      stroke.flush()
    }
    stroke.end()
  }
}

/** A painting of chance, painted on, taken back, and drawn to another size. */
function painted(seed: number): string {
  const tiles = openTiles()
  const { document, paintable } = anyPainting(seed, tiles)
  const session = openSession(document, tiles)
  paintOn(session, paintable.slice(0, 3), seed)
  session.document.undo()
  const before = hashOf((key) => session.pictureOf(0, key))
  session.resample(300, 390)
  return before + hashOf((key) => session.pictureOf(0, key))
}

/** The checkered picture, one half transparent on it in some mode, and an adjustment. */
function laid(tiles: TileStore, blend: Blend, adjustment: Adjustment): CanvasDocument {
  const kept = (isClear: boolean) =>
    Object.fromEntries([...cutTiles(checkered(width, height, isClear))].map(([key, tile]) => [key, tiles.keep(tile)]))
  const ground = newLayer('ground', 'Ground', kept(false))
  const over = { ...newLayer('over', 'Over', kept(true)), blend, opacity: 0.7 }
  const last = { ...plainLayer, id: 'last', name: 'Last', kind: 'adjustment' as const, adjustment }
  return [ground, over, last].reduce((document, layer) => addLayer(document, { layer }), emptyCanvas(width, height))
}

/** What every mode and every adjustment makes. */
function laidInTurn(): string {
  const none: Adjustment = { id: 'levels', knobs: {} }
  const orders = [
    ...blends.map((blend) => [blend, none] as const),
    ...Object.values(strong).map((one) => ['normal', one] as const),
  ]
  const hashes = orders.map(([blend, adjustment]) => {
    const tiles = openTiles()
    const session = openSession(laid(tiles, blend, adjustment), tiles)
    return hashOf((key) => session.pictureOf(0, key))
  })
  return hashes.join(' ')
}

/** Pixels pushed, turned and put back. */
function pushed(): string {
  const tiles = cutTiles(checkered(width, height, true))
  const liquify = openLiquify(width, height, (key) => tiles.get(key))
  const chance = openChance(3)
  for (const kind of ['push', 'clockwise', 'counterclockwise', 'reconstruct'] as const) {
    const tool = { kind, size: 160, pressure: 0.8, distortion: 0.7, power: 0.3 }
    for (let i = 0; i < 4; i++) {
      const [x, y] = [chance.between(0, width), chance.between(0, height)]
      liquify.dab(tool, { x, y, alongX: chance.between(-30, 30), alongY: chance.between(-30, 30) })
    }
    liquify.endStroke()
  }
  return hashOf(liquify.tileOf)
}

/** Pixels turned in perspective, and bent by a mesh. */
function carriedAway(): string {
  const tiles = cutTiles(checkered(width, height, true))
  const map: Matrix = [0.7, -0.35, 120, 0.3, 0.8, -20, 0.0006, -0.0003, 1]
  const mesh = evenMesh(sheet, 4, 3)
  const places = mesh.places.map(([x, y], i): Place => [x + ((i * 5) % 7) * 9 - 27, y + ((i * 3) % 7) * 8 - 24])
  const turned = transformTiles(tiles, map, sheet)
  const bent = bendTiles(tiles, { ...mesh, places }, sheet, sheet)
  return hashOf((key) => turned.get(key)) + hashOf((key) => bent.get(key))
}

/** Numbers that depend on each bit of what paintings come to look like, by what was done to them. */
export const pictureHashes = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries([1, 5].map((seed) => [`painted ${seed}`, painted(seed)])),
  laid: laidInTurn(),
  pushed: pushed(),
  carried: carriedAway(),
})
