import { angleOf, cosine, sine } from '@toile/geometry'
import { defineBrush } from '../stroke/brush.ts'
import { packed } from '../stroke/packed.ts'
import type { Plane } from '../stroke/plane.ts'
import { sampleStamp } from '../stroke/sampleStamp.ts'
import { shrinkStamp } from '../stroke/shrinkStamp.ts'
import type { Stamp } from '../stroke/stamp.ts'

interface Placed {
  readonly x: number
  readonly y: number
  /** Pixels of the sheet to a pixel of the motif. */
  readonly scale: number
  readonly angle: number
  readonly flipped: 1 | -1
  readonly alpha: number
}

/** Lays a color over what earlier motifs of the stroke have left at a pixel. */
function lay(plane: Plane, pigment: Int32Array, i: number, color: number, alpha: number): void {
  const a = ((color >>> 24) / 255) * alpha
  if (a <= 0) return
  const kept = plane.cover[i]! * (1 - a)
  const out = a + kept
  const below = pigment[i]!
  const mixed = (shift: number) => (((color >> shift) & 255) * a + ((below >> shift) & 255) * kept) / out + 0.5
  pigment[i] = packed(mixed(0) | 0, mixed(8) | 0, mixed(16) | 0, 255)
  plane.cover[i] = out
}

/** Stamps a motif on the plane. */
function press(plane: Plane, motif: Stamp, { x, y, scale, angle, flipped, alpha }: Placed): void {
  const pigment = plane.askPigment()
  const [cos, sin] = [cosine(angle), sine(angle)]
  const half = (Math.sqrt(motif.width * motif.width + motif.height * motif.height) * scale) / 2 + 1
  const x0 = Math.max(0, Math.floor(x - half))
  const y0 = Math.max(0, Math.floor(y - half))
  const x1 = Math.min(plane.width, Math.ceil(x + half))
  const y1 = Math.min(plane.height, Math.ceil(y + half))
  for (let py = y0; py < y1; py++) {
    for (let px = x0; px < x1; px++) {
      const dx = px + 0.5 - x
      const dy = py + 0.5 - y
      const u = ((dx * cos + dy * sin) * flipped) / scale + motif.width / 2
      const v = (dy * cos - dx * sin) / scale + motif.height / 2
      lay(plane, pigment, py * plane.width + px, sampleStamp(motif, u, v, 'ends'), alpha)
    }
  }
  plane.mark(x0, y0, x1, y1)
}

/** Stamps a cut-out motif along the path, turned with the stroke and strewn as its knobs say. */
export const motifBrush = defineBrush({
  id: 'motifBrush',
  label: 'Motif brush',
  ground: 'cartridge',
  lays: 'paint',
  pigment: 'lays',
  smoothing: { kind: 'oneEuro', cutoff: 1.2 },
  normal: {
    size: 96,
    opacity: 1,
    flow: 1,
    spacing: 1.1,
    jitter: 0,
    turnJitter: 0,
    sizeJitter: 0,
    follow: 1,
    pressureSize: 0.3,
  },
  begin({ supplies, plane, chance, knobs, size, flow, flipped, turned }) {
    const { motif } = supplies
    if (!motif) return { move: () => undefined }
    const longest = Math.max(motif.width, motif.height)
    const shrink = Math.min(1, knobs.size / longest)
    const fine = shrinkStamp(
      motif,
      Math.max(1, Math.round(motif.width * shrink)),
      Math.max(1, Math.round(motif.height * shrink)),
    )
    const fineLongest = Math.max(fine.width, fine.height)
    const stray = knobs.size * knobs.jitter
    return {
      move(nib) {
        const by = 1 + knobs.sizeJitter * chance.between(-0.75, 0.5)
        const followed = turned * (1 - knobs.follow) + angleOf(nib.dx, nib.dy) * knobs.follow
        press(plane, fine, {
          x: nib.x + chance.bell() * stray,
          y: nib.y + chance.bell() * stray,
          scale: (size(nib) * by) / fineLongest,
          angle: followed + chance.between(-1, 1) * 3.1415927 * knobs.turnJitter,
          flipped,
          alpha: flow(nib),
        })
      },
    }
  },
})
