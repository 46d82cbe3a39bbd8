import type { Path, Point } from '@toile/geometry'
import { sure } from '@toile/geometry'
import type { OutlinePoint } from '@toile/picture/reading/trace/editableOutline.ts'
import { fitSides } from '@toile/picture/reading/trace/fitSides.ts'
import type { Strokes } from '@toile/picture/reading/trace/silhouette/saidBy.ts'
import type { SheetBox } from '@toile/picture/reading/trace/silhouette/oneGarment.ts'
import type { Asked } from './askedTrace.ts'

interface Sides {
  width: number
  height: number
}

/** What a person said in pixels of the whole picture, in pixels of the traced sheet; a box drops what lies around it. */
export function onSheet(
  { keep = [], drop = [], close = [], box = null }: Asked,
  whole: Sides,
  read: Sides,
): { strokes: Strokes; box: SheetBox | null } {
  const sheet = fitSides(read)
  const [across, down] = [sheet.width / whole.width, sheet.height / whole.height]
  const carried = (path: Path): Path => path.map(([x, y]): Point => [x * across, y * down])
  const stroke = ({ points, radius }: { points: Path; radius: number }) => ({
    path: carried(points),
    radius: radius * across,
  })
  const within = box && {
    left: Math.max(0, box.x * across),
    top: Math.max(0, box.y * down),
    width: Math.min(sheet.width - box.x * across, box.width * across),
    height: Math.min(sheet.height - box.y * down, box.height * down),
  }
  const around = within && within.width > 4 && within.height > 4 ? bandsAround(within, sheet) : []
  return {
    strokes: { keep: keep.map(stroke), drop: [...drop.map(stroke), ...around], close: close.map(carried) },
    box: within && within.width > 4 && within.height > 4 ? within : null,
  }
}

/** The four bands of a sheet around a box, each as one broad stroke. */
function bandsAround({ left, top, width, height }: SheetBox, sheet: Sides): { path: Path; radius: number }[] {
  const [right, bottom] = [left + width, top + height]
  const level = (from: number, to: number) => ({
    path: [
      [-to, (from + to) / 2],
      [sheet.width + to, (from + to) / 2],
    ] as Path,
    radius: (to - from) / 2,
  })
  const upright = (from: number, to: number) => ({
    path: [
      [(from + to) / 2, -to],
      [(from + to) / 2, sheet.height + to],
    ] as Path,
    radius: (to - from) / 2,
  })
  const bands = [level(0, top), level(bottom, sheet.height), upright(0, left), upright(right, sheet.width)]
  return bands.filter(({ radius }) => radius > 0.5)
}

/** A box as an outline of four corners. */
export function outlineOfBox({ left, top, width, height }: SheetBox): { rings: OutlinePoint[][] } {
  const corners: Point[] = [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ]
  const towards = (from: Point, to: Point): Point => [from[0] + (to[0] - from[0]) / 3, from[1] + (to[1] - from[1]) / 3]
  const ring = corners.map((at, i) => ({
    at,
    before: towards(at, sure(corners[(i + 3) % 4])),
    after: towards(at, sure(corners[(i + 1) % 4])),
  }))
  return { rings: [ring] }
}
