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
import type { Worn } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { Color } from '@toile/craft/colors/color.ts'
import { drawnBox } from '../drawnBox.ts'
import { framed } from '../framed.ts'
import { laidAlone } from '../laidAlone.ts'
import { onBuffer } from '../onBuffer.ts'
import { seenAccessories } from '../shownGarments.ts'
import type { Present, Taking } from '../taking.ts'

/** How shoes are turned so that their side is seen, and looked down on, in radians. */
const turned = { near: 1.02, far: 1.24, pitch: 0.6 }

/** Heads between the things of a still. */
const gap = 0.22

/** Shoes of a look and what else it is worn with, laid out with air between. */
export const accessories: Present = (taking) => {
  const { desk, look, width, height } = taking
  const figure = flatFigure(look.mannequin.person, 'front')
  const kind = readShoe(look.shoes.kind).id
  const size = footSize(trueBuild(look.mannequin.person))
  const pair = pairOf(desk.host, kind, look.shoes.color, size)
  const others = seenAccessories(look)
    .map((worn) => laidFrom(taking, worn))
    .filter(({ box }) => Number.isFinite(box.left))
  const things = [
    ...pair,
    ...others.slice(0, 3).map(({ box, draw }) => ({ draw, box: drawnBox(desk.host, box, draw) })),
  ]
  if (things.length === 0) return null
  const placed = arranged(things, width < height)
  const frame = framed(taking, {
    box: boundsTogether(placed.map(({ box, by }) => movedBox(box, by))),
    millimetresPerHead: figure.millimetresPerHead,
    share: 0.78,
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

/** An accessory as it lies by itself, seen from the side that shows it. */
function laidFrom({ desk, look }: Taking, worn: Worn): Thing {
  const seenFrom = (view: View) => {
    const figure = flatFigure(look.mannequin.person, view)
    return { figure, dressed: dress({ garments: [worn] }, figure, desk.sources) }
  }
  const front = seenFrom('front')
  const isBehind = front.dressed.some(
    (one) => one.kind === 'drafted' && one.pieces.some(({ role, layer }) => role === 'bag' && layer === 'back'),
  )
  const { figure, dressed } = isBehind ? seenFrom('back') : front
  const laid = dressed.map((one) => (one.kind === 'drafted' ? { ...one, pieces: laidAlone(one.pieces) } : one))
  return {
    box: boundsOf(...pathsOf(laid)),
    draw: (stage) => drawUnworn(stage, figure, laid, desk.sources),
  }
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

/** Things in one row or, where the picture is tall, in rows of two at most, the first lowest; each in the middle of its row. */
function arranged(things: readonly Thing[], isTall: boolean): (Thing & { by: Point })[] {
  const [first, ...others] = things
  const below = first ? [first] : []
  const rows = !isTall
    ? [things]
    : others.length > 2
      ? [others.slice(0, 2), [...others.slice(2), ...below]]
      : [others, below].filter(({ length }) => length)
  let top = 0
  return rows.flatMap((row) => {
    const tall = Math.max(...row.map(({ box }) => box.bottom - box.top))
    const wide = row.reduce((sum, { box }) => sum + box.right - box.left + gap, -gap)
    let x = -wide / 2
    const middle = top + tall / 2
    top += tall + gap
    return row.map((thing) => {
      const { box } = thing
      const by: Point = [x - box.left, middle - (box.top + box.bottom) / 2]
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
