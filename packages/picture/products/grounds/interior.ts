import { openChance, openNoise, smooth } from '@toile/geometry'
import { cameraOf } from './cameraOf.ts'
import type { Ground } from './productGround.ts'
import { herringboneAt } from './herringboneAt.ts'
import { photograph } from './photograph.ts'
import { sunThrough } from './sunThrough.ts'

/** Millimetres from what stands to the wall behind it, and the height of the skirting board. */
const [behind, skirting] = [1250, 130]

/** A room with a tall window at the side: its panes and a plant lie as light and shadow on the wall and on a floor of herringbone. */
export const interior: Ground = {
  id: 'interior',
  draw(_, room) {
    const { width, height, seed } = room
    const camera = cameraOf(room)
    const { eye, far } = camera
    const wall = far + behind
    const chance = openChance(seed * 37 + 4)
    const noise = openNoise(seed + 8)
    const sun = sunThrough(chance, far, width / (camera.focal / far))
    return photograph(width, height, camera, {
      glints: [],
      takes: 120,
      see(right, down, into) {
        const onFloor = down > 0 && eye / down < wall
        const away = onFloor ? eye / down : wall
        const x = right * away
        const up = onFloor ? 0 : eye - down * wall
        // The window's side of the room has more of the sky's light, corners have less.
        const sky = 0.42 + 0.2 * Math.exp(-(((x + 1500) / 2100) ** 2))
        const bright = sun(x, up, away)
        if (onFloor) {
          const corner = 1 - 0.4 * Math.exp(-(wall - away) / 170)
          const wood = 0.68 + 0.03 * noise(x / 600, away / 900)
          const shine = 0.05 * smooth(0, 1500, away - far + 900)
          into[0] = 0.62 * wood * (sky * 1.02 * corner + 1.55 * bright) + shine
          into[1] = 0.41 * wood * (sky * corner + 1.32 * bright) + shine
          into[2] = 0.25 * wood * (sky * 1.04 * corner + 0.98 * bright) + shine
        } else {
          const board = up < skirting ? 1 : 0
          const edge = Math.exp(-(((up - skirting) / 9) ** 2)) * 0.3 + Math.exp(-up / 16) * 0.45
          const corner = 1 - 0.16 * Math.exp(-up / 260)
          const worn = 0.985 + 0.03 * noise(x / 700, up / 800) + (1 - board) * 0.012 * noise(x / 60, up / 60)
          const lit = (sky * corner + 0.06 * Math.exp(-up / 900)) * worn * (1 - edge)
          into[0] = (0.8 + 0.05 * board) * (lit * 0.99 + 1.25 * bright)
          into[1] = (0.77 + 0.07 * board) * (lit + 1.1 * bright)
          into[2] = (0.72 + 0.1 * board) * (lit * 1.03 + 0.86 * bright)
        }
        into[3] = away
      },
      floor: (x, z, soft, deep) => (z > wall - 4 ? 1 : herringboneAt(x, z, soft, deep, seed, noise)),
    })
  },
}
