import type { DocumentOf } from '@toile/fashion/elements/element.ts'
import type { View } from '@toile/fashion/mannequins/figure.ts'
import { sketchPerson, sketchWorn } from '@toile/fashion/sketches/sketchWorn.ts'
import { type Bounds, boundsOf } from '@toile/geometry'
import { drawAlone } from '../scenes/drawFlat.ts'
import { dress } from '../scenes/dressing.ts'
import { flatFigure } from '../scenes/flatFigure.ts'
import type { Surface } from '../surface.ts'
import type { DrawElement, ElementTools } from './elementTools.ts'

type SketchDocument = DocumentOf<'sketch'>

/** What of its canvas a garment drawn alone fills. */
const filled = 0.9

/** A technical flat on white ground, its back beside its front in the same scale (requirements S2.56, S3.26). */
export const drawSketchElement: DrawElement<SketchDocument> = async (document, side, tools) => {
  const drawn = drawSketch(document, side, tools)
  const { data } = drawn.getContext('2d').getImageData(0, 0, drawn.width, drawn.height)
  return { width: drawn.width, height: drawn.height, rgba: data }
}

/** A technical flat on white ground as a surface; the longer side has so many pixels. */
export function drawSketch(
  document: SketchDocument,
  side: number,
  tools: Pick<ElementTools, 'host' | 'sources'>,
): Surface {
  const views = (document.back ? (['front', 'back'] as const) : (['front'] as const)).map((view) =>
    viewOf(document, view, tools),
  )
  const top = Math.min(...views.map(({ box }) => box.top))
  const wide = views.reduce((sum, { box }) => sum + (box.right - box.left) / filled, 0)
  const tall = Math.max(...views.map(({ box }) => (box.bottom - Math.min(top, box.top)) / filled))
  const scale = side / Math.max(wide, tall)
  const sheet = tools.host.createCanvas(Math.round(wide * scale), Math.round(tall * scale))
  const context = sheet.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, sheet.width, sheet.height)
  let left = 0
  for (const { box, draw } of views) {
    const width = Math.ceil(((box.right - box.left) * scale) / filled)
    const height = Math.ceil(((box.bottom - box.top) * scale) / filled)
    const margin = (sheet.height - tall * scale * filled) / 2
    const above = margin + (box.top - top) * scale - (height - (box.bottom - box.top) * scale) / 2
    context.drawImage(draw(width, height), Math.round(left), Math.round(above))
    left += width
  }
  return sheet
}

/** A garment from one side: where it lies in heads, and its drawing. */
function viewOf(
  document: SketchDocument,
  view: View,
  { host, sources }: Pick<ElementTools, 'host' | 'sources'>,
): { box: Bounds; draw(width: number, height: number): Surface } {
  const figure = flatFigure(sketchPerson(document), view)
  const dressed = dress({ garments: [sketchWorn(document)] }, figure, sources)
  const paths = dressed.flatMap((one) =>
    one.kind === 'drafted' ? one.pieces.flatMap(({ outlines }) => [...outlines]) : [],
  )
  return {
    box: boundsOf(...(paths.length > 0 ? paths : figure.halves())),
    draw: (width, height) => drawAlone(host, figure, dressed, sources, { width, height }, 'flat'),
  }
}
