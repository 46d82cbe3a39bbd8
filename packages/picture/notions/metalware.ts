import type { DrawNotion } from './drawing.ts'
import { all, disc, outline, polar, ring, type Shape, shares, star } from './shapes.ts'
import { radial } from './textures.ts'
import { deeper, paler } from './deeper.ts'

const stud =
  (form: (r: number) => Shape, steep: number): DrawNotion =>
  ({ pad, width, color, number }) => {
    const r = width / 2 - 0.15
    pad.lay(form(r), color(0), { rise: r * steep * (0.3 + number('dome')), round: r, gloss: 0.8 })
  }

/** Four faces that meet in a point, each in its own light. */
const faceted =
  (corners: number, steep: number): DrawNotion =>
  ({ pad, width, color, number }) => {
    const r = width / 2 - 0.15
    const tall = r * steep * (0.4 + number('dome'))
    const turn = corners === 4 ? 45 : 0
    const reach = corners === 4 ? r * 1.34 : r
    const edge = Array.from({ length: corners }, (_, i) => polar(0, 0, reach, turn + (i * 360) / corners))
    pad.lay(outline(...edge), color(0), { rise: tall, round: r, gloss: 0.5 })
    edge.forEach((from, i) => {
      const to = edge[(i + 1) % corners]
      if (!to) return
      const facing = Math.cos((((i + 0.5) * 360) / corners + turn - 320) * (Math.PI / 180))
      const tone = facing > 0 ? paler(color(0), facing * 0.5) : deeper(color(0), -facing * 0.42)
      pad.lay(outline(from, to, [0, 0]), tone, { rise: 0, opacity: 0.75, gloss: 0.5 })
    })
  }

const studBand: DrawNotion = ({ pad, width, height, color, number }) => {
  const rows = number('rows')
  const pitch = height / rows
  const r = Math.min(4.4, pitch * 0.4)
  const places = shares(rows, height).flatMap((y, row) =>
    shares(Math.max(1, Math.round(width / (r * 2.7))), width - (rows > 1 ? r * 1.3 : 0)).map((x) =>
      disc(x + (row % 2 ? r * 0.6 : rows > 1 ? -r * 0.6 : 0), y, r),
    ),
  )
  pad.lay(all(...places), color(0), { rise: r * 0.8, round: r, gloss: 0.85 })
}

const rivet: DrawNotion = ({ pad, width, color, number }) => {
  const r = width / 2 - 0.15
  pad.lay(disc(0, 0, r), color(0), { rise: r * 0.34, round: r * 0.4, gloss: 0.7 })
  pad.lay(disc(0, 0, r * (1 - number('rim') * 1.7)), deeper(color(0), 0.1), {
    rise: -r * 0.16,
    round: r * 0.2,
    gloss: 0.6,
  })
  pad.lay(disc(0, 0, r * 0.3), paler(color(0), 0.1), { rise: r * 0.3, round: r * 0.3, gloss: 0.8 })
}

const grommet: DrawNotion = ({ pad, width, color, number }) => {
  const r = width / 2 - 0.2
  const inner = r * (0.86 - number('rim') * 1.7)
  pad.lay(disc(0, 0, inner * 1.04), { r: 22, g: 19, b: 20 }, { rise: -0.6, opacity: 0.92 })
  pad.lay(ring(0, 0, r, inner), color(0), { rise: r * 0.24, round: (r - inner) * 0.55, gloss: 0.85 })
}

const eyelet: DrawNotion = ({ pad, width, color, number }) => {
  const r = width / 2 - 0.2
  const inner = r * (0.78 - number('rim') * 1.5)
  pad.lay(disc(0, 0, inner * 1.06), deeper(color(0), 0.8), { rise: -0.4, opacity: 0.9 })
  pad.lay(ring(0, 0, r, inner), color(0), {
    rise: 0.8,
    round: (r - inner) * 0.6,
    texture: { ...radial(0, 0, 34), tone: 0.3 },
  })
}

const grommetRow: DrawNotion = ({ pad, width, height, color, number }) => {
  const places = shares(number('count'), width)
  const r = Math.min(height / 2 - 0.3, (width / places.length) * 0.46)
  pad.lay(all(...places.map((x) => disc(x, 0, r * 0.58))), { r: 22, g: 19, b: 20 }, { rise: -0.6, opacity: 0.92 })
  pad.lay(all(...places.map((x) => ring(x, 0, r, r * 0.54))), color(0), {
    rise: r * 0.24,
    round: r * 0.26,
    gloss: 0.85,
  })
}

/** What is hammered through the cloth. */
export const metalware = {
  roundStud: stud((r) => disc(0, 0, r), 0.7),
  pyramidStud: faceted(4, 0.7),
  spikeStud: faceted(12, 1.6),
  starStud: stud((r) => star(0, r * 0.06, r, r * 0.45, 5), 0.6),
  studBand,
  rivet,
  grommet,
  eyelet,
  grommetRow,
} satisfies Record<string, DrawNotion>
