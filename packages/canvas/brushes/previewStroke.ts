import type { Brush } from '../stroke/brush.ts'
import { packed } from '../stroke/packed.ts'
import { paintStroke } from '../stroke/paintStroke.ts'
import type { Stamp } from '../stroke/stamp.ts'
import type { Under } from '../stroke/supplies.ts'
import type { TurnedKnobs } from '../stroke/strokeKnobs.ts'
import { samplesThrough, swelling, wave } from './madeStrokes.ts'

/** Upright bands of a color over the middle rows of a picture, as wide as the gaps between them. */
function layBands({ width, height, rgba }: Stamp, color: readonly [number, number, number]): void {
  const wide = Math.max(2, Math.round(width / 15))
  for (let y = Math.round(height * 0.1); y < height * 0.9; y++)
    for (let x = wide; x < width - wide; x++)
      if (Math.floor(x / wide) % 2 === 1) rgba.set([...color, 255], (y * width + x) * 4)
}

/** The pixels of a picture as a stroke finds them below it. */
function underOf({ width, height, rgba }: Stamp): Under {
  const before = rgba.slice()
  return (x, y) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return 0
    const [r = 0, g = 0, b = 0, a = 0] = before.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)
    return packed(r, g, b, a)
  }
}

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
  // A brush that only moves paint has nothing to show on clear ground.
  const drags = brush.pigment === 'replaces'
  if (drags) layBands(picture, color)
  paintStroke(picture, {
    brush,
    samples: samplesThrough({
      through: wave(edge, edge, width - 2 * edge, Math.max(4, height - 2 * edge)),
      press: swelling,
    }),
    ink: { color, opacity: 1, lays: brush.lays },
    seed: 7,
    knobs: { ...knobs, size },
    ...(drags && { manner: { under: underOf(picture) } }),
  })
  return picture
}
