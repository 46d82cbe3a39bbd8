import { colorOf } from '@toile/craft/colors/oklch.ts'
import { prints } from '@toile/craft/prints/index.ts'
import { type Chance, openNoise } from '@toile/geometry'
import { drawPrintSwatch } from '../../../looks/drawPrintSwatch.ts'
import type { Sources } from '../../../looks/sources.ts'
import type { Host, Pixels } from '../../../surface.ts'

/** What lies behind a subject. */
export type GroundKind = 'plain' | 'gradient' | 'texture' | 'print'

/** Every kind of ground, easy ones first. */
export const groundKinds: readonly GroundKind[] = ['plain', 'gradient', 'texture', 'print']

/** Draws a ground of `size` pixels square. */
export function drawGround(host: Host, sources: Sources, kind: GroundKind, size: number, chance: Chance): Pixels {
  if (kind === 'print') return printed(host, sources, size, chance)
  const [near, far] = [0.03, 0.1].map((chroma) =>
    colorOf(chance.between(0.35, 0.97), chance.between(0, chroma), chance.between(0, 360)),
  )
  const noise = openNoise(chance.whole(1, 1e6))
  const rgba = new Uint8ClampedArray(size * size * 4)
  for (let i = 0; i < size * size; i++) {
    const x = (i % size) / size
    const y = Math.floor(i / size) / size
    const t = kind === 'gradient' ? (x * 0.4 + y) / 1.4 : 0
    const grain = kind === 'texture' ? 34 * noise(x * 22, y * 22) + 20 * noise(x * 71, y * 71) + chance.bell() * 8 : 0
    const at = (channel: 'r' | 'g' | 'b') => near[channel] + (far[channel] - near[channel]) * t * 0.7 + grain
    rgba.set([at('r'), at('g'), at('b'), 255], i * 4)
  }
  return { width: size, height: size, rgba }
}

function printed(host: Host, sources: Sources, size: number, chance: Chance): Pixels {
  const { id, colorway, width, repeat } = chance.pick(prints)
  const swatch = drawPrintSwatch(host, sources, {
    source: { kind: 'construction', print: id, colors: [...colorway], seed: chance.whole(1, 99) },
    repeat,
    across: width * chance.between(2.2, 4.5),
    tileWidth: width,
    width: size,
    height: size,
  })
  return { width: size, height: size, rgba: swatch.getContext('2d').getImageData(0, 0, size, size).data }
}
