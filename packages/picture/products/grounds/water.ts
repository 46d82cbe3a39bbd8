import { openChance, openNoise, smooth } from '@toile/geometry'
import { cameraOf } from './cameraOf.ts'
import type { Ground } from './productGround.ts'
import { type Glint, photograph } from './photograph.ts'

/** The water's edge: wet sand that mirrors the sky, the lace of a wave that runs out, breakers, sea and a low sun, out of focus. */
export const water: Ground = {
  id: 'water',
  draw(_, room) {
    const { width, height, seed } = room
    const camera = cameraOf(room)
    const { eye, far, focal } = camera
    const chance = openChance(seed * 43 + 6)
    const noise = openNoise(seed + 12)
    const sun = chance.between(0.35, 0.65) * (chance.happens(0.5) ? 1 : -1) * (width / (2 * focal))
    /** How far beyond the last wave's edge a place of the beach lies, in millimetres; below 0 it is sand. */
    const shore = (x: number, z: number) => {
      const [u, bend] = [
        x / far,
        noise(x / far / 0.5, 2) * 0.42 + noise(x / far / 0.12, 5) * 0.1 + noise(x / far / 0.037, 7) * 0.022,
      ]
      return z - far * (1.42 + u * 0.16 + bend - 0.27)
    }
    return photograph(width, height, camera, {
      glints: sparkles(),
      takes: 110,
      see(right, down, into) {
        const away = down > 0 ? eye / down : Number.POSITIVE_INFINITY
        into[3] = Math.min(away, 1e7)
        if (away > 4_000_000) return skyAt(right - sun, down, into, noise)
        const x = right * away
        const out = shore(x, away)
        skyAt(right - sun, -down * 1.4 - 0.01, into, noise)
        const [skyRed, skyGreen, skyBlue] = [into[0]!, into[1]!, into[2]!]
        // Wet sand mirrors the more the nearer the water lies and the flatter it is seen.
        const wet = Math.exp(Math.min(0, out) / 2100) * (0.72 + 0.4 * noise(x / 900, away / 2400))
        const shine = Math.min(0.75, wet * (0.2 + 0.75 * smooth(0.34, 0.02, down)))
        const dry = (1 - 0.45 * Math.min(1, wet * 1.3)) * (1 - shine)
        const edge = Math.exp(-((out / 60) ** 2)) * 0.03
        const sand = [
          0.44 * dry + skyRed * shine - edge,
          0.35 * dry + skyGreen * shine - edge,
          0.255 * dry + skyBlue * shine - edge,
        ] as const
        const over = smooth(-45, 45, out)
        const grazing = smooth(0.12, 0.004, down)
        const swell = noise(x / (900 + away * 0.12) + 3, Math.log(away) * 26) - 0.5
        const mirror = 0.24 + 0.4 * grazing + swell * 0.24
        const deep = smooth(0, far * 5, out)
        into[0] = (0.16 - 0.135 * deep) * (1 - mirror) + skyRed * mirror * 0.82
        into[1] = (0.26 - 0.12 * deep) * (1 - mirror) + skyGreen * mirror * 0.86
        into[2] = (0.27 - 0.06 * deep) * (1 - mirror) + skyBlue * mirror * 0.92
        const foam = foamAt(x, away, out)
        const sea = [into[0], into[1], into[2]] as const
        for (let c = 0; c < 3; c++) {
          const white = sea[c]! + (0.98 - sea[c]!) * foam
          into[c] = sand[c]! + (white - sand[c]!) * over
        }
      },
      floor(x, z, soft, deep) {
        const out = shore(x, z)
        if (out > 0) return 1
        const fine = soft < 8 ? (noise(x / 3.4, z / 9) - 0.5) * 0.24 * (1 - soft / 8) : 0
        const clear = 1 / (1 + (deep / 120) ** 2)
        const ripples = (noise(x / 90, z / 46) - 0.5) * 0.14 * clear + (noise(x / 26, z / 40) - 0.5) * 0.1 * clear
        const grain = fine + ripples * (0.6 + 0.4 * smooth(-400, -1800, out)) + (noise(x / 700, z / 500) - 0.5) * 0.1
        return 1 + grain * smooth(0, -60 - deep, out)
      },
    })

    function foamAt(x: number, z: number, out: number): number {
      const lace = noise(x / 120, z / 210) * 0.6 + noise(x / 44, z / 80) * 0.4
      let foam = Math.exp(-(((out - 70) / 90) ** 2)) * 0.95
      foam += smooth(1700, 100, out) * smooth(0.5, 0.68, lace) * 0.6
      for (const [line, thick, at] of [
        [2500, 330, 11],
        [6400, 420, 17],
        [13_500, 600, 23],
      ] as const) {
        const off = out - line - (noise(x / 3400, at) - 0.5) * 2600
        const broken = smooth(0.36, 0.66, noise(x / 2300 + at, at))
        foam += Math.exp(-((off / thick) ** 2)) * broken * (0.65 + 0.5 * lace)
      }
      return Math.min(1, foam)
    }

    function sparkles(): Glint[] {
      return Array.from({ length: 420 }, () => {
        const away = far * 1.9 * (1 + 28 * chance.next() ** 2)
        const strong = (1.5 + 16 * chance.next() ** 4) * smooth(1.7, 4.5, away / far)
        return {
          right: sun + chance.bell() * (0.02 + (0.05 * far) / away) + (chance.next() - 0.5) * 0.05,
          down: eye / away,
          far: away,
          color: [strong, strong * 0.86, strong * 0.62],
        }
      })
    }
  },
}

/** Writes the light of the evening sky so far from the sun and from the horizon. */
function skyAt(aside: number, down: number, into: Float64Array, noise: (x: number, y: number) => number): void {
  const up = Math.max(0, -down)
  const low = Math.exp(-up * 13)
  const glow = Math.exp(-Math.sqrt(aside * aside * 0.7 + up * up * 3) * 13)
  const cloud =
    smooth(0.5, 0.78, noise(aside * 9 + 4, up * 46) * 0.65 + noise(aside * 24, up * 110 + 7) * 0.35) *
    smooth(0.01, 0.06, up)
  into[0] = 0.42 + 0.56 * low + 1.5 * glow + 0.26 * cloud
  into[1] = 0.56 + 0.28 * low + 1.0 * glow + 0.16 * cloud
  into[2] = 0.78 + 0.46 * glow + 0.1 * cloud
}
