import type { Color } from '@toile/craft/colors/color.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { readShoe, type ShoeKind } from '@toile/craft/mannequins/shoes.ts'
import { type Bounds, boundsOf, type Point } from '@toile/geometry'
import { dress } from '../looks/dressing.ts'
import { drawUnworn } from '../looks/drawUnworn.ts'
import { flatFigure, trueBuild } from '../looks/flatFigure.ts'
import { pathsOf } from '../looks/pathsOf.ts'
import { footSize } from '../people/round/feet/footHeight.ts'
import type { Stage } from '../raster/stage.ts'
import type { Host } from '../surface.ts'
import { drawnBox } from './drawnBox.ts'
import { laidAlone } from './laidAlone.ts'
import { seenAccessories } from './shownGarments.ts'
import { layShoes, type Stood } from './shoes/layShoes.ts'
import { seenSpot } from './shoes/renderMeshes.ts'
import { shoeMeshes } from './shoes/shoeMeshes.ts'
import type { Taking } from './taking.ts'

/** What lies by itself: the box that it takes in heads, and how it is drawn. */
export interface Thing {
  box: Bounds
  draw(stage: Stage): void
}

/** A thing that is moved, in heads. */
export type Placed = Thing & { by: Point }

/** How shoes are turned so that their side is seen, and looked down on, in radians. */
const turned = { near: 1.02, far: 1.24, pitch: 0.6 }

/** The most accessories that lie beside a pair of shoes. */
const most = 3

/** Shoes of a look and what else it is worn with, each as it lies by itself, the shoes first. */
export function thingsOf(taking: Taking): Thing[] {
  const { desk, look } = taking
  const kind = readShoe(look.shoes.kind).id
  const size = footSize(trueBuild(look.mannequin.person))
  const others = seenAccessories(look)
    .map((worn) => laidFrom(taking, worn))
    .filter(({ box }) => Number.isFinite(box.left))
  return [
    ...pairOf(desk.host, kind, look.shoes.color, size),
    ...others.slice(0, most).map(({ box, draw }) => ({ draw, box: drawnBox(desk.host, box, draw) })),
  ]
}

/** Draws things where they are placed. */
export function layThings(stage: Stage, placed: readonly Placed[]): void {
  for (const { by, draw } of placed) {
    const origin = [
      stage.origin[0] + Math.round(by[0] * stage.scale),
      stage.origin[1] + Math.round(by[1] * stage.scale),
    ] as const
    draw({ ...stage, origin, place: ([x, y]) => [origin[0] + x * stage.scale, origin[1] + y * stage.scale] })
  }
}

/** The box of a thing where it is placed. */
export const placedBox = ({ box: { left, right, top, bottom }, by: [x, y] }: Placed): Bounds => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
})

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
