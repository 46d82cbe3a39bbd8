import type { Path } from '@toile/geometry'
import { type Box, emptyBox, includeBox } from '../tiles/box.ts'
import type { Selection } from '../tiles/selection.ts'
import { boundedSelection } from './boundedSelection.ts'

/** Rows that each row of pixels is measured in. */
const fine = 16

/** What closed outlines hold, one within another being a hole, with soft edges; a lasso is one outline of many points, a polygon one of few. Pixels of the sheet. */
export function selectOutlines(width: number, height: number, outlines: readonly Path[]): Selection {
  const alpha = new Uint8Array(width * height)
  const box = boxOf(outlines, width, height)
  const lines = linesOf(outlines)
  const cover = new Float32Array(width + 1)
  const edges = new Float32Array(width + 1)
  let next = 0
  let open: Line[] = []
  for (let y = box.y0; y < box.y1; y++) {
    for (let line = lines[next]; line && line.top < y + 1; line = lines[++next]) open.push(line)
    open = open.filter(({ bottom }) => bottom > y)
    if (open.length === 0) continue
    measureRow(open, y, width, cover, edges)
    let inside = 0
    for (let x = 0; x < width; x++) {
      inside += edges[x]!
      const covered = inside + cover[x]!
      if (covered > 0) alpha[y * width + x] = Math.min(255, Math.round((covered * 255) / fine))
    }
  }
  return boundedSelection(width, height, alpha, box)
}

interface Line {
  readonly top: number
  readonly bottom: number
  /** Where it is at height 0, and how far it goes sideways for each pixel down. */
  readonly start: number
  readonly lean: number
}

function linesOf(outlines: readonly Path[]): Line[] {
  const lines: Line[] = []
  for (const outline of outlines)
    outline.forEach((from, i) => {
      const to = outline[(i + 1) % outline.length] ?? from
      if (from[1] === to[1]) return
      const [upper, lower] = from[1] < to[1] ? [from, to] : [to, from]
      const lean = (lower[0] - upper[0]) / (lower[1] - upper[1])
      lines.push({ top: upper[1], bottom: lower[1], start: upper[0] - upper[1] * lean, lean })
    })
  return lines.toSorted((a, b) => a.top - b.top)
}

function boxOf(outlines: readonly Path[], width: number, height: number): Box {
  const box = emptyBox()
  for (const [x, y] of outlines.flat()) includeBox(box, x, y, x, y)
  return {
    x0: Math.max(0, Math.floor(box.x0)),
    y0: Math.max(0, Math.floor(box.y0)),
    x1: Math.min(width, Math.ceil(box.x1)),
    y1: Math.min(height, Math.ceil(box.y1)),
  }
}

/** Adds up the fine rows of a row: what pixels are covered in part goes to `cover`, and where whole runs begin and end to `edges`. */
function measureRow(open: readonly Line[], y: number, width: number, cover: Float32Array, edges: Float32Array): void {
  cover.fill(0)
  edges.fill(0)
  for (let k = 0; k < fine; k++) {
    const level = y + (k + 0.5) / fine
    const crossings: number[] = []
    for (const { top, bottom, start, lean } of open)
      if (top <= level && bottom > level) crossings.push(Math.max(0, Math.min(width, start + lean * level)))
    crossings.sort((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2) addRun(crossings[i] ?? 0, crossings[i + 1] ?? 0, cover, edges)
  }
}

function addRun(from: number, to: number, cover: Float32Array, edges: Float32Array): void {
  const first = Math.floor(from)
  const last = Math.floor(to)
  if (first === last) {
    cover[first] = cover[first]! + to - from
    return
  }
  cover[first] = cover[first]! + first + 1 - from
  edges[first + 1] = edges[first + 1]! + 1
  edges[last] = edges[last]! - 1
  cover[last] = cover[last]! + to - last
}
