import { gauss } from '../../../kernels/boxBlur.ts'
import { componentsOf } from '../../../kernels/components.ts'
import { extremum } from '../../../kernels/extremum.ts'
import { type Mask, maskOf, type Plane, planeOf } from '../../../kernels/plane.ts'
import { median, otsuCut } from '../../../kernels/statistics.ts'

/** Pen lines apart from what they are drawn on. */
export interface Penned {
  /** How much darker a pixel is than its surroundings, as a share of their lightness: pen lines answer, tones and shadows do not. */
  response: Plane
  /** Lightness of the sheet with its lines closed over. */
  paper: Plane
}

/** Reads lines that are narrower than a square window of the given radius in pixels. */
export function readLines(lightness: Plane, radius: number): Penned {
  const soft = gauss(lightness, 0.8)
  const paper = extremum(extremum(soft, radius, 1), radius, -1)
  const response = planeOf(lightness, (i) =>
    Math.max(0, (paper.values[i] - soft.values[i]) / Math.max(0.45, paper.values[i])),
  )
  return { response, paper }
}

/** The response above which a pixel belongs to a drawn line rather than to the paper's grain. */
export function lineCutOf(response: Plane): number {
  const noise = median(response.values.filter((_, i) => i % 5 === 0))
  const floor = Math.max(0.012, noise * 2.2)
  return Math.max(floor, otsuCut(response.values, floor * 0.8) * 0.62)
}

/** Drawn lines: connected responses above the cut with a strong core, at least 2 % of the picture long. */
export function drawnLines(response: Plane, cut: number): Mask {
  const weak = maskOf(response, (i) => response.values[i] > cut * 0.72)
  const { labels, list } = componentsOf(weak)
  const strong = new Uint8Array(list.length + 1)
  for (let i = 0; i < labels.length; i++) if (response.values[i] > cut * 1.35) strong[labels[i]] = 1
  const least = Math.max(response.width, response.height) * 0.02
  for (const part of list) {
    if (Math.max(part.right - part.left, part.bottom - part.top) < least) strong[part.id] = 0
  }
  strong[0] = 0
  // Where two lines run side by side, the paper between them must stay open.
  const top = extremum(response, 3, 1)
  return maskOf(
    response,
    (i) => strong[labels[i]] && (response.values[i] > 0.5 * top.values[i] || isRidge(response, i)),
  )
}

/** Whether the response falls off to both sides in some direction: a faint line keeps its middle where it runs into a dark one. */
function isRidge({ width, values }: Plane, i: number): boolean {
  const least = values[i] / 1.12
  return [1, width, width + 1, width - 1].some((way) => {
    const far = way === 1 || way === width ? 3 : 2
    return values[i - far * way] < least && values[i + far * way] < least
  })
}
