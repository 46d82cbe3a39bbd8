import type { Design } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { boundsOf, type Path, sure } from '@toile/geometry'
import { flatFigure } from '../looks/flatFigure.ts'
import type { Sources } from '../looks/sources.ts'
import { garmentParts } from './garmentParts.ts'
import type { LineLayer, LinePath } from './linePaths.ts'
import { layersOf, svgPage } from './svgPage.ts'
import { visibleLines } from './visibleLines.ts'

/** Drawn at an eighth of life. */
const scale = 1 / 8
const margin = 12
/** Pens in millimetres: outline to seam to stitch as four to two to one. */
const layerPens: Record<LineLayer, number> = {
  body: 0.2,
  outline: 0.7,
  seam: 0.35,
  topstitch: 0.18,
  fold: 0.18,
  trim: 0.3,
  hardware: 0.25,
}
/** The finest line of an element on the sheet, in millimetres. */
const dot = 0.16

/**
 * The technical flat of one garment of a design, front and back side by side on the straight figure: real paths in named layers, in millimetres
 * at 1:8, solid for seams and edges, dashed for stitches, each thing that lies on it in a layer of its own, nothing of the body or of wearing; nothing when the design has no such garment.
 */
export function svgFlat(
  design: Pick<Design, 'mannequin' | 'garments'>,
  garment: string,
  sources: Pick<Sources, 'traced' | 'stamp'> = { traced: () => null },
): string | null {
  const worn = design.garments.find(({ id }) => id === garment)
  if (!worn) return null
  const views = (['front', 'back'] as const).map((view) => viewOf(design, { ...worn, hidden: false }, view, sources))
  const box = boundsOf(...views.flatMap(({ lines }) => lines.map(({ path }) => path)))
  const unit = sure(views[0]).unit * scale
  const wide = (box.right - box.left) * unit + margin
  const groups = views.map(({ view, lines }, i) => {
    const place = (path: Path): Path =>
      path.map(([x, y]) => [(x - box.left) * unit + margin + i * wide, (y - box.top) * unit + margin])
    const pen = ({ layer, weight, of }: LinePath) => (of ? (weight * unit) / 170 : layerPens[layer])
    const layers = layersOf(lines, place, { pen, tolerance: 0.12, prefix: `${view}-` })
    const label = view === 'front' ? 'Front' : 'Back'
    return `<g id="${view}" inkscape:groupmode="layer" inkscape:label="${label}">${layers}</g>`
  })
  return svgPage(2 * wide + margin, (box.bottom - box.top) * unit + 2 * margin, groups.join(''))
}

function viewOf(
  { mannequin }: Pick<Design, 'mannequin'>,
  worn: Design['garments'][number],
  view: View,
  sources: Pick<Sources, 'traced' | 'stamp'>,
): { view: View; unit: number; lines: LinePath[] } {
  const figure = flatFigure(mannequin.person, view)
  return {
    view,
    unit: figure.millimetresPerHead,
    lines: visibleLines(garmentParts(figure, worn, { ...sources, dot: dot / scale })),
  }
}
