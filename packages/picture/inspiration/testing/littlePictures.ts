import type { PictureWorldId } from '@toile/craft/script/worlds/worldIds.ts'
import { sure } from '@toile/geometry'
import { type Brush, mixed, pictureOf, step, type Tone } from '../../prints/derived/testing/pictureOf.ts'
import type { Pixels } from '../../surface.ts'

type Rule = (u: number, v: number) => Tone

/** A picture drawn from a rule, small enough to be read in a moment, and the kinds of pictures it may be taken for. */
export interface LittlePicture {
  name: string
  worlds: readonly PictureWorldId[]
  pixels: Pixels
}

const little = (name: string, worlds: readonly PictureWorldId[], open: (brush: Brush) => Rule): LittlePicture => ({
  name,
  worlds,
  pixels: pictureOf(name, 160, 120, open),
})

/** Twelve subjects that moodboards show, each in a few lines. */
export const littlePictures = (): LittlePicture[] => [
  little('sea', ['water'], ({ noise }) => {
    const waves = noise(8, 60)
    return (u, v) =>
      v < 0.4
        ? mixed([140, 190, 226], [206, 226, 236], v * 2.4)
        : mixed([70, 160, 182], [16, 84, 122], (v - 0.4) * 1.4 + waves(u, v) * 0.3)
  }),
  little('dunes', ['dune'], ({ noise }) => {
    const ridges = noise(3, 3)
    return (u, v) =>
      v < 0.35
        ? mixed([214, 222, 224], [240, 226, 204], v * 2.6)
        : mixed([232, 196, 146], [178, 124, 78], step(-0.4, 0.5, Math.sin(v * 9 + ridges(u, v) * 2.4)))
  }),
  little('leaves', ['foliage'], ({ noise }) => {
    const [fans, veins, shade] = [noise(12, 10), noise(34, 30), noise(5, 5)]
    return (u, v) =>
      mixed(mixed([30, 74, 40], [112, 162, 66], 0.5 + fans(u, v) * 0.8), [14, 34, 26], shade(u, v) + veins(u, v) * 0.4)
  }),
  little('flower', ['bloom'], ({ noise }) => {
    const leaves = noise(5, 4)
    return (u, v) => {
      const [x, y] = [(u - 0.5) * 1.33, v - 0.5]
      const far = Math.hypot(x, y)
      const reach = 0.36 + 0.08 * Math.cos(Math.atan2(y, x) * 9)
      if (far < 0.08) return [240, 190, 60]
      if (far < reach) return mixed([240, 150, 190], [196, 50, 120], step(0.1, reach, far) + leaves(u, v) * 0.2)
      return mixed([70, 112, 60], [130, 166, 96], 0.5 + leaves(u, v) * 0.5)
    }
  }),
  little('city at night', ['lights', 'nightSky'], ({ noise, chance }) => {
    const haze = noise(3, 3)
    const lit = Array.from({ length: 40 * 30 }, () => chance.next())
    return (u, v) => {
      const at = Math.floor(u * 40) + 40 * Math.floor(v * 30)
      const inside = Math.abs(((u * 40) % 1) - 0.5) < 0.3 && Math.abs(((v * 30) % 1) - 0.5) < 0.3
      if (inside && sure(lit[at]) > 0.8) return sure(lit[at]) > 0.9 ? [250, 226, 180] : [120, 190, 250]
      return mixed([16, 18, 34], [34, 32, 66], 0.5 + haze(u, v) * 0.5)
    }
  }),
  little('snow', ['snow', 'mist'], ({ noise }) => {
    const peaks = noise(5, 4)
    const rock = noise(20, 16)
    return (u, v) => {
      const high = 0.34 + peaks(u, 0.3) * 0.22
      if (v < high) return mixed([150, 180, 214], [206, 220, 236], v * 2)
      return rock(u, v) > 0.35 && v < 0.75 ? [92, 104, 122] : mixed([238, 243, 250], [196, 208, 226], peaks(u, v))
    }
  }),
  little('mist', ['mist'], ({ noise }) => {
    const drift = noise(3, 8)
    return (u, v) => mixed([226, 228, 226], [194, 200, 200], v * 0.8 + drift(u, v) * 0.25)
  }),
  little('concrete', ['architecture'], ({ noise }) => {
    const cast = noise(30, 24)
    return (u, v) => {
      const [x, y] = [(u * 7) % 1, (v * 3) % 1]
      const seam = x < 0.1 ? 0.9 : y < 0.03 ? 0.5 : x > 0.72 ? 0.45 : 0
      return mixed([196, 195, 192], [50, 52, 56], seam + cast(u, v) * 0.06)
    }
  }),
  little('paint', ['paint', 'craft'], ({ chance }) => {
    const inks: Tone[] = [
      [214, 44, 56],
      [34, 92, 190],
      [248, 200, 40],
      [30, 150, 92],
      [236, 120, 170],
      [120, 52, 160],
      [244, 240, 230],
    ]
    const marks = Array.from({ length: 60 }, (_, i) => ({
      x: chance.next(),
      y: chance.next(),
      turn: chance.between(0, 3),
      ink: inks[i % inks.length],
    }))
    return (u, v) => {
      const over = marks.findLast(({ x, y, turn }) => {
        const [a, b] = [u - x, v - y]
        const along = a * Math.cos(turn) + b * Math.sin(turn)
        return Math.abs(along) < 0.2 && Math.abs(b * Math.cos(turn) - a * Math.sin(turn)) < 0.06
      })
      return over?.ink ?? [240, 90, 40]
    }
  }),
  little('autumn', ['earth', 'patina'], ({ noise }) => {
    const [leaves, veins] = [noise(14, 12), noise(40, 36)]
    return (u, v) =>
      mixed(mixed([196, 96, 30], [118, 50, 26], 0.5 + leaves(u, v)), [62, 34, 20], veins(u, v) * 0.9 - 0.1)
  }),
  little('meadow', ['meadow'], ({ noise, chance }) => {
    const blades = noise(70, 12)
    const dots = Array.from({ length: 90 }, () => [chance.next(), chance.between(0.5, 1)] as const)
    return (u, v) => {
      if (v < 0.42) return mixed([176, 206, 232], [228, 236, 236], v * 2.2)
      if (dots.some(([x, y]) => Math.hypot((u - x) * 1.33, v - y) < 0.014)) return [246, 206, 70]
      return mixed([150, 178, 88], [96, 138, 60], 0.4 + blades(u, v) * 0.7)
    }
  }),
  little('sunset', ['dusk'], ({ noise }) => {
    const clouds = noise(3, 16)
    return (u, v) =>
      mixed(mixed([86, 56, 120], [214, 92, 110], v * 1.8), [250, 180, 110], (v - 0.5) * 1.8 + clouds(u, v) * 0.25)
  }),
]
