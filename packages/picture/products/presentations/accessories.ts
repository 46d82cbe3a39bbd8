import { type Bounds, boundsOf, boundsTogether, type Point } from '@toile/geometry'
import { dress } from '../../looks/dressing.ts'
import { drawUnworn } from '../../looks/drawUnworn.ts'
import { flatFigure, trueBuild } from '../../looks/flatFigure.ts'
import { pathsOf } from '../../looks/pathsOf.ts'
import { readShoe, type ShoeKind } from '@toile/craft/mannequins/shoes.ts'
import type { Stage } from '../../raster/stage.ts'
import { footSize } from '../../people/round/feet/footHeight.ts'
import type { Host } from '../../surface.ts'
import { layShoes, type Stood } from '../shoes/layShoes.ts'
import { seenSpot } from '../shoes/renderMeshes.ts'
import { shoeMeshes } from '../shoes/shoeMeshes.ts'
import type { Color } from '@toile/craft/colors/color.ts'
import { drawnBox } from '../drawnBox.ts'
import { framed } from '../framed.ts'
import { onBuffer } from '../onBuffer.ts'
import { seenAccessories } from '../shownGarments.ts'
import type { Present } from '../taking.ts'

/** How shoes are turned so that their side is seen, and looked down on, in radians. */
const turned = { near: 1.02, far: 1.24, pitch: 0.6 }

/** Heads between the things of a still. */
const gap = 0.22

/** Shoes and bag of a look on a table. */
export const accessories: Present = (taking) => {
  const { desk, look, width, height } = taking
  const figure = flatFigure(look.mannequin.person, 'front')
  const kind = readShoe(look.shoes.kind).id
  const size = footSize(trueBuild(look.mannequin.person))
  const pair = pairOf(desk.host, kind, look.shoes.color, size)
  const bags = seenAccessories(look)
    .map((worn) => {
      const dressed = dress({ garments: [worn] }, figure, desk.sources)
      return {
        box: boundsOf(...pathsOf(dressed)),
        draw: (stage: Stage) => drawUnworn(stage, figure, dressed, desk.sources),
      }
    })
    .filter(({ box }) => Number.isFinite(box.left))
  const things = [...pair, ...bags.slice(0, 3).map(({ box, draw }) => ({ draw, box: drawnBox(desk.host, box, draw) }))]
  if (things.length === 0) return null
  const placed = arranged(things, width < height)
  const frame = framed(taking, {
    box: boundsTogether(placed.map(({ box, by }) => movedBox(box, by))),
    millimetresPerHead: figure.millimetresPerHead,
    share: 0.72,
  })
  const buffer = onBuffer(taking, frame, (stage) => {
    for (const { by, draw } of placed) {
      const origin = [
        stage.origin[0] + Math.round(by[0] * stage.scale),
        stage.origin[1] + Math.round(by[1] * stage.scale),
      ] as const
      draw({ ...stage, origin, place: ([x, y]) => [origin[0] + x * stage.scale, origin[1] + y * stage.scale] })
    }
  })
  return { buffer, standing: { stands: { at: 'plane' }, lift: 0.02, depth: 0.7 } }
}

type Thing = { box: Bounds; draw(stage: Stage): void }

/** A pair of shoes on a floor, one a step before the other and turned away a little; nothing for bare feet. */
function pairOf(host: Host, kind: ShoeKind, color: Color, size: number): Thing[] {
  const [far, near] = ([-1, 1] as const).map((inward) => shoeMeshes(host, kind, color, inward))
  if (!far?.length || !near?.length) return []
  const shoes = [
    { meshes: far, yaw: turned.far, at: [0.34 * size, -0.3 * size] },
    { meshes: near, yaw: turned.near, at: [0, 0] },
  ] as const
  return [{ box: boxOf(shoes, size), draw: (stage) => layShoes(stage, shoes, turned.pitch, size) }]
}

function boxOf(shoes: readonly Stood[], size: number): Bounds {
  const spots = shoes.flatMap(({ meshes, yaw, at }) =>
    meshes.flatMap(({ rows }) =>
      rows.flatMap((row) => row.map((spot) => seenSpot(spot, { yaw, pitch: turned.pitch, scale: size, at }))),
    ),
  )
  return boundsOf(spots.map(([x, y]): Point => [x, y]))
}

/** Things in one row that stands on a line, or, where the picture is tall, with the first below the others. */
function arranged(things: readonly Thing[], isTall: boolean): (Thing & { by: Point })[] {
  const rows = isTall && things.length > 1 ? [things.slice(1), things.slice(0, 1)] : [things]
  let top = 0
  return rows.flatMap((row) => {
    const tall = Math.max(...row.map(({ box }) => box.bottom - box.top))
    const wide = row.reduce((sum, { box }) => sum + box.right - box.left + gap, -gap)
    let x = -wide / 2
    const bottom = top + tall
    top = bottom + gap
    return row.map((thing) => {
      const { box } = thing
      const by: Point = [x - box.left, bottom - box.bottom]
      x += box.right - box.left + gap
      return { ...thing, by }
    })
  })
}

const movedBox = ({ left, right, top, bottom }: Bounds, [x, y]: Point): Bounds => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
})
