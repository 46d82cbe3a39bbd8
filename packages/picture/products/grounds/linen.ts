import { openChance, smooth } from '@toile/geometry'
import { askedColor } from './askedColor.ts'
import { type Ground, millimetreOf } from './productGround.ts'
import { layCrease } from './layCrease.ts'
import { layNoise } from './layNoise.ts'
import { layTone } from './layTone.ts'
import { reliefOf } from './reliefOf.ts'

/** Millimetres from thread to thread. */
const thread = 0.6

/** Washed linen: threads that swell and thin, laid out with the soft creases of cloth that was folded. */
export const linen: Ground = {
  id: 'linen',
  draw(_, room) {
    const { width, height, seed } = room
    const mm = millimetreOf(room)
    const plane = () => new Float32Array(width * height)
    const [tone, heights, warp, weft] = [plane(), plane(), plane(), plane()]
    const fine = Math.max(1.1 * mm, 2.1)
    const noise = (values: Float32Array, across: number, down: number, amount: number, own: number) =>
      layNoise(values, width, height, { across, down, amount, seed: seed * 5 + own })
    noise(warp, fine, 44 * mm, 0.5, 1)
    noise(weft, 60 * mm, fine, 0.6, 2)
    noise(tone, 300 * mm, 240 * mm, 0.022, 3)
    noise(heights, 330 * mm, 280 * mm, 7 * mm, 4)
    noise(heights, 120 * mm, 150 * mm, 1.3 * mm, 5)
    noise(heights, 34 * mm, 46 * mm, 0.16 * mm, 6)
    const chance = openChance(seed * 19 + 7)
    const count = Math.ceil(((width * height) / (mm * mm)) * 1e-5) + 3
    for (let k = 0; k < count; k++) {
      const steep = chance.happens(0.5) ? 0 : Math.PI / 2
      layCrease(heights, width, height, {
        x: chance.next() * width,
        y: chance.next() * height,
        angle: steep + chance.bell() * 0.55,
        reach: chance.between(160, 460) * mm,
        wide: chance.between(9, 26) * mm,
        high: (chance.happens(0.5) ? 1 : -1) * chance.between(1, 2.6) * mm,
        bend: chance.bell() * 0.12,
      })
    }
    const step = 1 / (thread * mm)
    const shown = smooth(1.7, 3, 1 / step)
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const [upright, lying] = [warp[i]!, weft[i]!]
        tone[i] = tone[i]! + (upright + lying) * 0.03
        heights[i] = heights[i]! + (upright + lying) * 0.09
        if (shown === 0) continue
        const u = x * step + lying * 0.22
        const v = y * step + upright * 0.22
        const over = weaveAt(u, v, upright, lying)
        tone[i] = tone[i]! + (over - 0.62) * 0.42 * shown
        heights[i] = heights[i]! + over * 0.34 * shown * Math.min(2.2, 1 / step / 2)
      }
    }
    return { albedo: layTone(tone, askedColor(room, 'linen'), [1, 1, 1.06]), form: reliefOf(heights, width, height) }
  },
}

/** The height 0..1 of plain weave at a place counted in threads, whose threads are as thick as told. */
function weaveAt(u: number, v: number, upright: number, lying: number): number {
  const across = Math.floor(u)
  const down = Math.floor(v)
  const fu = u - across - 0.5
  const fv = v - down - 0.5
  const above = (across + down) & 1 ? 1 : -1
  const warp = (1 - fu * fu * (3.4 - upright)) * (0.72 + above * (0.26 - fv * fv * 1.05))
  const weft = (1 - fv * fv * (3.4 - lying)) * (0.72 - above * (0.26 - fu * fu * 1.05))
  return Math.max(warp, weft, 0)
}
