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

/** Lines as SVG groups, one per named layer, bottom to top; `place` takes heads to millimetres of the page. */
export const layersOf = (lines: readonly LinePath[], place: (path: Path) => Path, strokes: Strokes): string =>
  lineLayers.map((layer) => group(layer, lines, place, strokes)).join('')

function group(
  layer: LineLayer,
  lines: readonly LinePath[],
  place: (path: Path) => Path,
  { pen, tolerance, prefix = '' }: Strokes,
): string {
  const paths = lines
    .filter((line) => line.layer === layer)
    .map((line) => {
      const width = Math.round(pen(line) * 100) / 100
      return `<path d="${curvePath(place(line.path), tolerance)}" stroke-width="${width}"/>`
    })
  const dash = Math.round(tolerance * 770) / 100
  const dashes = layer === 'topstitch' ? ` stroke-dasharray="${dash} ${Math.round(dash * 70) / 100}"` : ''
  const label = `id="${prefix}${layer}" inkscape:groupmode="layer" inkscape:label="${labels[layer]}"`
  return `<g ${label} fill="none" stroke="#191617" stroke-linecap="round" stroke-linejoin="round"${dashes}>${paths.join('')}</g>`
}

/** A page of so many millimetres around drawn groups. */
export function svgPage(width: number, height: number, content: string): string {
  const [w, h] = [Math.ceil(width), Math.ceil(height)]
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
  return `<svg ${names} width="${w}mm" height="${h}mm" viewBox="0 0 ${w} ${h}">${content}</svg>\n`
}
