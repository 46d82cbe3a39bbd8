import type { DrawNotion } from './drawing.ts'
import { laceBand } from './lace.ts'
import { stitches } from './sewing.ts'
import { bend, box, disc, line, outline, type Shape, shares } from './shapes.ts'
import { plain } from './textures.ts'
import { deeper } from './deeper.ts'

/** One half of a flat collar round a neckline, mirrored by its side. */
const half =
  (side: number, w: number, h: number, deep: number, pointed: boolean): Shape =>
  (path) => {
    const [neck, outer] = [w * 0.46 * side, w * 0.98 * side]
    path.moveTo(side * w * 0.02, h * 0.3)
    path.bezierCurveTo(side * w * 0.2, h * 0.22, neck, h * -0.1, neck, -h * 0.94)
    path.bezierCurveTo(w * 0.7 * side, -h * 0.98, outer, -h * 0.7, outer, -h * 0.1)
    const reach = h * (0.35 + 0.6 * deep)
    if (pointed) {
      path.bezierCurveTo(outer * 0.97, h * 0.2, w * 0.8 * side, reach * 0.7, w * 0.62 * side, reach)
      path.lineTo(side * w * 0.02, h * 0.3)
    } else {
      path.bezierCurveTo(outer * 0.98, reach * 0.8, w * 0.52 * side, reach * 1.12, w * 0.2 * side, reach * 0.94)
      path.bezierCurveTo(side * w * 0.04, reach * 0.84, side * w * 0.02, h * 0.5, side * w * 0.02, h * 0.3)
    }
    path.closePath()
  }

const flat =
  (pointed: boolean): DrawNotion =>
  ({ pad, width, height, color, number }) => {
    const [w, h] = [width / 2, height / 2]
    for (const side of [-1, 1]) {
      pad.lay(half(side, w, h, number('depth'), pointed), color(0), {
        rise: 1.4,
        round: 2.2,
        texture: { ...plain(1.1), tone: 0.05 },
      })
      pad.lay(half(side, w * 0.965, h * 0.955, number('depth') * 0.94, pointed), deeper(color(1), 0.1), {
        line: 0.7,
        rise: 0.2,
        dash: [2.2, 1.2],
      })
    }
    pad.lay(disc(0, h * 0.3, 4.4), deeper(color(1), 0.05), { rise: 1.4, round: 3, gloss: 0.4 })
  }

const middyCollar: DrawNotion = ({ pad, width, height, color, number }) => {
  const [w, h] = [width / 2, height / 2]
  const shape = (s: number) =>
    outline(
      [-w * 0.34 * s, -h * 0.98 * s],
      [-w * 0.98 * s, -h * 0.86 * s],
      [-w * 0.98 * s, h * 0.3 * s],
      [-w * 0.7 * s, h * 0.36 * s],
      [0, h * 0.98 * s],
      [w * 0.7 * s, h * 0.36 * s],
      [w * 0.98 * s, h * 0.3 * s],
      [w * 0.98 * s, -h * 0.86 * s],
      [w * 0.34 * s, -h * 0.98 * s],
      [0, h * 0.4 * s],
    )
  pad.lay(shape(1), color(0), { rise: 1.6, round: 2, texture: { ...plain(1.2), tone: 0.07 } })
  for (let i = 0; i < number('stripes'); i++) {
    const s = 0.94 - i * 0.055
    pad.lay(
      line(
        [-w * 0.98 * s, -h * 0.8],
        [-w * 0.98 * s, h * 0.3 * s],
        [-w * 0.7 * s, h * 0.36 * s],
        [0, h * 0.98 * s],
        [w * 0.7 * s, h * 0.36 * s],
        [w * 0.98 * s, h * 0.3 * s],
        [w * 0.98 * s, -h * 0.8],
      ),
      color(1),
      { line: 3.4, rise: 0.3 },
    )
  }
}

const ruffledCollar: DrawNotion = ({ pad, width, height, color, number }) => {
  const [w, h] = [width / 2, height / 2]
  for (const [tier, lift] of [
    [1, 0],
    [0.72, 0.1],
  ] as const) {
    const full = number('fullness')
    const waves = Math.round(9 + 9 * full)
    const steps = 180
    const edge = Array.from({ length: steps + 1 }, (_, i) => {
      const angle = (i / steps) * Math.PI * 1.16 - Math.PI * 0.08
      const r = tier * (0.9 + 0.09 * full * Math.sin((i / steps) * waves * Math.PI * 2))
      return [w * r * Math.cos(angle), -h * 0.72 + h * 1.6 * r * Math.sin(angle)] as const
    })
    const neck = Array.from({ length: 41 }, (_, i) => {
      const angle = Math.PI * 1.08 - (i / 40) * Math.PI * 1.16
      return [w * 0.42 * Math.cos(angle), -h * 0.72 + h * 0.62 * Math.sin(angle)] as const
    })
    pad.lay(outline(...edge, ...neck), deeper(color(0), lift * 0.2), {
      rise: 2,
      round: 3,
      texture: {
        at: (x, y) => Math.sin(Math.atan2((y + h * 0.72) / h, x / w) * waves * 1.8),
        tone: 0.1 * (0.4 + full),
        relief: 1.4 * (0.4 + full),
      },
    })
  }
  pad.lay(bend([-w * 0.42, -h * 0.8], [-w * 0.4, h * 0.14, w * 0.4, h * 0.14, w * 0.42, -h * 0.8]), color(0), {
    line: 6,
    rise: 1.4,
  })
}

const laceCollar: DrawNotion = ({ pad, width, height, color, number }) => {
  const [w, h] = [width / 2, height / 2]
  const scallops = number('scallops')
  const at = (share: number, reach: number): readonly [number, number] => {
    const angle = Math.PI * (1.08 - share * 1.16)
    return [w * reach * Math.cos(angle), -h * 0.68 + h * 1.6 * reach * Math.sin(angle) * (0.6 + 0.4 * reach)]
  }
  laceBand(pad, color(0), scallops, (share, down) => at(share, 0.46 + 0.5 * down))
}

const bibCollar: DrawNotion = ({ pad, width, height, color, number }) => {
  pad.lay(box(0, 0, width * 0.96, height * 0.97, width * 0.3), color(0), {
    rise: 1.2,
    round: 2,
    texture: { ...plain(1.1), tone: 0.04 },
  })
  for (const side of [-1, 1])
    for (const x of shares(number('pleats'), width * 0.36).map((at) => side * (width * 0.22 + at)))
      pad.lay(line([x, -height * 0.38], [x, height * 0.38]), color(0), {
        line: (width * 0.3) / number('pleats'),
        rise: 0.9,
      })
  pad.lay(box(0, 0, width * 0.07, height * 0.95), color(0), { rise: 1, round: 1 })
  for (const y of shares(6, height * 0.86))
    pad.lay(disc(0, y, 4.6), deeper(color(1), 0.04), { rise: 1.4, round: 3, gloss: 0.5 })
  stitches(pad, box(0, 0, width * 0.92, height * 0.94, width * 0.28), color(1))
}

/** Collars that are laid on a garment that has none. */
export const collars = {
  peterPanCollar: flat(false),
  middyCollar,
  ruffledCollar,
  pointCollar: flat(true),
  laceCollar,
  bibCollar,
} satisfies Record<string, DrawNotion>
