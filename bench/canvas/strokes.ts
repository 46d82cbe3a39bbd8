import { brushes } from '@toile/canvas/brushes/index.ts'
import type { Session } from '@toile/canvas/session/openSession.ts'
import type { OpenStroke } from '@toile/canvas/session/openStroke.ts'
import type { Brush } from '@toile/canvas/stroke/brush.ts'
import { openChance, type Point, sure } from '@toile/geometry'

/** A brush by its id. */
export const brushOf = (id: string): Brush => sure(brushes.find((one) => one.id === id))

/** A straight stroke of chance within a square of the sheet, thrown back at its sides, of at most `far` pixels to a sample each way. */
export function strokePoints(seed: number, count: number, least: number, most: number, far = 12): readonly Point[] {
  const chance = openChance(seed)
  let [x, y] = [chance.between(least, most), chance.between(least, most)]
  let [dx, dy] = [chance.between(-far, far), chance.between(-far, far)]
  const isOut = (value: number) => value < least || value > most
  return Array.from({ length: count }, (): Point => {
    if (isOut(x + dx)) dx = -dx
    if (isOut(y + dy)) dy = -dy
    x += dx
    y += dy
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
