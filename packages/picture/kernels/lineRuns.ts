import type { Point } from '@toile/geometry'
import type { Mask } from './plane.ts'

/** A run of a line one pixel wide, in indexes of its pixels, and whether it is free at its start and its end. */
interface Run {
  pixels: number[]
  from: number
  to: number
}

/** Spurs up to this length grow where a thick line is worn down, in pixels. */
const spur = 5
/** How far back a run's direction at its end is measured, in pixels. */
const reach = 7
/** Runs go on through a meeting where they turn by less: cosine of the turn. */
const straightOn = 0.72

/** Lines one pixel wide as runs of pixels in their order: through a meeting goes what goes on most straightly; spurs are left out, and runs shorter than `least`. */
export function lineRuns(mask: Mask, least: number): Point[][] {
  const { width } = mask
  const runs = withoutSpurs(walk(mask), spur)
  return joined(runs, width)
    .filter(({ pixels }) => pixels.length >= least)
    .map(({ pixels }) => smoothed(pixels.map((i): Point => [(i % width) + 0.5, Math.floor(i / width) + 0.5])))
}

const steps = (width: number) => [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1]

function walk({ width, values }: Mask): Run[] {
  const near = steps(width)
  const degree = new Uint8Array(values.length)
  const pixels: number[] = []
  values.forEach((on, i) => {
    if (!on) return
    pixels.push(i)
    degree[i] = crossings(values, i, width)
  })
  const isMeeting = (i: number) => degree[i] > 2
  // Pixels of one meeting that touch are one place.
  const meeting = new Map<number, number>()
  for (const i of pixels) {
    if (!isMeeting(i) || meeting.has(i)) continue
    const stack = [i]
    while (stack.length) {
      const at = stack.pop() ?? i
      if (meeting.has(at)) continue
      meeting.set(at, i)
      for (const step of near) if (values[at + step] && isMeeting(at + step)) stack.push(at + step)
    }
  }
  const seen = new Uint8Array(values.length)
  const runs: Run[] = []
  const follow = (start: number, first: number): Run => {
    const run = [start, first]
    seen[first] = 1
    for (let at = first; ; ) {
      const ahead = near.map((step) => at + step).filter((j) => values[j] && !run.slice(-3).includes(j))
      const end = ahead.find((j) => isMeeting(j) && (j !== start || run.length > 3))
      if (end !== undefined) return { pixels: [...run, end], from: start, to: end }
      const next = ahead.find((j) => !seen[j] && !isMeeting(j))
      if (next === undefined) return { pixels: run, from: start, to: at }
      seen[next] = 1
      run.push(next)
      at = next
    }
  }
  const named = (run: Run): Run => ({
    ...run,
    from: meeting.get(run.from) ?? -1,
    to: meeting.get(run.to) ?? -1,
  })
  for (const i of pixels)
    if (isMeeting(i))
      for (const step of near) {
        const j = i + step
        if (values[j] && !seen[j] && !isMeeting(j)) runs.push(named(follow(i, j)))
      }
  for (const i of pixels) {
    if (seen[i] || isMeeting(i) || degree[i] !== 1) continue
    seen[i] = 1
    const next = near.map((step) => i + step).find((j) => values[j] && !seen[j])
    if (next !== undefined) runs.push(named(follow(i, next)))
  }
  for (const i of pixels) {
    if (seen[i] || isMeeting(i)) continue
    seen[i] = 1
    const next = near.map((step) => i + step).find((j) => values[j] && !seen[j])
    if (next !== undefined) {
      const run = follow(i, next)
      runs.push({ pixels: [...run.pixels, i], from: -1, to: -1 })
    }
  }
  return runs
}

/** How many lines leave a pixel: changes from off to on round it. */
function crossings(values: Mask['values'], i: number, width: number): number {
  const ring = [-width, 1 - width, 1, 1 + width, width, width - 1, -1, -1 - width]
  let count = 0
  for (let k = 0; k < 8; k++) if (!values[i + ring[k]] && values[i + ring[(k + 1) % 8]]) count++
  return count
}

function withoutSpurs(runs: readonly Run[], most: number): Run[] {
  const isSpur = ({ pixels, from, to }: Run) => pixels.length <= most && from < 0 !== to < 0
  return runs.filter((run) => !isSpur(run))
}

/** Runs joined through their meetings in pairs, the straightest first. */
function joined(all: readonly Run[], width: number): Run[] {
  const runs = new Map(all.map((run, id) => [id, run]))
  const pairs: { a: number; b: number; at: number; turn: number }[] = []
  const meetings = new Map<number, { id: number; way: Point }[]>()
  for (const [id, run] of runs)
    for (const [at, pixels] of [
      [run.from, run.pixels],
      [run.to, run.pixels.toReversed()],
    ] as const)
      if (at >= 0) meetings.set(at, [...(meetings.get(at) ?? []), { id, way: direction(pixels, width) }])
  for (const [at, ends] of meetings)
    ends.forEach((one, k) => {
      for (const other of ends.slice(k + 1))
        if (other.id !== one.id)
          pairs.push({ a: one.id, b: other.id, at, turn: -(one.way[0] * other.way[0] + one.way[1] * other.way[1]) })
    })
  const became = new Map<number, number>()
  const nowOf = (id: number): number => {
    const next = became.get(id)
    return next === undefined ? id : nowOf(next)
  }
  const used = new Set<string>()
  for (const { a, b, at, turn } of pairs.toSorted((x, y) => y.turn - x.turn)) {
    if (turn < straightOn || used.has(`${a} ${at}`) || used.has(`${b} ${at}`)) continue
    const [one, other] = [nowOf(a), nowOf(b)]
    const [first, second] = [runs.get(one), runs.get(other)]
    if (one === other || !first || !second) continue
    const head = first.to === at ? first : turnedRun(first)
    const tail = second.from === at ? second : turnedRun(second)
    if (head.to !== at || tail.from !== at) continue
    used.add(`${a} ${at}`).add(`${b} ${at}`)
    runs.set(one, { pixels: [...head.pixels, ...tail.pixels], from: head.from, to: tail.to })
    runs.delete(other)
    became.set(other, one)
  }
  return [...runs.values()]
}

const turnedRun = ({ pixels, from, to }: Run): Run => ({ pixels: pixels.toReversed(), from: to, to: from })

function direction(pixels: readonly number[], width: number): Point {
  const [a, b] = [pixels[0], pixels[Math.min(pixels.length - 1, reach)]]
  const [dx, dy] = [(b % width) - (a % width), Math.floor(b / width) - Math.floor(a / width)]
  const long = Math.hypot(dx, dy) || 1
  return [dx / long, dy / long]
}

/** Steps from pixel to pixel made even. */
const smoothed = (path: readonly Point[]): Point[] =>
  path.map((p, i): Point => {
    const near = Math.min(3, i, path.length - 1 - i)
    if (near === 0) return p
    const run = path.slice(i - near, i + near + 1)
    return [run.reduce((sum, [x]) => sum + x, 0) / run.length, run.reduce((sum, [, y]) => sum + y, 0) / run.length]
  })
