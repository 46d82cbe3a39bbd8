import type { Color } from '@toile/craft/colors/color.ts'
import type { Pad } from './pad.ts'
import { line, type Point, type Shape } from './shapes.ts'
import { satin } from './textures.ts'
import { deeper } from './deeper.ts'

/** A row of machine stitches along a path, that sinks into what it holds. */
export function stitches(pad: Pad, path: Shape, thread: Color, { width = 0.8, long = 2.6 } = {}): void {
  pad.lay(path, deeper(thread, 0.5), { line: width * 1.9, rise: -0.1, opacity: 0.16 })
  pad.lay(path, thread, { line: width, rise: 0.35, dash: [Math.max(0.1, long - width), width * 1.25] })
}

/** Stitches across a border, as a patch is bound at its edge. */
export function merrowed(pad: Pad, path: Shape, thread: Color, width: number): void {
  pad.lay(path, thread, { line: width, rise: 0.7, texture: { ...satin(38, 0.75), tone: 0.26, relief: 0.12 } })
}

/** Threads that hold a button, from hole to hole. */
export function threadsThrough(pad: Pad, holes: readonly Point[], thread: Color, width: number): void {
  const pairs =
    holes.length === 4
      ? ([
          [0, 3],
          [1, 2],
        ] as const)
      : ([[0, 1]] as const)
  for (const [from, to] of pairs) {
    const [a, b] = [holes[from], holes[to]]
    if (!a || !b) continue
    for (const side of [-0.32, 0.32]) {
      const [nx, ny] = [b[1] - a[1], a[0] - b[0]]
      const far = Math.hypot(nx, ny) || 1
      const [ox, oy] = [(nx / far) * width * side, (ny / far) * width * side]
      pad.lay(line([a[0] + ox, a[1] + oy], [b[0] + ox, b[1] + oy]), thread, { line: width * 0.62, rise: 0.5 })
    }
  }
}

/** A cord or rope along a path, with its twist. */
export function cord(pad: Pad, path: Shape, color: Color, width: number, twist = width * 0.55): void {
  pad.lay(path, deeper(color, 0.15), { line: width, rise: width * 0.45, texture: { ...satin(52, twist), tone: 0.16 } })
}

/** Metal wire or bar along a path. */
export function wire(pad: Pad, path: Shape, metal: Color, width: number, level?: number): void {
  pad.lay(path, metal, { line: width, rise: width * 0.5, gloss: 0.8, ...(level === undefined ? {} : { level }) })
}
