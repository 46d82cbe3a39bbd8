import type { Design } from '@toile/fashion/designs/design.ts'
import type { Figure, View } from '@toile/fashion/mannequins/figure.ts'
import { boundsOf, type Path } from '@toile/geometry'
import { dress } from '../scenes/dressing.ts'
import { inTurn, type Turn } from '../scenes/order.ts'
import type { Sources } from '../scenes/sources.ts'
import { wearerOf } from '../scenes/wearer.ts'
import { wearTraced } from '../trace/wear.ts'
import { armParts, bodyParts, headPart } from './bodyParts.ts'
import { curvePath } from './curvePath.ts'
import { type DrawnPart, type LineLayer, lineLayers, type LinePath, partOf } from './linePaths.ts'
import { visibleLines } from './visibleLines.ts'

const labels: Record<LineLayer, string> = {
  body: 'Body',
  outline: 'Outline',
  seam: 'Seams',
  topstitch: 'Topstitching',
  fold: 'Folds',
  trim: 'Trims',
  hardware: 'Hardware',
}
const margin = 60

/** The line drawing of a design as an SVG in millimetres on the body: real paths in named layers, hidden lines removed, the body on a layer of its own. */
export function svgLineDrawing(
  design: Pick<Design, 'mannequin' | 'shoes' | 'lips' | 'garments'>,
  view: View = 'front',
  sources: Pick<Sources, 'traced'> = { traced: () => null },
): string {
  const wearer = wearerOf(design, view)
  if (!wearer) return svg(1, 1, '')
  const { figure, person } = wearer
  const garments = dress(design, figure, sources).map((dressed) => ({ dressed }))
  const turn = (name: Turn) => inTurn(garments, name).map(({ piece }) => partOf(piece))
  const fronts = garments.flatMap((one) =>
    one.dressed.kind === 'traced'
      ? tracedParts(figure, one.dressed)
      : inTurn([one], 'front').map(({ piece }) => partOf(piece)),
  )
  const lines = visibleLines([
    ...turn('behind'),
    ...bodyParts(figure),
    ...fronts,
    ...armParts(figure),
    ...turn('sleeve'),
    ...turn('over'),
    headPart(figure, person),
  ])
  const unit = figure.millimetresPerHead
  const box = boundsOf(...lines.map(({ path }) => path))
  const toMillimetres = (path: Path): Path =>
    path.map(([x, y]) => [(x - box.left) * unit + margin, (y - box.top) * unit + margin])
  const groups = lineLayers.map((layer) => group(layer, lines, toMillimetres, unit)).join('')
  return svg((box.right - box.left) * unit + 2 * margin, (box.bottom - box.top) * unit + 2 * margin, groups)
}

function tracedParts(figure: Figure, dressed: { traced: Parameters<typeof wearTraced>[0] }): DrawnPart[] {
  const worn = wearTraced(dressed.traced, figure)
  if (!worn) return []
  const lines = [...worn.outer, ...worn.holes].map(
    (path): LinePath => ({ layer: 'outline', path: [...path, path[0]], weight: 3.2 }),
  )
  return [{ covers: worn.outer, lines }]
}

function group(layer: LineLayer, lines: readonly LinePath[], place: (path: Path) => Path, unit: number): string {
  const paths = lines
    .filter((line) => line.layer === layer)
    .map(({ path, weight }) => {
      const width = Math.round(((weight * unit) / 170) * 100) / 100
      return `<path d="${curvePath(place(path), 0.6)}" stroke-width="${width}"/>`
    })
  const dashes = layer === 'topstitch' ? ' stroke-dasharray="4.6 3.2"' : ''
  const label = `id="${layer}" inkscape:groupmode="layer" inkscape:label="${labels[layer]}"`
  return `<g ${label} fill="none" stroke="#191617" stroke-linecap="round" stroke-linejoin="round"${dashes}>${paths.join('')}</g>`
}

function svg(width: number, height: number, content: string): string {
  const [w, h] = [Math.ceil(width), Math.ceil(height)]
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
  return `<svg ${names} width="${w}mm" height="${h}mm" viewBox="0 0 ${w} ${h}">${content}</svg>\n`
}
