import type { Path } from '@toile/geometry'
import { curvePath } from './curvePath.ts'
import { type LineLayer, type LinePath, lineLayers } from './linePaths.ts'

const labels: Record<LineLayer, string> = {
  body: 'Body',
  outline: 'Outline',
  seam: 'Seams',
  topstitch: 'Topstitching',
  fold: 'Folds',
  trim: 'Trims',
  hardware: 'Hardware',
}

/** How lines become strokes: pen width and tolerance of the curves in millimetres, and what is put before the layers' ids. */
interface Strokes {
  pen(line: LinePath): number
  tolerance: number
  prefix?: string
}

/** Lines as SVG groups, one per named layer, bottom to top, then one for each thing that lies on a garment; `place` takes heads to millimetres of the page. */
export const layersOf = (lines: readonly LinePath[], place: (path: Path) => Path, strokes: Strokes): string =>
  [...lineLayers.map((layer) => layerOf(layer, lines, place, strokes)), laidLayer(lines, place, strokes)].join('')

function layerOf(layer: LineLayer, lines: readonly LinePath[], place: (path: Path) => Path, strokes: Strokes): string {
  const own = lines.filter((line) => line.layer === layer && !line.of)
  const stitched = layer === 'topstitch' ? stitches(strokes.tolerance) : ''
  const named = { id: `${strokes.prefix ?? ''}${layer}`, label: labels[layer], more: stitched }
  return group(named, own.map((line) => pathOf(line, place, strokes)).join(''))
}

/** What lies on garments, each thing in a group of its own name, in the order of laying. */
function laidLayer(lines: readonly LinePath[], place: (path: Path) => Path, strokes: Strokes): string {
  const laid = Map.groupBy(lines, ({ of }) => of?.key)
  laid.delete(undefined)
  if (!laid.size) return ''
  const things = [...laid.values()].map((own, i) => {
    const paths = own.map((line) => pathOf(line, place, strokes)).join('')
    return group({ id: `${strokes.prefix ?? ''}laid-${i + 1}`, label: own[0]?.of?.label ?? '' }, paths)
  })
  return group({ id: `${strokes.prefix ?? ''}laid`, label: 'Elements' }, things.join(''))
}

function pathOf(line: LinePath, place: (path: Path) => Path, { pen, tolerance }: Strokes): string {
  const width = Math.max(0.05, Math.round(pen(line) * 100) / 100)
  // What is small needs finer curves than a seam.
  const curves = curvePath(place(line.path), line.of ? tolerance / 4 : tolerance)
  return `<path d="${curves}" stroke-width="${width}"${line.dash ? stitches(tolerance) : ''}/>`
}

/** A stitch and the gap to the next. */
function stitches(tolerance: number): string {
  const dash = Math.round(tolerance * 770) / 100
  return ` stroke-dasharray="${dash} ${Math.round(dash * 70) / 100}"`
}

/** A named layer of strokes. */
export function group({ id, label, more = '' }: { id: string; label: string; more?: string }, content: string): string {
  const named = `id="${id}" inkscape:groupmode="layer" inkscape:label="${escaped(label)}"`
  return `<g ${named} fill="none" stroke="#191617" stroke-linecap="round" stroke-linejoin="round"${more}>${content}</g>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A page of so many millimetres around drawn groups. */
export function svgPage(width: number, height: number, content: string): string {
  const [w, h] = [Math.ceil(width), Math.ceil(height)]
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
  return `<svg ${names} width="${w}mm" height="${h}mm" viewBox="0 0 ${w} ${h}">${content}</svg>\n`
}
