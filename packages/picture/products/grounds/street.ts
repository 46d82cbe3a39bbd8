import { openChance, openNoise, smooth } from '@toile/geometry'
import { cameraOf } from './cameraOf.ts'
import { facadeAt } from './facadeAt.ts'
import type { Ground } from './productGround.ts'
import { latticeAt } from './layNoise.ts'
import { photograph } from './photograph.ts'
import { passersOf } from './passersOf.ts'

/** Millimetres from the middle of the street to its houses at least, and the slabs of its pavement. */
const narrow = 3700
const [slabWide, slabDeep] = [620, 420]

/** A narrow street of a town in late light, far out of focus: one side in the sun, lamps and windows as discs, slabs of stone at the feet. */
export const street: Ground = {
  id: 'street',
  draw(_, room) {
    const { width, height, seed } = room
    const camera = cameraOf(room)
    const { eye, far } = camera
    const chance = openChance(seed * 29 + 11)
    const noise = openNoise(seed + 3)
    const turned = chance.between(0.018, 0.04) * (chance.happens(0.5) ? 1 : -1)
    // In a wide picture the houses stand back, so that they are out of focus wherever they are seen.
    const half = Math.max(narrow, (width / 2 / camera.focal + Math.abs(turned)) * far * 2.3)
    const { glints, passers } = passersOf(chance, { eye, far, turned, half })
    const end = 130_000
    return photograph(width, height, camera, {
      glints,
      takes: 125,
      see(right, down, into) {
        const aside = right + turned
        const floor = down > 0 ? eye / down : Number.POSITIVE_INFINITY
        const wall = half / Math.max(1e-6, Math.abs(aside))
        const away = Math.min(floor, wall, end)
        if (away === floor) {
          const x = aside * floor
          const sun =
            smooth(-0.3, 0.5, x / half + (noise(floor / 5200, 3) - 0.5) * 1.6) * smooth(far * 1.5, far * 2.6, floor)
          const road = 0.225 + 0.05 * noise(x / 900, floor / 2600) + 0.12 * smooth(6, 30, floor / 1000)
          into[0] = road * (1.0 + 1.5 * sun)
          into[1] = road * (0.98 + 1.22 * sun)
          into[2] = road * (0.99 + 0.86 * sun)
          into[3] = floor
        } else if (away === wall) facadeAt(aside > 0 ? 1 : -1, away, eye - down * away, seed, noise, into)
        else endOf(right, eye - down * away, into)
        if (away !== floor && into[3] === 0) sky(right, down, into)
        haze(into)
        for (const passer of passers) passer(right, down, away, into)
        for (let c = 0; c < 3; c++) into[c] = 0.5 * (Math.max(0, into[c]!) / 0.5) ** 1.35
      },
      floor(x, z, soft, deep) {
        const row = Math.floor(z / slabDeep)
        const u = x / slabWide + (row & 1) * 0.5 + latticeAt(row, 7, seed) * 0.12
        const column = Math.floor(u)
        const fx = (u - column) * slabWide
        const fz = z - row * slabDeep
        const joint = lineOf(Math.min(fx, slabWide - fx), soft) + lineOf(Math.min(fz, slabDeep - fz), deep)
        const clear = 1 / (1 + (soft / 60) ** 2 + (deep / 90) ** 2)
        const wide = 1 / (1 + (deep / 160) ** 2)
        const worn = (noise(x / 210, z / 210) - 0.5) * 0.16 * wide + (noise(x / 46, z / 60) - 0.5) * 0.14 * clear
        const grit = soft < 6 ? (noise(x / 4.5, z / 14) - 0.5) * 0.3 + (noise(x / 11, z / 26) - 0.5) * 0.18 : 0
        return 1 + latticeAt(column, row, seed) * 0.1 * clear + worn + grit * (1 - soft / 6) - 0.42 * joint
      },
    })
  },
}

/** How dark the joint of two slabs is, so far from it and so blurred. */
function lineOf(off: number, soft: number): number {
  const wide = 3.5 + soft * 0.6
  return off > wide * 2.5 ? 0 : (7 / (7 + soft * 1.1)) * Math.exp(-((off / wide) ** 2))
}

function sky(right: number, down: number, into: Float64Array): void {
  const low = Math.exp(down * 9 - Math.abs(right) * 2)
  into[0] = 0.86 + 0.9 * low
  into[1] = 0.98 + 0.68 * low
  into[2] = 1.16 + 0.28 * low
  into[3] = 1e7
}

/** Where the street ends: a pale house across it, or the sky above. */
function endOf(right: number, up: number, into: Float64Array): void {
  into[3] = up < 14_500 + (right > 0.01 ? 3500 : 0) ? 130_000 : 0
  const window = ((up / 3300) % 1 > 0.35 ? 1 : 0) * (Math.abs((right * 130_000) / 2300) % 1 > 0.55 ? 1 : 0)
  into[0] = 0.74 - 0.3 * window
  into[1] = 0.62 - 0.24 * window
  into[2] = 0.5 - 0.16 * window
}

/** Air between: what is far away is paler and warmer. */
function haze(into: Float64Array): void {
  const thick = 1 - Math.exp(-into[3]! / 520_000)
  if (into[3]! > 1e6) return
  into[0] = into[0]! + (1.25 - into[0]!) * thick
  into[1] = into[1]! + (1.08 - into[1]!) * thick
  into[2] = into[2]! + (0.92 - into[2]!) * thick
}
