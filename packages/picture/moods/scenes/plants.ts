import { type Color, lightnessChromaHue } from '@toile/craft/colors/color.ts'
import { mixColors } from '@toile/craft/colors/mixColors.ts'
import { colorOf } from '@toile/craft/colors/oklch.ts'
import { openNoise, smooth } from '@toile/geometry'
import { octaves, pixelsBy, times } from '../field.ts'
import type { PaintScene } from './paintScene.ts'

const white: Color = { r: 253, g: 250, b: 244 }

interface Leaf {
  x: number
  y: number
  long: number
  wide: number
  angle: number
  color: Color
}

/** Leaves and stems, pressed and mounted on paper. */
export const pressed: PaintScene = ({ width, height, tones, accent, chance }) => {
  const noise = openNoise(chance.whole(1, 99_999))
  const sheet = mixColors(tones[tones.length - 1], white, 0.72)
  const side = Math.min(width, height)
  const leafTones = [tones[0], tones[1] ?? tones[0], accent].map((color) => {
    const { lightness, chroma, hue } = lightnessChromaHue(color)
    return colorOf(Math.min(0.66, Math.max(0.34, lightness)), Math.min(0.09, chroma + 0.02), hue)
  })
  const picture = pixelsBy(width, height, (x, y) => times(sheet, 0.965 + 0.05 * octaves(noise, x * 0.12, y * 0.12, 3)))
  const stems = side === width && height > width * 1.15 ? 2 : 3
  const widths = chance.shuffled([0.12, 0.2, 0.4])
  for (let k = 0; k < stems; k++) grow(width * ((k + 0.5) / stems + chance.between(-0.05, 0.05)), k)
  return picture

  function grow(foot: number, kind: number) {
    const color = leafTones[kind % leafTones.length]
    const tall = height * chance.between(0.66, 0.82)
    const lean = chance.between(-0.3, 0.3)
    const broad = widths[kind % widths.length]
    const place = (t: number) => [foot + lean * tall * t * t, height * 0.93 - tall * t] as const
    const pairs = chance.whole(7, 11)
    const leaves: Leaf[] = []
    for (let i = 1; i <= pairs; i++) {
      const t = 0.14 + (0.82 * i) / pairs
      const [x, y] = place(t)
      const long = (tall / pairs) * chance.between(1.15, 1.6) * (1.2 - 0.6 * t) * (broad > 0.3 ? 0.8 : 1.15)
      for (const way of [-1, 1]) {
        if (chance.happens(0.08)) continue
        const angle = -Math.PI / 2 + way * chance.between(0.75, 1.05)
        leaves.push({
          x,
          y: y + (way > 0 ? long * 0.15 : 0),
          long,
          wide: long * broad * chance.between(0.85, 1.2),
          angle: angle + lean * t,
          color: times(color, chance.between(0.88, 1.14)),
        })
      }
    }
    const [x, y] = place(0.97)
    leaves.push({ x, y, long: tall / pairs, wide: (tall / pairs) * 0.22, angle: -Math.PI / 2, color })
    for (let t = 0; t < 0.99; t += 0.4 / tall) {
      const [sx, sy] = place(t)
      spot(sx, sy, side * (0.0065 - 0.004 * t), times(color, 0.72), 1)
    }
    for (const leaf of leaves) draw(leaf)
  }

  function draw({ x: x0, y: y0, long, wide, angle, color }: Leaf) {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    for (let t = 0; t <= 1; t += 0.5 / long) {
      const reach = wide * Math.sin(Math.PI * Math.min(1, t ** 0.75))
      for (let w = -reach; w <= reach; w += 0.5) {
        const vein =
          Math.abs(w) < 0.7 ? 0.7 : Math.abs(((t * long - Math.abs(w) * 1.1) / (long * 0.11)) % 1) < 0.16 ? 0.9 : 1
        const tone = vein * (0.9 + 0.2 * noise((x0 + t * long) * 0.11, (y0 + w) * 0.11)) * (1 + 0.08 * (w / wide))
        spot(x0 + c * long * t - s * w, y0 + s * long * t + c * w, 0.55, times(color, tone), 0.93)
      }
    }
  }

  function spot(x: number, y: number, r: number, { r: red, g, b }: Color, share: number) {
    for (let j = Math.floor(y - r); j <= y + r; j++) {
      for (let i = Math.floor(x - r); i <= x + r; i++) {
        if (i < 0 || j < 0 || i >= width || j >= height) continue
        const at = (j * width + i) * 4
        picture.rgba[at] += (red - picture.rgba[at]) * share
        picture.rgba[at + 1] += (g - picture.rgba[at + 1]) * share
        picture.rgba[at + 2] += (b - picture.rgba[at + 2]) * share
      }
    }
  }
}

