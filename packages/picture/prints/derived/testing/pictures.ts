import type { Pixels } from '../../../surface.ts'
import { mixed, pictureOf, step, type Tone } from './pictureOf.ts'

/** A sea at dusk: a sky from violet to gold, a low sun, clouds and its path on the waves. */
export const seaAtDusk = (): Pixels =>
  pictureOf('sea', 720, 540, ({ noise }) => {
    const clouds = noise(4, 26)
    const small = noise(14, 60)
    const waves = noise(16, 90)
    const ripples = noise(60, 220)
    return (u, v) => {
      if (v < 0.52) {
        const down = v / 0.52
        const sky = mixed(mixed([62, 40, 104], [176, 74, 116], down * 1.7), [248, 178, 96], (down - 0.55) * 2.2)
        const cloud = step(0.12, 0.6, clouds(u, v) + 0.4 * small(u, v)) * step(0.1, 0.5, down)
        const near = Math.hypot((u - 0.62) * 1.33, v - 0.46)
        const lit = mixed(sky, mixed([92, 52, 110], [236, 110, 88], down), cloud * 0.85)
        return mixed(mixed(lit, [255, 214, 130], step(0.24, 0, near) * 0.8), [255, 246, 214], step(0.05, 0.04, near))
      }
      const down = (v - 0.52) / 0.48
      const swell = waves(u, down ** 0.6) + 0.55 * ripples(u, down ** 0.6)
      const sea = mixed(mixed([206, 104, 96], [88, 46, 98], down * 1.5), [34, 24, 62], swell * 0.5 + 0.35 * down)
      const path = step(0.05 + 0.22 * down, 0, Math.abs(u - 0.62)) * step(-0.1, 0.5, swell)
      return mixed(sea, [255, 202, 112], path)
    }
  })

const petal = (u: number, v: number, rings: readonly (readonly [count: number, radius: number, turn: number])[]) => {
  const angle = Math.atan2(v, u)
  const far = Math.hypot(u, v)
  for (const [count, radius, turn] of rings) {
    const phase = ((angle + turn) / (2 * Math.PI)) * count
    const off = Math.abs(phase - Math.round(phase)) * 2
    const reach = radius * (1 - 0.42 * off ** 2.2)
    if (far < reach) return { off, along: far / reach, ring: radius }
  }
  return null
}

/** A dahlia before blurred leaves: three rings of pink petals about a golden heart. */
export const dahlia = (): Pixels =>
  pictureOf('dahlia', 640, 640, ({ noise }) => {
    const leaves = noise(4, 4)
    const light = noise(3, 3)
    const seeds = noise(90, 90)
    const rings = [
      [9, 0.16, 0.3],
      [12, 0.26, 0.1],
      [14, 0.34, 0.35],
      [16, 0.41, 0],
    ] as const
    return (u, v) => {
      const [x, y] = [u - 0.51, v - 0.49]
      const far = Math.hypot(x, y)
      const ground = mixed(
        mixed([36, 66, 34], [92, 134, 58], leaves(u, v) * 0.5 + 0.5),
        [190, 196, 130],
        step(0.45, 1, light(u, v)) * 0.6,
      )
      if (far < 0.075) return mixed([250, 196, 44], [186, 112, 22], step(-0.1, 0.6, seeds(u, v)) * 0.8 + far * 3)
      const found = petal(x, y, rings)
      if (!found) return ground
      const shade = step(0.1, 1, found.off) * 0.6 + step(0.7, 0.2, found.along) * 0.55 - step(0.6, 1, found.along) * 0.4
      return mixed(
        mixed([244, 150, 186], [206, 60, 126], shade),
        [255, 212, 226],
        step(0.75, 1, found.along) * step(0.5, 0, found.off) * 0.7,
      )
    }
  })

