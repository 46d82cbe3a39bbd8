import type { Color } from '@toile/craft/colors/color.ts'
import { openNoise } from '@toile/geometry'
import { deeper, paler } from './deeper.ts'
import type { Pad } from './pad.ts'
import { all, line, outline, type Point } from './shapes.ts'
import type { Texture } from './textures.ts'

/** Cloth that is gathered along a line and falls open to a hem; a place of it is its share along and its share down. */
export interface Frill {
  place(share: number, down: number): Point
  find(x: number, y: number): readonly [share: number, down: number]
  /** Millimetres along and down. */
  wide: number
  tall: number
  /** How much cloth is gathered in, 0..1. */
  full: number
  /** Its folds fall otherwise than those of another. */
  turn?: number
}

/** A frill that hangs straight between two edges that may flare, from a height to another. */
export function hangingFrill(
  [top, bottom]: readonly [number, number],
  [halfAbove, halfBelow]: readonly [number, number],
  full: number,
  turn = 0,
): Frill {
  const halfAt = (down: number) => halfAbove + (halfBelow - halfAbove) * down
  return {
    place: (share, down) => [(share * 2 - 1) * halfAt(down), top + (bottom - top) * down],
    find(x, y) {
      const down = (y - top) / (bottom - top)
      return [(x / halfAt(Math.max(0, Math.min(1, down))) + 1) / 2, down]
    },
    wide: halfAbove + halfBelow,
    tall: Math.abs(bottom - top),
    full,
    turn,
  }
}

const noise = openNoise(23)
const steps = 180

/** Lays a frill: the side of its hem that turns away, its cloth in soft folds, gathers that run out of its seam, and its hem. */
export function layFrill(pad: Pad, color: Color, frill: Frill): void {
  const { place, wide, tall, full, turn = 0 } = frill
  const waves = Math.max(3, Math.round(wide / (tall * (0.66 - 0.3 * full))))
  const swing = 0.07 + 0.15 * full
  const phaseAt = table((share) => share * waves + (noise(share * waves * 0.37, turn * 7 + 3) - 0.5) * 1.2)
  const crest = (share: number) => (1 + Math.cos(phaseAt(share) * Math.PI * 2)) / 2
  const hem = (down: (share: number) => number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => place(1 - i / steps, down(1 - i / steps)))
  const front = (share: number) => 1 - swing * (1 - crest(share) ** 0.8)
  const edge: Point[] = Array.from({ length: 41 }, (_, i) => place(i / 40, 0))
  const back = (share: number) => 1 - swing * (0.42 + 0.3 * crest(share))
  const within = hem(() => 1 - swing * 1.6).reverse()
  pad.lay(outline(...within, ...hem(back)), deeper(color, 0.3), { rise: tall * 0.01, round: tall * 0.04 })
  pad.lay(outline(...edge, ...hem(front)), color, {
    rise: tall * 0.04,
    round: tall * 0.035,
    texture: fallen(frill, phaseAt),
  })
  gathers(pad, color, frill, waves)
  pad.lay(line(...hem((share) => front(share) - 0.035)), paler(color, 0.16), {
    line: Math.max(0.7, tall * 0.018),
    rise: 0.25,
    opacity: 0.75,
  })
}

/** A function of a share, read from so many places of it: it is asked for every pixel. */
function table(of: (share: number) => number): (share: number) => number {
  const values = Float32Array.from({ length: 402 }, (_, i) => of(i / 400))
  return (share) => {
    const at = Math.max(0, Math.min(400, share * 400))
    const i = Math.floor(at)
    const from = values[i] ?? 0
    return from + ((values[i + 1] ?? from) - from) * (at - i)
  }
}

/** Matt cloth over folds: bright towards the light, dark where a fold turns away, fine at the seam and broad at the hem. */
function fallen({ find, tall, full, turn = 0 }: Frill, phaseAt: (share: number) => number): Texture {
  const foldAt = table((share) => {
    const turned = phaseAt(share) * Math.PI * 2
    return 0.62 * Math.cos(turned) - 0.5 * Math.sin(turned)
  })
  const tuckAt = table((share) => {
    const phase = phaseAt(share)
    return Math.cos(phase * Math.PI * 6 + noise(phase * 1.3, turn + 1) * 7) * 0.55
  })
  return {
    at(x, y) {
      const [share, far] = find(x, y)
      const down = Math.max(0, Math.min(1, far))
      return foldAt(share) * (0.3 + 0.7 * Math.sqrt(down)) + tuckAt(share) * (1 - down) ** 2 - 0.32
    },
    tone: 0.14 + 0.1 * full,
    relief: tall * 0.016,
  }
}

/** Creases that run out from the seam, each as far as it happens to. */
function gathers(pad: Pad, color: Color, { place, tall, wide, full, turn = 0 }: Frill, waves: number): void {
  const count = Math.min(Math.round(waves * 2.4), Math.round(wide / 3))
  const creases = Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5 + (noise(i * 1.7, turn + 11) - 0.5) * 0.9) / count
    const far = (0.16 + 0.5 * noise(i * 2.3, turn + 5)) * (0.7 + 0.5 * full)
    const lean = ((noise(i * 0.9, turn + 17) - 0.5) * 0.3) / waves
    return line(place(share, 0.02), place(share + lean, far * 0.6), place(share + lean * 2.2, far))
  })
  pad.lay(all(...creases), deeper(color, 0.5), { line: Math.max(0.35, tall * 0.011), rise: -0.05, opacity: 0.34 })
}
