import type { DocumentOf } from '@toile/craft/elements/element.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { sketchPerson, sketchWorn } from '@toile/craft/sketches/sketchWorn.ts'
import { type Bounds, boundsOf } from '@toile/geometry'
import { drawAlone } from '../looks/drawFlat.ts'
import { dress } from '../looks/dressing.ts'
import type { DrawElement, ElementTools } from '../looks/elementTools.ts'
import { flatFigure } from '../looks/flatFigure.ts'
import type { Surface } from '../surface.ts'

type SketchDocument = DocumentOf<'sketch'>

/** What of its canvas a garment drawn alone fills. */
const filled = 0.9

/** A technical flat on white ground, its back beside its front in the same scale (requirements S2.56, S3.26). */
export const drawSketchElement: DrawElement<SketchDocument> = async (document, side, tools) => {
  const laid = layOut(document, tools)
  const scale = side / Math.max(laid.wide, laid.tall)
  const drawn = paint(tools, laid, Math.round(laid.wide * scale), Math.round(laid.tall * scale))
  const { data } = drawn.getContext('2d').getImageData(0, 0, drawn.width, drawn.height)
  return { width: drawn.width, height: drawn.height, rgba: data }
}

/** A technical flat on white ground, in the middle of a surface of so many pixels. */
export const drawSketch = (
  document: SketchDocument,
  { width, height }: { width: number; height: number },
  tools: Tools,
): Surface => paint(tools, layOut(document, tools), width, height)

type Tools = Pick<ElementTools, 'host' | 'sources'>

interface Laid {
  views: readonly ReturnType<typeof viewOf>[]
  /** The sheet with its margins, in heads. */
  wide: number
  tall: number
  top: number
}

function layOut(document: SketchDocument, tools: Tools): Laid {
  const views = (document.back ? (['front', 'back'] as const) : (['front'] as const)).map((view) =>
    viewOf(document, view, tools),
  )
  const top = Math.min(...views.map(({ box }) => box.top))
  const bottom = Math.max(...views.map(({ box }) => box.bottom))
  const wide = views.reduce((sum, { box }) => sum + (box.right - box.left) / filled, 0)
  return { views, wide, tall: (bottom - top) / filled, top }
}

function paint({ host }: Tools, { views, wide, tall, top }: Laid, width: number, height: number): Surface {
  const scale = Math.min(width / wide, height / tall)
  const sheet = host.createCanvas(width, height)
  const context = sheet.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  const above = (height - tall * scale * filled) / 2
  let left = (width - wide * scale) / 2
  for (const { box, draw } of views) {
    const own = Math.ceil(((box.right - box.left) * scale) / filled)
    const high = Math.ceil(((box.bottom - box.top) * scale) / filled)
    const margin = (high - (box.bottom - box.top) * scale) / 2
    context.drawImage(draw(own, high), Math.round(left), Math.round(above + (box.top - top) * scale - margin))
    left += own
  }
  return sheet
}

/** A garment from one side: where it lies in heads, and its drawing. */
function viewOf(
  document: SketchDocument,
  view: View,
  { host, sources }: Tools,
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