/** A blossom from so near that it fills the plate. */
export const bloom: PaintScene = ({ width, height, tones, accent, chance }) => {
  const side = Math.max(width, height)
  const [cx, cy] = [width * chance.between(0.38, 0.62), height * chance.between(0.38, 0.62)]
  const { lightness, chroma, hue } = lightnessChromaHue(accent)
  const deep = colorOf(Math.max(0.3, lightness - 0.24), Math.min(0.16, chroma + 0.02), hue - 8)
  const body = colorOf(Math.min(0.88, lightness + 0.08), Math.max(0.03, chroma * 0.9), hue)
  const pale = mixColors(colorOf(0.93, Math.min(0.05, chroma * 0.5), hue + 10), white, 0.25)
  const petals = Array.from({ length: 64 }, (_, k) => {
    const far = (side * 0.74 * Math.sqrt((64 - k) / 64)) ** 1
    const angle = k * 2.39996 + chance.between(-0.12, 0.12)
    return {
      c: Math.cos(angle),
      s: Math.sin(angle),
      far,
      wide: far * chance.between(0.5, 0.66),
      tone: chance.between(0.92, 1.06),
      skew: chance.between(-0.25, 0.25),
    }
  })
  const noise = openNoise(chance.whole(1, 99_999))
  const ground = mixColors(tones[0], deep, 0.55)
  return pixelsBy(width, height, (x, y) => {
    const dx = x - cx + side * 0.02 * (noise(x / 60, y / 60) - 0.5)
    const dy = y - cy + side * 0.02 * (noise(x / 60 + 50, y / 60) - 0.5)
    const sum = { r: 0, g: 0, b: 0 }
    let open = 1
    // From the heart outwards: what is covered need not be painted.
    for (let k = petals.length - 1; k >= 0 && open > 0.01; k--) {
      const { c, s, far, wide, tone, skew } = petals[k]
      const along = (dx * c + dy * s) / far
      if (along < -0.15 || along > 1.02) continue
      const across = (dy * c - dx * s) / wide + skew * along * along
      const rim = 1 - (along * 0.92) ** 4 - across * across * (0.75 + 0.4 * (1 - along))
      if (rim <= -0.01) continue
      const cover = smooth(-0.01, 0.02, rim)
      const fold = 0.5 + 0.5 * Math.cos(across * 5.2 + skew * 9)
      const light = Math.min(1, Math.max(0, along)) ** 1.5
      const shade = tone * (0.9 + 0.1 * smooth(0, 0.25, rim)) * (0.93 + 0.1 * fold * along)
      const lit = mixColors(
        mixColors(deep, body, Math.min(1, light * 1.7)),
        pale,
        Math.max(0, light * 1.1 - 0.35) + 0.25 * (1 - smooth(0, 0.07, rim)),
      )
      add(sum, lit, shade * cover * open)
      open *= 1 - cover
    }
    return add(sum, ground, open)
  })
}

function add(sum: Color, { r, g, b }: Color, share: number): Color {
  sum.r += r * share
  sum.g += g * share
  sum.b += b * share
  return sum
}
