import type { Color } from '@toile/fashion/colors/color.ts'
import type { Figure } from '@toile/fashion/mannequins/figure.ts'
import { boundsOf, type Point, smooth } from '@toile/geometry'
import { type FloorShadow, floorShadow } from '../people/round/feet/floorShadow.ts'
import { shoeCuts } from '../people/round/feet/shoeCuts.ts'
import { freeLine } from '../raster/lines.ts'
import { plane } from '../raster/plane.ts'
import type { Stage } from '../raster/stage.ts'
import { css } from '../raster/tint.ts'
import type { Wearer } from './wearer.ts'

/** Puts a shadow under the feet and the ground behind all that is drawn, after it: contact shadows must not fall on the ground. */
export function drawScenery(stage: Stage, wearer: Standing, ground: Color): void {
  stage.context.save()
  stage.context.globalCompositeOperation = 'destination-over'
  drawFloorShadow(stage, wearer)
  stage.context.fillStyle = css(ground)
  stage.context.fillRect(0, 0, stage.width, stage.height)
  stage.context.restore()
}

/** Who throws a shadow. */
type Standing = Pick<Wearer, 'figure' | 'posed' | 'look'>

/** Where a shadow lies on the floor, and how far it reaches to either side and down, in heads. */
interface Spot {
  centre: Point
  reach: number
  down: number
}

/** What lies on the floor under the feet, in each hand: strokes of the brush, a puddle of wash, a soft shade. */
export function drawFloorShadow(stage: Stage, { figure, posed, look }: Standing): void {
  if (posed) {
    const shadows = ([0, 1] as const).map((leg) => floorShadow(posed, leg, shoeCuts[look.shoe]))
    for (const shadow of shadows) drawTouch(stage, shadow)
    for (const shadow of shadows) drawThrown(stage, shadow)
    return
  }
  const spot = underBoth(figure)
  if (stage.style === 'ink') strokeFloor(stage, spot)
  else fillFloor(stage, spot, stage.style === 'illustration' ? puddle(stage) : shade)
}

const dark = 'rgb(40,34,48)'

/** The narrow dark where a sole meets the floor; nothing under a foot in the air. */
function drawTouch(stage: Stage, { touch, off }: FloorShadow): void {
  const alpha = 0.66 * Math.max(0, 1 - off * 8)
  if (alpha > 0.02) for (const form of touch) plane(stage, form, dark, { soft: 6, alpha })
}

/** What foot and leg throw from there, paler the higher the foot is. */
function drawThrown(stage: Stage, { thrown, off }: FloorShadow): void {
  const { left, right, bottom } = boundsOf(thrown)
  if (stage.style === 'ink') {
    strokeFloor(stage, { centre: [(left + right) / 2, bottom - 0.07], reach: (right - left) / 2, down: 0 })
    return
  }
  plane(stage, thrown, dark, {
    soft: stage.style === 'realistic' ? 16 : 12,
    alpha: (stage.style === 'realistic' ? 0.22 : 0.15) * (1 - Math.min(0.6, off * 0.5)),
  })
}

/** One shadow under both feet of a flat figure. */
function underBoth(figure: Figure): Spot {
  const { ankleLeft, ankleRight } = figure.landmarks()
  const middle = (ankleLeft[0] + ankleRight[0]) / 2
  const reach = Math.abs(ankleRight[0] - ankleLeft[0]) / 2 + 0.75
  return { centre: [middle + 0.1, figure.levels.floor - 0.07], reach, down: 0.16 }
}

/** Opacity 0..255 at a distance (0 the middle, 1 the rim, squared) and an angle. */
type Pool = (distance: number, angle: number) => number

const shade: Pool = (distance) => (distance < 1 ? 78 * (1 - distance) ** 2 : 0)

/** Wash that dried with a darker, wandering rim. */
function puddle({ wash }: Stage): Pool {
  return (distance, angle) => {
    const rim = 0.8 + 0.16 * wash(1.3 * Math.cos(angle) + 9, 1.3 * Math.sin(angle) + 4)
    const inside = Math.sqrt(distance) / rim
    return 27 * (1 - smooth(0.9, 1, inside)) * (0.78 + 0.5 * smooth(0.78, 0.96, inside))
  }
}

/** Strokes below, to where the light throws them. */
const floorStrokes: readonly (readonly [from: number, to: number, down: number, weight: number])[] = [
  [-0.82, 0.95, 0, 4.4],
  [-0.5, 1.12, 0.035, 3.2],
  [-0.1, 0.78, 0.065, 2.2],
]

function strokeFloor(stage: Stage, { centre: [x, y], reach }: Spot): void {
  floorStrokes.forEach(([from, to, down, weight], i) => {
    const path: Point[] = [
      [x + from * reach, y + down + 0.012],
      [x + ((from + to) / 2) * reach, y + down],
      [x + to * reach, y + down - 0.01],
    ]
    freeLine(stage, path, { weight, color: 'rgba(30,27,30,.5)', taper: [0.12, 0.45], seed: i })
  })
}

function fillFloor(stage: Stage, { centre, reach, down: deep }: Spot, pool: Pool): void {
  const [x, y] = stage.place(centre)
  const across = reach * stage.scale
  const down = deep * stage.scale
  const left = Math.max(0, Math.floor(x - across))
  const top = Math.max(0, Math.floor(y - down))
  const width = Math.min(stage.width, Math.ceil(x + across)) - left
  const height = Math.min(stage.height, Math.ceil(y + down)) - top
  if (width < 1 || height < 1) return
  const layer = stage.host.createCanvas(width, height)
  const drawing = layer.getContext('2d')
  const picture = drawing.createImageData(width, height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const over = (column + left - x) / across
      const under = (row + top - y) / down
      const at = (row * width + column) * 4
      picture.data[at] = 40
      picture.data[at + 1] = 34
      picture.data[at + 2] = 48
      picture.data[at + 3] = pool(over * over + under * under, Math.atan2(under, over))
    }
  }
  drawing.putImageData(picture, 0, 0)
  stage.context.drawImage(layer, left, top)
}
