import type { Session } from '@toile/canvas/session/openSession.ts'
import type { Brush } from '@toile/canvas/stroke/brush.ts'
import { openChance } from '@toile/geometry'

/** Paints one stroke of some samples, flushed every fourth as a frame does; milliseconds from the first sample to the last, without its end. */
export function paintStroke(
  session: Session,
  brush: Brush,
  seed: number,
  samples = 40,
  size = 40,
): { samples: number; end: number } {
  const chance = openChance(seed)
  const { width, height } = session.document.get()
  let [x, y] = [chance.between(300, width - 300), chance.between(300, height - 300)]
  const [dx, dy] = [chance.between(-12, 12), chance.between(-12, 12)]
  const stroke = session.startStroke({
    brush,
    knobs: { size },
    ink: { color: [40, 60, 120], opacity: 0.8, lays: brush.lays },
    seed,
    target: 'layer',
  })
  const start = performance.now()
  for (let i = 1; i <= samples; i++) {
    x = Math.min(width - 20, Math.max(20, x + dx))
    y = Math.min(height - 20, Math.max(20, y + dy))
    stroke.add({ x, y, pressure: 0.7, tiltX: 0, tiltY: 0, time: i * 8 })
    if (i % 4 === 0) stroke.flush()
  }
  const middle = performance.now()
  stroke.end()
  return { samples: middle - start, end: performance.now() - middle }
}
