import { brushes } from '@toile/canvas/brushes/index.ts'
import { samplesThrough, swelling, wave } from '@toile/canvas/brushes/madeStrokes.ts'
import type { Brush } from '@toile/canvas/stroke/brush.ts'
import { groundOf, heightAt } from '@toile/canvas/stroke/grounds.ts'
import { paintStroke } from '@toile/canvas/stroke/paintStroke.ts'
import type { Stamp } from '@toile/canvas/stroke/stamp.ts'
import type { TurnedKnobs } from '@toile/canvas/stroke/strokeKnobs.ts'
import { watercolor } from '@toile/canvas/brushes/watercolor.ts'
import { shownOf } from '@toile/rules/languages/words.ts'
import type { Host } from '@toile/picture/surface.ts'
import { paintMotifs, paintPrint, paintSmudges } from './otherBrushes.ts'
import { type Cell, defineSheet } from './sheet.ts'

const [width, height] = [980, 330] as const
type Rgb = readonly [number, number, number]

/** The colors that each brush is judged in. */
const inks: Readonly<Record<string, readonly [Rgb, Rgb]>> = {
  pencil: [
    [52, 52, 56],
    [70, 52, 46],
  ],
  texture: [
    [176, 74, 48],
    [38, 86, 102],
  ],
  crayon: [
    [206, 48, 58],
    [30, 100, 168],
  ],
  fur: [
    [92, 60, 40],
    [188, 140, 92],
  ],
  longFur: [
    [48, 34, 30],
    [150, 92, 50],
  ],
  writing: [
    [26, 38, 92],
    [26, 38, 92],
  ],
  marker: [
    [244, 140, 150],
    [110, 180, 200],
  ],
  ribbon: [
    [120, 20, 80],
    [20, 80, 110],
  ],
  spray: [
    [214, 52, 90],
    [40, 60, 150],
  ],
  watercolor: [
    [36, 92, 178],
    [214, 66, 96],
  ],
}
const black: readonly [Rgb, Rgb] = [
  [20, 20, 24],
  [20, 20, 24],
]

/** A sheet of watercolor paper. */
function paper(): Stamp {
  const rgba = new Uint8ClampedArray(width * height * 4)
  const ground = groundOf('cold')
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)]
    const light = (heightAt(ground, x, y) - heightAt(ground, x + 1, y + 1)) * 10
    rgba.set([250 + light, 248 + light, 243 + light, 255], i * 4)
  }
  return { width, height, rgba }
}

/** Places of a scribble that goes up and down. */
const scribble = (x: number, y: number, across: number, down: number, turns: number): [number, number][] =>
  Array.from({ length: turns + 1 }, (_, i) => [
    x + (across * i) / turns + (i % 2) * 6,
    y + (i % 2) * down + ((i * 37) % 11) - 5,
  ])

/** Places of loops. */
const loops = (x: number, y: number, radius: number): [number, number][] =>
  Array.from({ length: 15 }, (_, i) => [
    x + i * 7 + Math.cos(i * 1.05) * radius,
    y + radius + Math.sin(i * 1.05) * radius,
  ])

/** Three pressures, a swelling curve, a scribble, loops with a mouse, and strokes over a wash. */
function paintSpecimen(brush: Brush, knobs: TurnedKnobs): Stamp {
  const picture = paper()
  const [first, second] = inks[brush.id] ?? black
  const lay = (
    through: readonly (readonly [number, number])[],
    press: (t: number) => number,
    color: Rgb,
    more: { speed?: number; tilt?: number; seed: number },
  ) => {
    const samples = samplesThrough({ through, press, ...more })
    paintStroke(picture, { brush, samples, ink: { color, opacity: 1, lays: brush.lays }, seed: more.seed, knobs })
  }
  paintStroke(picture, {
    brush: watercolor,
    samples: samplesThrough({ through: scribble(790, 60, 150, 200, 7), press: () => 0.9 }),
    ink: { color: [230, 176, 120], opacity: 1, lays: 'glaze' },
    seed: 4,
    knobs: { size: 70 },
  })
  const straight = (y: number): [number, number][] => [
    [30, y],
    [110, y - 8],
    [220, y + 4],
  ]
  for (const [i, pressure] of [0.2, 0.55, 1].entries())
    lay(straight(60 + i * 62), () => pressure, first, { seed: i + 1 })
  lay(straight(280), swelling, second, { speed: 6, seed: 5 })
  lay(wave(270, 30, 230, 130), swelling, first, { seed: 6 })
  lay(wave(270, 180, 230, 120), () => 0.5, second, { seed: 7, tilt: 45 })
  const turns = (brush.normal.size ?? 12) < 8 ? 24 : 9
  lay(scribble(540, 40, 150, 120, turns), (t) => 0.3 + 0.6 * t, first, { speed: 1.4, seed: 8 })
  lay(loops(580, 190, 50), () => -1, second, { seed: 9 })
  lay(wave(780, 50, 170, 110), swelling, first, { seed: 10 })
  lay(scribble(790, 200, 140, 80, 5), () => 0.7, second, { seed: 11 })
  return picture
}

/** A picture of straight alpha on an opaque sheet as a surface. */
function shown(host: Host, { rgba }: Stamp) {
  const surface = host.createCanvas(width, height)
  const context = surface.getContext('2d')
  const pixels = context.createImageData(width, height)
  pixels.data.set(rgba)
  context.putImageData(pixels, 0, 0)
  return surface
}

/** Every brush at three pressures, fast, leaning, with a mouse, over white and over a wash. */
export const brushSheet = defineSheet({
  id: 'brushes',
  says: 'Every brush of the canvas',
  styled: false,
  columns: 2,
  cell: [width, height],
  *cells({ host }): Iterable<Cell> {
    for (const brush of brushes) {
      const caption = shownOf(brush.label)
      yield { caption, draw: () => shown(host, paintSpecimen(brush, {})) }
      if (brush.normal.cap)
        yield { caption: `${caption}, square`, draw: () => shown(host, paintSpecimen(brush, { cap: 'square' })) }
    }
    const others = [
      ['Motif brush: following, strewn, round a center', paintMotifs],
      ['Print brush: at full, half and quarter scale', paintPrint],
      ['Smudge', paintSmudges],
    ] as const
    for (const [caption, paint] of others) {
      const draw = () => {
        const picture = paper()
        paint(picture)
        return shown(host, picture)
      }
      yield { caption, draw }
    }
  },
})
