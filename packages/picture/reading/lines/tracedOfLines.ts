import { findCategory } from '@toile/craft/garments/categories.ts'
import { at, cubicsOf } from '@toile/craft/sketches/cutAtColumn.ts'
import type { LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import type { Path, Point } from '@toile/geometry'
import { fillHoles } from '../../kernels/components.ts'
import { closed } from '../../kernels/distance.ts'
import { emptyPlane, maskOf, planeOf } from '../../kernels/plane.ts'
import { strokePath } from '../../kernels/scanline.ts'
import { slotOf } from '../trace/anchor.ts'
import { outlineOfMask } from '../trace/editableOutline.ts'
import { sheetSide } from '../trace/fitSides.ts'
import { softMask } from '../trace/lineLayer.ts'
import { recognise } from '../trace/recognise/recognise.ts'
import { seenOf } from '../trace/recognise/seen.ts'
import type { TracedPiece } from '../trace/traced.ts'

/** Room round the drawing on its sheet, and the pen of an outline there, in pixels. */
const margin = 12
const pen = 3.2
/** Gaps of an outline that are closed, as a share of the sheet. */
const gap = 0.006

/** A line drawing as a traced sketch (requirement S3.27): what goes to the library, to a sketchboard and on a figure; nothing where it is none of what covers the body. */
export function tracedOfLines(drawing: LineDrawing): TracedPiece | null {
  const category = findCategory(drawing.category)?.id
  if (!category) return null
  const scale = (sheetSide - 2 * margin) / Math.max(drawing.width, drawing.height)
  const size = {
    width: Math.round(drawing.width * scale + 2 * margin),
    height: Math.round(drawing.height * scale + 2 * margin),
  }
  const place = ([x, y]: Point): Point => [x * scale + margin, y * scale + margin]
  const drawn = emptyPlane(size)
  const border = emptyPlane(size)
  for (const line of drawing.lines) {
    const path = walked(line).map(place)
    strokePath(drawn, path, (pen * line.pen) / 4)
    if (line.layer === 'outline') strokePath(border, path, pen)
  }
  const rim = closed(
    maskOf(size, (i) => border.values[i] > 0.3),
    gap * sheetSide,
  )
  const cloth = fillHoles(rim)
  const seen = seenOf(cloth, drawn)
  if (!seen) return null
  const mask = softMask(cloth)
  const lines = Uint8Array.from(planeOf(size, (i) => Math.min(255, drawn.values[i] * 255)).values)
  const { anchors, doubtful } = recognise(seen, [], category)
  return {
    ...size,
    mask,
    lines,
    fill: null,
    category,
    slot: slotOf(category),
    choices: [{ category, confidence: 1 }],
    anchors,
    confidence: 1,
    doubtful,
    outline: outlineOfMask(
      mask,
      maskOf(size, () => 1),
      [],
    ),
    several: false,
    others: [],
    warnings: [],
  }
}

const steps = 12

function walked(line: Parameters<typeof cubicsOf>[0]): Path {
  const cubics = cubicsOf(line)
  return [
    ...cubics.flatMap((cubic) => Array.from({ length: steps }, (_, k) => at(cubic, k / steps))),
    ...cubics.slice(-1).map(([, , , end]) => end),
  ]
}
