import { openNoise } from '@toile/geometry'
import type { DrawNotion } from './drawing.ts'
import { laceBand } from './lace.ts'
import { openwork } from './openwork.ts'
import { cord, stitches } from './sewing.ts'
import { all, bend, box, disc, line, outline, petal, type Point, ring, type Shape, shares } from './shapes.ts'
import { chained, folds, pile, plain, ribs, satin, type Texture, twill } from './textures.ts'
import { deeper, paler } from './deeper.ts'

/** Points of a wave along a length. */
const waving = (length: number, waves: number, swing: number, y = 0, shift = 0): Point[] =>
  Array.from({ length: waves * 12 + 1 }, (_, i) => {
    const share = i / (waves * 12)
    return [(share - 0.5) * length, y + swing * Math.sin((share * waves + shift) * Math.PI * 2)]
  })

const straightLace =
  (net: number): DrawNotion =>
  ({ pad, width, height, color, number }) =>
    laceBand(
      pad,
      color(0),
      number('scallops'),
      (share, down) => [(share - 0.5) * width * 0.99, (down - 0.5) * height * 0.96],
      net,
    )

const grosgrainRibbon: DrawNotion = ({ pad, width, height, color, number }) => {
  pad.lay(box(0, 0, width, height * 0.96), color(0), { rise: 0.8, round: 0.4, texture: ribs(0, 1.5, 0.14) })
  const stripes = number('stripes')
  for (const y of shares(stripes, height * 0.8))
    pad.lay(box(0, y, width, (height * 0.42) / stripes), color(1), { rise: 0, texture: ribs(0, 1.5, 0.05) })
}

const jacquardRibbon: DrawNotion = ({ pad, width, height, color, number }) => {
  pad.lay(box(0, 0, width, height * 0.96), color(0), { rise: 0.8, round: 0.4, texture: ribs(90, 0.9, 0.05) })
  for (const up of [-1, 1])
    pad.lay(box(0, up * height * 0.4, width, height * 0.09), color(1), { rise: 0.2, texture: satin(0, 0.8) })
  const motifs = shares(number('motifs'), width)
  const step = Math.min(width / motifs.length, height)
  for (const x of motifs) {
    const leaves = [45, 135, 225, 315].map(
      (a): Shape =>
        petal(
          [x, 0],
          [x + Math.cos((a * Math.PI) / 180) * step * 0.42, Math.sin((a * Math.PI) / 180) * step * 0.38],
          step * 0.2,
        ),
    )
    pad.lay(all(...leaves), color(2), { rise: 0.25, texture: satin(90, 0.7) })
    pad.lay(outline([x, -step * 0.16], [x + step * 0.16, 0], [x, step * 0.16], [x - step * 0.16, 0]), color(1), {
      rise: 0.3,
      texture: satin(0, 0.7),
    })
  }
}

const gimpBraid: DrawNotion = ({ pad, width, height, color, number }) => {
  for (const shift of [0, 0.5])
    cord(
      pad,
      line(...waving(width, number('waves'), height * 0.32, 0, shift)),
      shift ? deeper(color(0), 0.1) : color(0),
      height * 0.24,
    )
  cord(pad, line([-width / 2, 0], [width / 2, 0]), paler(color(0), 0.08), height * 0.18)
}

const soutache: DrawNotion = ({ pad, width, height, color, number }) => {
  const scrolls = number('scrolls')
  const step = width / scrolls
  const [a, h] = [step * 0.25, height * 0.42]
  for (const [i, x] of shares(scrolls, width).entries()) {
    const up = i % 2 ? -1 : 1
    const curl = bend(
      [x - a * 2, up * h * 0.8],
      [x - a, up * h * 1.1, x + a * 1.6, up * h * 0.9, x + a * 1.3, -up * h * 0.1],
      [x + a * 1.1, -up * h * 0.9, x - a * 0.6, -up * h * 0.9, x - a * 0.6, -up * h * 0.1],
      [x - a * 0.5, up * h * 0.46, x + a * 0.6, up * h * 0.4, x + a * 0.5, -up * h * 0.1],
    )
    for (const side of [-0.9, 0.9])
      pad.lay((path) => curl(shifted(path, side * 0.7)), color(0), { line: 1.5, rise: 0.9, texture: satin(45, 0.7) })
    pad.lay(line([x + a * 2, -up * h * 0.8], [x + a * 1.2, up * h * 0.1]), color(0), {
      line: 2,
      rise: 0.8,
      texture: satin(45, 0.7),
    })
  }
}

