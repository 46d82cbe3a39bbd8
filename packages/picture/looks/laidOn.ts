import type { Applied } from '@toile/craft/applied/applied.ts'
import type { NotionOn } from '@toile/craft/applied/notionOn.ts'
import type { Region } from '@toile/craft/applied/region.ts'
import { fabrics, findFabric } from '@toile/craft/fabrics/index.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import type { Point } from '@toile/geometry'
import type { Chart } from '../cloth/chart.ts'
import { type Pose, poseAt } from '../cloth/pose.ts'
import type { Laid, LaidFill, LaidRegion, LaidStamp } from '../cloth/laid.ts'
import { legible } from '../cloth/legible.ts'
import { stampInHand } from '../cloth/stampInHand.ts'
import { tileOf } from '../cloth/tile.ts'
import { clothOptics } from '../raster/optics.ts'
import { type DrawingStyle, isDrawn, type Stage } from '../raster/stage.ts'
import type { AppliedOn } from './appliedOn.ts'
import { extentOf } from './extentOf.ts'
import { middlesOf } from './middlesOf.ts'
import { lieOn } from './rideOn.ts'
import type { Sources } from './sources.ts'
import { onCloth } from './spotFrame.ts'

/** What of a garment lies on a piece, ready to be laid once its chart is known. */
export type LaidOn = (piece: string) => readonly ((chart: Chart) => Laid)[]

/** What is laid into the colour of a piece: a flat draws elements and the seams of regions in line instead. */
export function layableIn(style: DrawingStyle, laid: ReturnType<LaidOn>, chart: Chart): Laid[] {
  const all = laid.map((lay) => lay(chart))
  return style === 'flat' ? all.flatMap((one) => (one.kind === 'region' ? { ...one, sewn: false } : [])) : all
}

const nothing: LaidOn = () => []

/** Opens what is applied to a garment, to be laid into its colours. */
export function openLaid(
  stage: Stage,
  shown: readonly AppliedOn[],
  { millimetresPerHead }: Pick<Figure, 'millimetresPerHead'>,
  sources: Sources,
): LaidOn {
  if (!shown.length) return nothing
  const held: Held = { stage, millimetresPerHead, pixelsPerMillimetre: stage.scale / millimetresPerHead }
  const found = shown.flatMap(({ piece, one, poses }) => {
    const lay = openOne(one, poses ? { ...held, poses } : held, sources)
    return lay ? [{ piece, lay }] : []
  })
  return (name) => found.filter(({ piece }) => piece === name).map(({ lay }) => lay)
}

/** What it is drawn on, and how large. */
interface Held {
  stage: Stage
  millimetresPerHead: number
  pixelsPerMillimetre: number
  poses?: readonly Pose[]
}

function openOne(one: Applied, on: Held, sources: Sources): ((chart: Chart) => Laid) | null {
  if (one.kind === 'notion') return openStamp(one, on, sources)
  const fill = openFill(one, on.pixelsPerMillimetre, sources)
  return fill && ((chart) => regionOn(one, fill, chart))
}

function regionOn({ at, outlines, edge }: Region, fill: (origin: Point) => LaidFill, chart: Chart): LaidRegion {
  const [u, v] = onCloth(at, chart)
  return {
    kind: 'region',
    outlines: outlines.map((path) => path.map(([x, y]): Point => [u + x, v + y])),
    feather: edge.kind === 'feather' ? edge.width : 0,
    sewn: edge.kind === 'seam',
    fill: fill([u, v]),
  }
}

function openFill(
  { fill }: Region,
  pixelsPerMillimetre: number,
  sources: Sources,
): ((origin: Point) => LaidFill) | null {
  if (fill.kind === 'solid') return () => ({ kind: 'solid', color: fill.color })
  if (fill.kind === 'gradient') return () => ({ kind: 'gradient', gradient: fill.gradient })
  if (fill.kind === 'fabric') {
    const optics = clothOptics(findFabric(fill.fabric) ?? fabrics[0])
    return () => ({ kind: 'fabric', color: fill.color, optics })
  }
  const { print } = fill
  const picture = sources.tile(print.source, pixelsPerMillimetre * 1.2, print.width, print.repeat)
  if (!picture) return null
  return (origin) => ({ kind: 'print', tile: tileOf(picture), placement: print, origin })
}

/** What a pen draws is drawn finer than it is shown, so that its edges stay clean. */
const finer = 1.5

function openStamp(
  one: NotionOn,
  { stage, millimetresPerHead, pixelsPerMillimetre, poses }: Held,
  sources: Sources,
): ((chart: Chart) => LaidStamp) | null {
  const stamp = sources.stamp?.(one.source, pixelsPerMillimetre * (isDrawn(stage.style) ? finer : 1))
  if (!stamp) return null
  const { picture, rise } = stamp
  const shown = stage.buffer ? picture : stampInHand(stamp, stage, pixelsPerMillimetre, one)
  const lie = lieOn(one)
  const grown = one.width * growth(one, pixelsPerMillimetre, lie)
  const size: Point = [grown, (grown * picture.height) / picture.width]
  return (chart) => {
    const middles = middlesOf(one, chart)
    return {
      kind: 'stamp',
      tile: tileOf(shown),
      rise: rise && { across: picture.width, down: picture.height, height: rise },
      middles,
      poses: poses ?? (lie === 'stiff' ? posesOn(chart, middles, size, millimetresPerHead) : null),
      lie,
      width: size[0],
      height: size[1],
      angle: one.angle,
      mirrored: one.mirrored,
      opacity: one.opacity,
    }
  }
}

/** A stiff thing too small to be read is drawn larger than it is, as a person drawing it would, by this share of what it lacks. */
const grows = 0.4

function growth(one: NotionOn, pixelsPerMillimetre: number, lie: LaidStamp['lie']): number {
  const [wide, high] = extentOf(one)
  const lacks = 1 - (Math.sqrt(wide * high) * pixelsPerMillimetre) / legible
  return lie === 'stiff' && !one.copies && lacks > 0 ? 1 + grows * lacks : 1
}

/** How copies ride on a cloth of which no more than its chart is known. */
function posesOn(chart: Chart, middles: readonly Point[], size: Point, millimetresPerHead: number): Pose[] | null {
  const poses = middles.flatMap((middle) => poseAt(chart, middle, size, millimetresPerHead) ?? [])
  return poses.length === middles.length ? poses : null
}
