import { createCanvas } from '@napi-rs/canvas'
import { type Chance, openChance } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import type { LaidLayer } from '../raster/stage.ts'
import type { Host, Surface } from '../surface.ts'
import { openCompositions, type Parts } from './composed.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const [width, height] = [40, 60]

function filled(wide: number, tall: number, color: string): Surface {
  const surface = host.createCanvas(wide, tall)
  const context = surface.getContext('2d')
  context.fillStyle = color
  context.fillRect(0, 0, wide, tall)
  return surface
}
const colorBy = (chance: Chance, alpha: number) => `hsla(${chance.whole(0, 359)}, 70%, 50%, ${alpha})`

/** A layer half seen through, with or without a shadow on what lies below, here and there beyond the picture's edge. */
function layerBy(chance: Chance): LaidLayer {
  const [wide, tall] = [chance.whole(4, 14), chance.whole(4, 14)]
  const shadow = chance.happens(0.5) ? filled(wide, tall, 'rgba(0, 0, 0, 0.4)') : null
  const place = { x: chance.whole(-3, width - 4), y: chance.whole(-3, height - 4) }
  return { surface: filled(wide, tall, colorBy(chance, 0.7)), shadow, ...place }
}
const backdropBy = (chance: Chance) => filled(width, height, colorBy(chance, 1))

/** The same parts with a layer moved, exchanged, taken off or laid on top, or with another backdrop. */
function changed({ layers, behind }: Parts, chance: Chance): Parts {
  const at = chance.whole(0, Math.max(0, layers.length - 1))
  const without = layers.toSpliced(at, 1)
  const moved = layers.map((one, i) => (i === at ? { ...one, x: one.x + 2 } : one))
  const exchanged = layers.map((one, i) => (i === at ? layerBy(chance) : one))
  return chance.pick([
    { layers: moved, behind },
    { layers: exchanged, behind },
    { layers: without, behind },
    { layers: [...layers, layerBy(chance)], behind },
    { layers: layers.toReversed(), behind },
    { layers, behind: [backdropBy(chance)] },
    { layers, behind: [] },
  ])
}

const bytesOf = (surface: Surface) =>
  Buffer.from(surface.getContext('2d').getImageData(0, 0, width, height).data.buffer)

describe('pictures put together lately', () => {
  it('[S4.01] are after any change what is put together anew, also over another ground', () => {
    const chance = openChance(5)
    const kept = openCompositions()
    let parts: Parts = { layers: Array.from({ length: 4 }, () => layerBy(chance)), behind: [backdropBy(chance)] }
    for (let i = 0; i < 150; i++) {
      const drawn = bytesOf(kept.of(host, width, height, parts))
      const fresh = bytesOf(openCompositions().of(host, width, height, parts))
      expect(drawn.equals(fresh), `after ${i} changes`).toBe(true)
      parts = changed(parts, chance)
    }
  })
})
