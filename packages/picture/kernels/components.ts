import { inverse, type Mask, maskOf } from './plane.ts'

/** A connected set of pixels. */
export interface Component {
  id: number
  area: number
  left: number
  top: number
  right: number
  bottom: number
  /** How many of its pixels lie on the picture's border. */
  onBorder: number
}

/** Labels (0 none) and list of a mask's connected parts. */
export function componentsOf(mask: Mask, diagonal = true): { labels: Int32Array; list: Component[] } {
  const { width, height, values } = mask
  const labels = new Int32Array(width * height)
  const stack = new Int32Array(width * height)
  const list: Component[] = []
  let depth = 0
  const visit = (i: number, id: number) => {
    if (!values[i] || labels[i]) return
    labels[i] = id
    stack[depth++] = i
  }
  for (let start = 0; start < labels.length; start++) {
    if (!values[start] || labels[start]) continue
    const part: Component = { id: list.length + 1, area: 0, left: width, top: height, right: 0, bottom: 0, onBorder: 0 }
    const { id } = part
    visit(start, id)
    while (depth) {
      const i = stack[--depth]
      const x = i % width
      const y = (i - x) / width
      extend(part, x, y)
      const west = x > 0
      const east = x < width - 1
      const north = y > 0
      const south = y < height - 1
      if (!west || !east || !north || !south) part.onBorder++
      if (west) visit(i - 1, id)
      if (east) visit(i + 1, id)
      if (north) visit(i - width, id)
      if (south) visit(i + width, id)
      if (!diagonal) continue
      if (west && north) visit(i - width - 1, id)
      if (east && north) visit(i - width + 1, id)
      if (west && south) visit(i + width - 1, id)
      if (east && south) visit(i + width + 1, id)
    }
    list.push(part)
  }
  return { labels, list }
}

function extend(part: Component, x: number, y: number) {
  part.area++
  if (x < part.left) part.left = x
  if (x > part.right) part.right = x
  if (y < part.top) part.top = y
  if (y > part.bottom) part.bottom = y
}

/** The mask with everything set that its border cannot reach; a hole that was pointed at stays open, and one of more than `most` pixels. */
export function fillHoles(mask: Mask, pointed: Mask | null = null, most = Infinity): Mask {
  const { labels, list } = componentsOf(inverse(mask), false)
  const outside = new Uint8Array(list.length + 1)
  for (const part of list) if (part.onBorder || part.area > most) outside[part.id] = 1
  for (let i = 0; pointed && i < labels.length; i++) if (pointed.values[i] && labels[i]) outside[labels[i]] = 1
  return maskOf(mask, (i) => !outside[labels[i]])
}

/** Only the parts of at least this share of the largest one's area, and those that were pointed at. */
export function mainParts(mask: Mask, share = 0.12, pointed: Mask | null = null): Mask {
  const { labels, list } = componentsOf(mask)
  const least = Math.max(1, ...list.map((part) => part.area)) * share
  const kept = new Uint8Array(list.length + 1)
  for (const part of list) if (part.area >= least) kept[part.id] = 1
  for (let i = 0; pointed && i < labels.length; i++) if (pointed.values[i]) kept[labels[i]] = 1
  kept[0] = 0
  return maskOf(mask, (i) => kept[labels[i]])
}
