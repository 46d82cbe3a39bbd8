import type { DrawNotion } from './drawing.ts'
import { type Frill, layFrill } from './frill.ts'
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
  const full = number('fullness')
  const y0 = -h * 0.72
  const [from, sweep] = [Math.PI * 1.08, Math.PI * 1.16]
  // A frill that runs round the neck: along is a turn about it, down is away from it.
  const round = (reach: number, turn: number): Frill => {
    const inner = 0.42
    return {
      place(share, down) {
        const [angle, r] = [from - share * sweep, inner + (reach - inner) * down]
        return [w * r * Math.cos(angle), y0 + h * 0.62 * Math.sin(angle) * (r / inner)]
      },
      find(x, y) {
        const [ax, ay] = [x / w, ((y - y0) / (h * 0.62)) * inner]
        const angle = Math.atan2(ay, ax)
        const turned = angle < -Math.PI / 2 ? angle + Math.PI * 2 : angle
        return [(from - turned) / sweep, (Math.hypot(ax, ay) - inner) / (reach - inner)]
      },
      wide: w * reach * 2.2,
      tall: h * (reach - inner) * 1.2,
      full,
      turn,
    }
  }
  layFrill(pad, deeper(color(0), 0.05), round(0.97, 3))
  layFrill(pad, color(0), round(0.76, 1))
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