/** The same path beside itself. */
function shifted(path: Parameters<Shape>[0], by: number): Parameters<Shape>[0] {
  return {
    moveTo: (x, y) => path.moveTo(x + by, y + by),
    lineTo: (x, y) => path.lineTo(x + by, y + by),
    bezierCurveTo: (a, b, c, d, x, y) => path.bezierCurveTo(a + by, b + by, c + by, d + by, x + by, y + by),
    quadraticCurveTo: (a, b, x, y) => path.quadraticCurveTo(a + by, b + by, x + by, y + by),
    arc: (x, y, r, from, to, back) => path.arc(x + by, y + by, r, from, to, back),
    ellipse: (x, y, a, b, turn, from, to, back) => path.ellipse(x + by, y + by, a, b, turn, from, to, back),
    closePath: () => path.closePath(),
  }
}

const tweedTrim: DrawNotion = ({ pad, width, height, color, number }) => {
  const strands = number('strands')
  for (const [i, y] of shares(strands, height * 0.86).entries())
    cord(
      pad,
      line(...waving(width, Math.round(width / 9), height * 0.045, y, i * 0.37)),
      color(i % 2),
      (height * 0.86) / strands,
      2.2,
    )
  for (const up of [-1, 1])
    pad.lay(
      all(
        ...shares(Math.round(width / 3), width).map((x, i) =>
          line([x, up * height * 0.34], [x + (i % 2 ? 1 : -0.6), up * height * 0.48]),
        ),
      ),
      color(0),
      { line: 0.9, rise: 0.5 },
    )
}

const hanging =
  (kind: 'pompom' | 'tassel'): DrawNotion =>
  ({ pad, width, height, color, number }) => {
    const places = shares(number('count'), width)
    const r = Math.min(height * 0.22, (width / places.length) * 0.44)
    for (const x of places) {
      pad.lay(line([x, -height * 0.34], [x, height * 0.1]), color(1), { line: 1.2, rise: 0.5 })
      if (kind === 'pompom')
        pad.lay(disc(x, height * 0.49 - r, r), color(0), { rise: r * 0.8, round: r, texture: pile(0.9, 0.24, 0.5) })
      else {
        pad.lay(
          outline(
            [x - r * 0.3, -height * 0.02],
            [x + r * 0.3, -height * 0.02],
            [x + r * 0.66, height * 0.48],
            [x - r * 0.66, height * 0.48],
          ),
          color(0),
          { rise: 1.4, round: 1.6, texture: ribs(0, 0.9, 0.3) },
        )
        pad.lay(disc(x, -height * 0.04, r * 0.42), color(0), { rise: 1.6, round: r * 0.4 })
        pad.lay(line([x - r * 0.36, height * 0.09], [x + r * 0.36, height * 0.09]), deeper(color(0), 0.35), {
          line: 1.4,
          rise: 0.5,
        })
      }
    }
    pad.lay(box(0, -height * 0.4, width, height * 0.17), color(1), { rise: 1, round: 0.6, texture: chained(0, 2, 2) })
  }

