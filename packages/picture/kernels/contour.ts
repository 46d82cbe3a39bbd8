import { distance, mix, type Path, type Point } from '@toile/geometry'
import { componentsOf } from './components.ts'
import type { Mask } from './plane.ts'

const compass: readonly Point[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
]

/** Border pixels of the largest part, clockwise on screen (Moore neighbours); empty when nothing is set. */
export function contourOf(mask: Mask): Point[] {
  const { labels, list } = componentsOf(mask)
  if (!list.length) return []
  const part = list.reduce((a, b) => (a.area >= b.area ? a : b))
  const { width, height } = mask
  const inside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && labels[y * width + x] === part.id
  let x = part.left
  let y = part.top
  while (!inside(x, y)) x++
  const [startX, startY] = [x, y]
  const out: Point[] = []
  let heading = 0
  for (let guard = 0; guard < 4 * (width + height) * 8; guard++) {
    out.push([x, y])
    const turn = [0, 1, 2, 3, 4, 5, 6, 7].find((k) => {
      const [dx, dy] = compass[(heading + 6 + k) % 8]
      return inside(x + dx, y + dy)
    })
    if (turn === undefined) break
    heading = (heading + 6 + turn) % 8
    x += compass[heading][0]
    y += compass[heading][1]
    if (x === startX && y === startY && out.length > 2) break
  }
  return out
}

/** A closed outline as `count` points evenly spaced from its first point. */
export function resampleClosed(outline: Path, count: number): Point[] {
  const walked = [0]
  for (let i = 1; i <= outline.length; i++) {
    walked.push(walked[i - 1] + distance(outline[i - 1], outline[i % outline.length]))
  }
  const total = walked[outline.length]
  let k = 0
  return Array.from({ length: count }, (_, i) => {
    const want = (total * i) / count
    while (walked[k + 1] < want) k++
    const share = (want - walked[k]) / (walked[k + 1] - walked[k] || 1)
    return mix(outline[k], outline[(k + 1) % outline.length], share)
  })
}
