import { brushes } from '@toile/canvas/brushes/index.ts'
import type { Session } from '@toile/canvas/session/openSession.ts'
import type { OpenStroke } from '@toile/canvas/session/openStroke.ts'
import type { Brush } from '@toile/canvas/stroke/brush.ts'
import { openChance, type Point, sure } from '@toile/geometry'

/** A brush by its id. */
export const brushOf = (id: string): Brush => sure(brushes.find((one) => one.id === id))

/** A straight stroke of chance within a square of the sheet. */
export function strokePoints(seed: number, count: number, least: number, most: number): readonly Point[] {
  const chance = openChance(seed)
  let [x, y] = [chance.between(least, most), chance.between(least, most)]
  const [dx, dy] = [chance.between(-12, 12), chance.between(-12, 12)]
  const within = (value: number) => Math.min(most, Math.max(least, value))
  return Array.from({ length: count }, (): Point => {
    x = within(x + dx)
    y = within(y + dy)
    return [x, y]
  })
}

/** Begins a stroke. */
export const beginOn = (session: Session, brush: Brush, size: number, seed: number): OpenStroke =>
  session.startStroke({
    brush,
    knobs: { size },
    ink: { color: [40, 60, 120], opacity: 0.8, lays: brush.lays },
    seed,
    target: 'layer',
  })

/** Adds points to a stroke, flushed every fourth as a frame does, `told` after each. */
export function drawThrough(stroke: OpenStroke, points: readonly Point[], told = () => {}): void {
  points.forEach(([x, y], i) => {
    stroke.add({ x, y, pressure: 0.7, tiltX: 0, tiltY: 0, time: i * 8 })
    if (i % 4 !== 3) return
    stroke.flush()
    told()
  })
}
