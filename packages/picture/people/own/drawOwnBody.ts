import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { type Path, smooth } from '@toile/geometry'
import { fillShape } from '../../raster/mask.ts'
import { regionOf, type Stage } from '../../raster/stage.ts'
import type { OwnBody } from './ownPicture.ts'

/** What of a cut-out is drawn: inside outlines in heads, outside others, and as much as is wanted at a place, 0..1; left out, all of it. */
export interface Wanted {
  within?: readonly Path[]
  except?: readonly Path[]
  only?(x: number, y: number): number
}

/** Draws an own mannequin's cut-out on the stage. */
export function drawOwnBody(stage: Stage, body: OwnBody, { within = [], except = [], only }: Wanted = {}): void {
  const { width, height, origin, scale } = stage
  const surface = stage.host.createCanvas(width, height)
  const context = surface.getContext('2d')
  const layer = { ...stage, surface, context }
  const picture = context.createImageData(width, height)
  const color = new Float32Array(4)
  const seen = within.length ? regionOf(stage, within, 2) : { x: 0, y: 0, width, height }
  for (let row = seen.y; row < seen.y + seen.height; row++) {
    for (let column = seen.x; column < seen.x + seen.width; column++) {
      const [x, y] = [(column + 0.5 - origin[0]) / scale, (row + 0.5 - origin[1]) / scale]
      body.read(x, y, color)
      if (only && color[3] >= 1) color[3] *= sure(only(x, y))
      if (color[3] >= 1) picture.data.set(color, (row * width + column) * 4)
    }
  }
  context.putImageData(picture, 0, 0)
  context.fillStyle = '#000'
  for (const [how, outlines] of [
    ['destination-in', within],
    ['destination-out', except],
  ] as const) {
    context.globalCompositeOperation = how
    if (outlines.length) fillShape(layer, context, outlines, [], 0, 0)
  }
  stage.context.drawImage(surface, 0, 0)
}

/** A part is told apart cell by cell: its rim is drawn firmer than the cells are wide. */
const sure = (share: number) => smooth(0.3, 0.65, share)

/** The outline of the head down to the chin, with room for hair; it lies over collars. */
export function headOver({ head }: Figure): Path {
  return [
    [-0.16, 0.98],
    [-0.42, 0.7],
    [-0.8, 0.5],
    [-0.8, -0.6],
    [0.8, -0.6],
    [0.8, 0.5],
    [0.42, 0.7],
    [0.16, 0.98],
    [0, 1.02],
  ].map(([x, y]) => head(x, y))
}
