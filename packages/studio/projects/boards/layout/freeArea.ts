/** A part of a board as shares of its width and height. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Below this share of the whole an area is too small to lay pictures in. */
const leastShare = 0.12

/** The largest upright area within a whole that none of some boxes covers; the whole where they leave too little (requirement S5.21). */
export function freeArea(whole: Area, taken: readonly Area[]): Area {
  const met = taken.filter((box) => overlap(box, whole))
  if (met.length === 0) return whole
  const [right, bottom] = [whole.x + whole.width, whole.y + whole.height]
  const xs = edges([whole.x, right, ...met.flatMap((box) => [box.x, box.x + box.width])], whole.x, right)
  const ys = edges([whole.y, bottom, ...met.flatMap((box) => [box.y, box.y + box.height])], whole.y, bottom)
  let best: Area | null = null
  for (const left of xs)
    for (const top of ys)
      for (const to of xs)
        for (const down of ys) {
          const area = { x: left, y: top, width: to - left, height: down - top }
          if (area.width <= 0 || area.height <= 0 || (best && sizeOf(area) <= sizeOf(best))) continue
          if (!met.some((box) => overlap(box, area))) best = area
        }
  return best && sizeOf(best) >= leastShare * sizeOf(whole) ? best : whole
}

const sizeOf = ({ width, height }: Area) => width * height
const edges = (values: readonly number[], low: number, high: number) =>
  [...new Set(values)].filter((value) => value >= low && value <= high)
const overlap = (a: Area, b: Area) =>
  a.x < b.x + b.width - 1e-9 && b.x < a.x + a.width - 1e-9 && a.y < b.y + b.height - 1e-9 && b.y < a.y + a.height - 1e-9
