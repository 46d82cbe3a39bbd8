import type { Figure } from '@toile/fashion/mannequins/figure.ts'
import { limbEdge } from '@toile/fashion/mannequins/limb.ts'
import { contains, ellipse, joined, lerp, mix, type Path, reversed } from '@toile/geometry'
import { fillShape } from '../raster/mask.ts'
import type { Stage } from '../raster/stage.ts'
import type { OwnBody } from './ownPicture.ts'

/** Draws an own mannequin's cut-out on the stage: all of it, or only what lies inside the outlines in heads. */
export function drawOwnBody(stage: Stage, body: OwnBody, within: readonly Path[] | null = null): void {
  const { width, height, origin, scale } = stage
  const layer = stage.host.createCanvas(width, height)
  const context = layer.getContext('2d')
  const picture = context.createImageData(width, height)
  const color = new Float32Array(4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      body.read((x + 0.5 - origin[0]) / scale, (y + 0.5 - origin[1]) / scale, color)
      if (color[3] >= 1) picture.data.set(color, (y * width + x) * 4)
    }
  }
  context.putImageData(picture, 0, 0)
  if (within) {
    context.fillStyle = '#000'
    context.globalCompositeOperation = 'destination-in'
    fillShape({ ...stage, surface: layer, context }, context, within, [], 0, 0)
  }
  stage.context.drawImage(layer, 0, 0)
}

const fromElbow = [0.85, 1, 1.15, 1.3, 1.5, 1.7, 1.85, 2]
/** How much wider than the fitted arm the picture's may be, in heads. */
const loose = 0.05

/** The outlines of forearm and hand that lie over what is worn: arms that rest on the body, and hanging ones that clothes would hide. */
export function armsOver(figure: Figure, covering: readonly Path[]): Path[] {
  const { handLeft, handRight, wristLeft, wristRight } = figure.landmarks()
  return ([0, 1] as const).flatMap((index) => {
    const [hand, wrist] = index ? [handRight, wristRight] : [handLeft, wristLeft]
    const hidden = covering.some((outline) => contains(outline, hand) || contains(outline, wrist))
    if (!figure.armsOver[index] && !hidden) return []
    const arm = figure.arms[index]
    const places = figure.armsOver[index] ? fromElbow : fromElbow.map((t) => lerp(1.1, 2, (t - 0.85) / 1.15))
    const low = joined(limbEdge(arm, places, 1, loose), reversed(limbEdge(arm, places, -1, loose)))
    const reach = Math.hypot(hand[0] - wrist[0], hand[1] - wrist[1])
    const turn = Math.atan2(hand[1] - wrist[1], hand[0] - wrist[0])
    return [low, ellipse(mix(wrist, hand, 0.95), reach * 1.25 + 0.06, Math.max(0.15, reach * 0.62), turn)]
  })
}

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