/** A jungle: fans of leaves over each other, with red stars of flowers between. */
const jungle = (): Pixels =>
  pictureOf('jungle', 680, 600, ({ chance }) => {
    const greens: Tone[] = [
      [24, 74, 62],
      [40, 108, 64],
      [86, 148, 62],
      [30, 92, 104],
      [132, 178, 84],
    ]
    const fans = Array.from({ length: 46 }, () => ({
      x: chance.next(),
      y: chance.next(),
      size: chance.between(0.12, 0.27),
      turn: chance.between(0, 6.28),
      green: chance.pick(greens),
    }))
    const stars = Array.from({ length: 9 }, () => ({
      x: chance.next(),
      y: chance.next(),
      size: chance.between(0.05, 0.085),
    }))
    return (u, v) => {
      for (const { x, y, size } of stars) {
        const found = petal((u - x) / size, ((v - y) * 0.88) / size, [[5, 1, x * 6]])
        if (found) return found.along < 0.2 ? [248, 206, 90] : mixed([232, 66, 70], [180, 34, 52], found.off)
      }
      for (const { x, y, size, turn, green } of fans) {
        const [dx, dy] = [(u - x) / size, ((v - y) * 0.88) / size]
        const [p, q] = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)]
        const angle = Math.atan2(q, p)
        if (Math.abs(angle) > 1.5 || Math.hypot(p, q) > 0.75 + 0.25 * Math.abs(Math.cos(angle * 6))) continue
        const rib = Math.abs(((angle * 6) / Math.PI) % 1)
        return mixed(green, [12, 38, 34], step(0.62, 0.96, rib) * 0.9 + Math.hypot(p, q) * 0.25)
      }
      return [10, 30, 28]
    }
  })

/** Dunes under a pale sky: slopes of sand lit from one side. */
const dunes = (): Pixels =>
  pictureOf('dunes', 720, 540, ({ noise }) => {
    const ridges = Array.from({ length: 5 }, () => noise(3, 1))
    const ripples = noise(30, 120)
    return (u, v) => {
      let tone: Tone = mixed([126, 170, 204], [238, 224, 200], v * 2.4)
      ridges.forEach((ridge, i) => {
        const top = 0.36 + i * 0.13 + ridge(u, 0.5) * 0.1
        if (v < top) return
        const slope = ridge(u + 0.02, 0.5) - ridge(u - 0.02, 0.5)
        const lit = step(-0.16, 0.16, slope)
        const sand = mixed([128, 68, 36], [226, 160, 100], lit)
        tone = mixed(
          mixed(sand, [96, 50, 30], (v - top) * 0.9),
          [246, 206, 150],
          step(0.2, 0.7, ripples(u, v)) * lit * 0.4,
        )
      })
      return tone
    }
  })

/** A city at night: windows in dark towers, and lights out of focus. */
const cityAtNight = (): Pixels =>
  pictureOf('city', 640, 640, ({ chance, noise }) => {
    const towers = Array.from({ length: 22 }, (_, i) => ({
      x: i / 22,
      wide: chance.between(0.05, 0.1),
      top: chance.between(0.25, 0.72),
    }))
    const lights = Array.from({ length: 34 }, () => ({
      x: chance.next(),
      y: chance.between(0.42, 0.98),
      size: chance.between(0.014, 0.042),
      tone: chance.pick<Tone>([
        [72, 190, 214],
        [226, 60, 128],
        [240, 110, 60],
        [250, 196, 90],
        [124, 84, 214],
      ]),
    }))
    const lit = noise(70, 90)
    return (u, v) => {
      for (const { x, y, size, tone } of lights) {
        const far = Math.hypot(u - x, v - y) / size
        if (far < 1) return mixed(tone, [255, 240, 220], step(0.5, 0, far) * 0.35)
      }
      const tower = towers.find(({ x, wide, top }) => u > x && u < x + wide && v > top)
      if (!tower) return mixed([14, 14, 36], [44, 34, 74], v)
      const [i, j] = [Math.floor((u - tower.x) * 90), Math.floor(v * 70)]
      const open = (u * 90) % 1 > 0.3 && (v * 70) % 1 > 0.35 && lit((i % 30) / 30, (j % 40) / 40) > 0.1
      return open ? mixed([250, 200, 110], [240, 150, 70], (i * 7 + j * 3) % 2) : [20, 20, 34]
    }
  })

