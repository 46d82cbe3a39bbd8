import type { Brush } from '../stroke/brush.ts'
import { paintStroke } from '../stroke/paintStroke.ts'
import type { Stamp } from '../stroke/stamp.ts'
import type { TurnedKnobs } from '../stroke/strokeKnobs.ts'
import { samplesThrough, swelling, wave } from './madeStrokes.ts'

/** How a brush paints, for the picker: a wave on a see-through picture, no wider than its height allows (requirement S3.22). */
export function previewStroke(
  brush: Brush,
  width: number,
  height: number,
  color: readonly [number, number, number],
  knobs: TurnedKnobs = {},
): Stamp {
  const picture = { width, height, rgba: new Uint8ClampedArray(width * height * 4) }
  const size = Math.min(
    (typeof knobs.size === 'number' ? knobs.size : undefined) ?? brush.normal.size ?? 12,
    height * 0.42,
  )
  const edge = Math.min(width / 4, 6 + size / 2)
  paintStroke(picture, {
    brush,
    samples: samplesThrough({
      through: wave(edge, edge, width - 2 * edge, Math.max(4, height - 2 * edge)),
      press: swelling,
    }),
    ink: { color, opacity: 1, lays: brush.lays },
    seed: 7,
    knobs: { ...knobs, size },
  })
  return picture
}
