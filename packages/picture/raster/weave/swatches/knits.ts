import { repeat, type Swatch, share, speckle, wave, type Yarn } from './swatch.ts'

const lanes = 4
const crossings = 3
const swing = 8.5
const strand = 7.4

/** Jersey, rib, plain stitches, cables and fleece. */
export const knits = {
  jersey(u, v, yarn) {
    yarn.tone = wave(u, 0, 64, 0) * 0.4 + speckle(u, v, 230, 26) * 1.1
  },
  rib(u, v, yarn) {
    const ridge = wave(u, 0, 28, 0)
    yarn.tone = (ridge > 0 ? 0.7 * Math.sqrt(ridge) : 1.5 * ridge) + wave(0, v, 0, 42) * 0.16
    yarn.height = ridge * 0.5
  },
  knit(u, v, yarn) {
    const x = share((u / repeat) * 34)
    const y = share((v / repeat) * 41 + Math.abs(x - 0.5) * 1.5)
    yarn.tone = (Math.sin(y * Math.PI) - 0.62) * 1.3 - (x < 0.1 || x > 0.9 ? 0.9 : 0) + speckle(u, v, 180, 180) * 0.5
  },
  cable,
  fleece(u, v, yarn) {
    yarn.tone = speckle(u, v, 140, 140) * 1.4 + speckle(u, v, 56, 56, 1) * 0.7
    yarn.height = speckle(u, v, 70, 70, 2) * 1.6
  },
} satisfies Record<string, Swatch>

/** Two strands that cross in front of one another, a chain on either side, purl between the lanes. */
function cable(u: number, v: number, yarn: Yarn): void {
  const width = repeat / lanes
  const x = u - (Math.floor(u / width) + 0.5) * width
  const turn = (v / repeat) * crossings * Math.PI * 2
  const centre = swing * Math.sin(turn)
  const first = roundAt((x - centre) / strand)
  const second = roundAt((x + centre) / strand)
  // The strand in front changes where both lie side by side.
  const before = Math.cos(turn)
  const near = before > 0 ? first : second
  if (first > 0 || second > 0) {
    const own = (near > 0 ? before > 0 : before <= 0) ? centre : -centre
    const stitch = share(v / 6.4 + Math.abs(x - own) * 0.16)
    const lift = 0.175 + 0.175 * Math.abs(before)
    yarn.height = (near > 0 ? near + lift : (before > 0 ? second : first) + 0.35 - lift) * 2.6
    yarn.tone =
      0.05 + (stitch < 0.28 ? -0.42 : 0.06) - (near > 0 && near < 0.5 ? 0.7 * Math.min(1, Math.abs(before) * 2) : 0)
    return
  }
  const side = Math.abs(x)
  if (side > 18 && side < 22.5) {
    yarn.height = 1.4
    yarn.tone = share(v / 6.4) < 0.3 ? -0.3 : 0.15
    return
  }
  // Purl shows its loops: staggered bumps, not squares.
  const bump = wave(u, 0, 48, 0) * wave(0, v, 0, 64)
  yarn.tone = -0.36 + 0.16 * bump
  yarn.height = 0.35 * bump
}

const roundAt = (d: number) => (d < -1 || d > 1 ? 0 : Math.sqrt(1 - d * d))