/** A painted abstract: patches of strong colours laid over each other. */
const abstract = (): Pixels =>
  pictureOf('abstract', 640, 560, ({ chance, noise }) => {
    const tones: Tone[] = [
      [224, 96, 42],
      [30, 62, 140],
      [238, 190, 70],
      [236, 226, 204],
      [58, 128, 112],
      [148, 44, 74],
      [140, 178, 214],
    ]
    const strokes = Array.from({ length: 150 }, () => ({
      x: chance.next(),
      y: chance.next(),
      long: chance.between(0.06, 0.22),
      wide: chance.between(0.015, 0.05),
      turn: chance.between(-0.7, 0.7),
      tone: chance.pick(tones),
    }))
    const bristle = noise(120, 40)
    return (u, v) => {
      for (const { x, y, long, wide, turn, tone } of strokes) {
        const angle = turn + (x - 0.5) * 1.4
        const [dx, dy] = [u - x, v - y]
        const p = dx * Math.cos(angle) + dy * Math.sin(angle)
        const q = dy * Math.cos(angle) - dx * Math.sin(angle) + p * p * 0.9
        if (Math.abs(p) < long && Math.abs(q) < wide * (1 - (p / long) ** 4))
          return mixed(tone, [20, 20, 24], Math.max(0, bristle(u, v)) * 0.2)
      }
      return [226, 216, 196]
    }
  })

/** Golden scrolls on dark lacquer, alike on both sides: stems that curl in, with a leaf on each. */
const scrolls = (): Pixels =>
  pictureOf('scrolls', 640, 640, ({ noise }) => {
    const curls = [
      [0.3, 0.27, 0.17, 1, 0.4],
      [0.2, 0.66, 0.19, -1, 2.2],
      [0.42, 0.84, 0.1, 1, 4],
      [0.4, 0.52, 0.09, -1, 1],
      [0.1, 0.38, 0.08, 1, 0],
    ] as const
    const cloth = noise(40, 40)
    return (u, v) => {
      const x = u < 0.5 ? u : 1 - u
      for (const [cx, cy, size, way, turn] of curls) {
        const [dx, dy] = [(x - cx) / size, (v - cy) / size]
        const far = Math.hypot(dx, dy)
        if (far > 1.1) continue
        const angle = way * Math.atan2(dy, dx) + turn
        const base = (((angle / (2 * Math.PI)) % 1) + 1) % 1
        for (let round = 0; round < 3; round++) {
          const t = base + round
          if (t > 2.35) continue
          const at = 0.16 + 0.34 * t
          const wide = 0.035 + 0.055 * Math.sin(Math.min(1, t / 2.35) * Math.PI)
          const off = (far - at) / wide
          if (Math.abs(off) < 1)
            return mixed([112, 72, 22], [246, 216, 130], 0.5 - off * 0.25 - (dy / (far + 0.01)) * 0.35)
        }
        if (far < 0.17) return mixed([246, 216, 130], [150, 104, 36], far / 0.2)
        const [p, q] = [
          dx * Math.cos(turn) - dy * Math.sin(turn) - 0.86,
          dx * Math.sin(turn) + dy * Math.cos(turn) - 0.3,
        ]
        if (Math.abs(p) < 0.2 && Math.abs(q) < 0.11 * (1 - (p / 0.2) ** 2))
          return mixed([150, 104, 36], [232, 194, 96], step(-0.08, 0.08, q))
      }
      return mixed([48, 10, 26], [64, 18, 34], cloth(u, v))
    }
  })

/** Every test picture by name. */
export const pictures = { seaAtDusk, dahlia, jungle, dunes, cityAtNight, abstract, scrolls }