const beadedBraid: DrawNotion = ({ pad, width, height, color, number }) => {
  pad.lay(box(0, 0, width, height * 0.9), color(0), { rise: 0.8, texture: ribs(90, 1.2, 0.1), round: 0.5 })
  for (const up of [-1, 1])
    pad.lay(all(...shares(Math.round(width / 2.6), width).map((x) => disc(x, up * height * 0.36, 1.15))), color(2), {
      rise: 1.2,
      round: 1.2,
      gloss: 0.85,
    })
  const motifs = shares(number('motifs'), width)
  const r = Math.min(height * 0.2, (width / motifs.length) * 0.36)
  for (const x of motifs) {
    pad.lay(disc(x, 0, r), color(1), { rise: 1.8, round: r, gloss: 0.9 })
    pad.lay(ring(x, 0, r * 1.3, r), color(2), { rise: 0.8, round: 0.5, gloss: 0.8 })
  }
}

const noise = openNoise(31)

/** Satin takes the light in one long band, softer where the ribbon turns a little. */
const shining = (height: number, tone: number): Texture => ({
  at(x, y) {
    const middle = height * (noise(x / 46, 2) - 0.62) * 0.5
    const band = Math.exp(-(((y - middle) / (height * 0.2)) ** 2))
    return band * (0.5 + 0.9 * noise(x / 30, 7)) - 0.4 + 0.1 * Math.cos((y / 0.7) * Math.PI * 2)
  },
  tone,
  relief: 0,
})

/** What comes off a roll to edge a garment. */
export const edgings = {
  scallopLace: straightLace(0.7),
  chantillyLace: straightLace(1),
  ...openwork,
  satinRibbon: ({ pad, width, height, color, number }) => {
    pad.lay(box(0, 0, width, height * 0.96), color(0), {
      rise: 0.7,
      round: 0.5,
      texture: shining(height, 0.1 + 0.22 * number('sheen')),
    })
    for (const up of [-1, 1])
      pad.lay(line([-width / 2, up * height * 0.43], [width / 2, up * height * 0.43]), deeper(color(0), 0.2), {
        line: 0.7,
        rise: 0.2,
      })
  },
  grosgrainRibbon,
  velvetRibbon: ({ pad, width, height, color, number }) => {
    pad.lay(box(0, 0, width, height * 0.96), deeper(color(0), 0.2), { rise: 0.7, round: 0.4, texture: twill(1) })
    pad.lay(box(0, 0, width, height * 0.78), color(0), {
      rise: 1.2,
      round: 1.2,
      texture: pile(0.7, 0.12 + 0.4 * number('pile'), 0.1),
    })
  },
  jacquardRibbon,
  rickrack: ({ pad, width, height, color, number }) => {
    const wave = line(...waving(width, number('waves'), height * 0.28))
    pad.lay(wave, color(0), { line: height * 0.36, rise: 1, texture: ribs(40, 1.1, 0.12) })
    pad.lay(wave, paler(color(0), 0.12), { line: height * 0.08, rise: 0.2, dash: [1.6, 1.2] })
  },
  gimpBraid,
  soutache,
  tweedTrim,
  piping: ({ pad, width, height, color, number }) => {
    pad.lay(box(0, height * 0.22, width, height * 0.5), color(0), { rise: 0.6, texture: twill(1) })
    pad.lay(box(0, -height * 0.14, width, height * 0.66, height * 0.3), color(0), {
      rise: height * (0.2 + 0.4 * number('dome')),
      round: height * 0.33,
      texture: plain(0.8),
    })
    stitches(pad, line([-width / 2, height * 0.27], [width / 2, height * 0.27]), deeper(color(0), 0.25), { width: 0.6 })
  },
  biasBinding: ({ pad, width, height, color, number }) => {
    pad.lay(box(0, 0, width, height * 0.94), color(0), {
      rise: 1.2,
      round: 2,
      texture: folds(4, 0.06 + 0.1 * number('slant'), number('slant') * 2),
    })
    stitches(pad, line([-width / 2, height * 0.36], [width / 2, height * 0.36]), color(1))
  },
  pomPomTrim: hanging('pompom'),
  tasselTrim: hanging('tassel'),
  beadedBraid,
} satisfies Record<string, DrawNotion>
