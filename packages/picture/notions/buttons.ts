import type { DrawNotion, Drawing } from './drawing.ts'
import { threadsThrough } from './sewing.ts'
import { all, around, box, disc, heart, line, outline, type Point, polar, ring, type Shape, star } from './shapes.ts'
import { flame, hide, plain, satin, sheen, type Texture } from './textures.ts'
import { deeper, paler } from './deeper.ts'

const holesOf = (count: number, apart: number): Point[] =>
  count === 2
    ? [
        [-apart, 0],
        [apart, 0],
      ]
    : [
        [-apart, -apart],
        [apart, -apart],
        [-apart, apart],
        [apart, apart],
      ]

interface Turned {
  holes: 2 | 4
  texture?: Texture
  gloss?: number
  form?: (r: number) => Shape
  /** How much of the middle lies lower. */
  well?: number
}

/** A flat button: a rim, a well, holes that show what is behind, and the thread that holds it. */
const sewn =
  ({ holes, texture, gloss = 0.3, form = (r) => disc(0, 0, r), well = 1 }: Turned): DrawNotion =>
  ({ pad, width, height, color, number }) => {
    const r = Math.min(width, height) / 2 - 0.2
    const rim = number('rim') * r * 1.6
    const body = color(0)
    pad.lay(form(r), body, { rise: r * 0.2, round: r * 0.16, texture, gloss })
    pad.lay(form(Math.max(r * 0.3, r - rim)), deeper(body, 0.08), {
      rise: -r * 0.09 * well,
      round: r * 0.1,
      texture,
      gloss: gloss * 0.7,
    })
    const apart = holes === 2 ? r * 0.24 : r * 0.19
    const places = holesOf(holes, apart)
    pad.lay(all(...places.map(([x, y]) => disc(x, y, r * 0.105))), deeper(body, 0.72), { rise: -0.5, round: 0.2 })
    threadsThrough(pad, places, color(1), r * 0.13)
  }

/** A button on a shank: a dome with nothing through it. */
const domed =
  (texture?: Texture, gloss = 0.5, edge = 0.9): DrawNotion =>
  (drawing) =>
    void dome(drawing, texture, gloss, edge)

function dome({ pad, width, height, color, number }: Drawing, texture?: Texture, gloss = 0.6, edge = 0.9): number {
  const r = Math.min(width, height) / 2 - 0.2
  pad.lay(disc(0, 0, r), deeper(color(0), 0.12), { rise: r * 0.14, round: r * 0.12, gloss })
  pad.lay(disc(0, 0, r * edge), color(0), { rise: r * (0.16 + 0.5 * number('dome')), round: r, texture, gloss })
  return r
}

const stamped =
  (mark: (r: number) => Shape, wide?: number): DrawNotion =>
  (drawing) => {
    const r = dome(drawing, undefined, 0.75, 0.84)
    drawing.pad.lay(ring(0, 0, r * 0.92, r * 0.84), paler(drawing.color(0), 0.2), {
      rise: 0.25,
      round: 0.3,
      gloss: 0.8,
    })
    const look = { rise: r * 0.08, round: r * 0.07, gloss: 0.7 }
    drawing.pad.lay(mark(r), drawing.color(1), wide ? { ...look, line: r * wide } : look)
  }

const anchor = (r: number): Shape =>
  all(
    line([0, -r * 0.36], [0, r * 0.5]),
    line([-r * 0.22, -r * 0.2], [r * 0.22, -r * 0.2]),
    line(...[-62, -40, -20, 0, 20, 40, 62].map((a) => polar(0, r * 0.02, -r * 0.48, a)).map(([x, y]): Point => [x, y])),
    ring(0, -r * 0.47, r * 0.1, r * 0.1),
  )

const crest = (r: number): Shape =>
  all(
    outline([-r * 0.4, -r * 0.38], [r * 0.4, -r * 0.38], [r * 0.36, r * 0.1], [0, r * 0.5], [-r * 0.36, r * 0.1]),
    line([0, -r * 0.38], [0, r * 0.46]),
    line([-r * 0.38, -r * 0.06], [r * 0.38, -r * 0.06]),
  )

/** Strips of leather plaited over a ball: each goes over one and under the next. */
const leatherButton: DrawNotion = (drawing) => {
  const r = dome(drawing, hide(1.2), 0.16)
  const { pad, color } = drawing
  const pitch = r * 0.56
  const cells = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => [row, column] as const))
  for (const over of [0, 1])
    for (const [row, column] of cells.filter(([i, j]) => Math.abs(i + j) % 2 === over)) {
      const lies = over === 0
      // Towards the rim the plait turns away.
      const bent = row !== 0 && column !== 0 ? 0.86 : 1
      const [x, y] = [column * pitch * bent, row * pitch * bent]
      const [long, wide] = [pitch * (bent < 1 ? 0.96 : 1.3), pitch * (bent < 1 ? 0.8 : 0.9)]
      pad.lay(box(x, y, lies ? long : wide, lies ? wide : long, wide * 0.42), lies ? color(0) : paler(color(0), 0.05), {
        rise: r * 0.13,
        round: wide * 0.46,
        texture: { ...hide(0.9), tone: 0.1, relief: 0.03 },
        gloss: 0.3,
      })
    }
}

const crystalButton: DrawNotion = ({ pad, width, color, number }) => {
  const r = width / 2 - 0.2
  const facets = number('count')
  pad.lay(disc(0, 0, r), color(1), { rise: r * 0.24, round: r * 0.2, gloss: 0.8 })
  pad.lay(disc(0, 0, r * 0.86), deeper(color(0), 0.25), { rise: -0.3, round: 0.3 })
  for (let i = 0; i < facets; i++) {
    const step = 360 / facets
    const cut = outline(
      polar(0, 0, r * 0.82, i * step),
      polar(0, 0, r * 0.82, (i + 1) * step),
      polar(0, 0, r * 0.4, (i + 0.5) * step),
    )
    const between = outline(
      polar(0, 0, r * 0.82, (i + 1) * step),
      polar(0, 0, r * 0.4, (i + 0.5) * step),
      polar(0, 0, r * 0.4, (i + 1.5) * step),
    )
    const bright = Math.cos(((i * step - 315) * Math.PI) / 180)
    pad.lay(cut, bright > 0 ? paler(color(0), bright * 0.8) : deeper(color(0), -bright * 0.4), {
      rise: 0.3,
      round: 0.2,
      gloss: 0.9,
    })
    pad.lay(between, i % 2 ? paler(color(0), 0.5) : deeper(color(0), 0.3), { rise: 0.35, round: 0.2, gloss: 0.9 })
  }
  pad.lay(disc(0, 0, r * 0.36), paler(color(0), 0.6), { rise: 0.3, round: 0.3, gloss: 1 })
}

const snapButton: DrawNotion = ({ pad, width, color, number }) => {
  const r = width / 2 - 0.2
  pad.lay(disc(0, 0, r), color(0), { rise: r * 0.3, round: r * 0.3, gloss: 0.8 })
  pad.lay(disc(0, 0, r * (1 - number('rim') * 1.4)), deeper(color(0), 0.16), {
    rise: -r * 0.2,
    round: r * 0.2,
    gloss: 0.6,
  })
  pad.lay(disc(0, 0, r * 0.36), paler(color(0), 0.15), { rise: r * 0.36, round: r * 0.3, gloss: 0.9 })
  pad.lay(
    all(...[0, 90, 180, 270].map((a) => disc(...polar(0, 0, r * 0.72, a + 45), r * 0.09))),
    deeper(color(0), 0.65),
    { rise: -0.3 },
  )
}

const toggleButton: DrawNotion = ({ pad, width, height, color, number }) => {
  const h = height * (0.42 + 0.3 * number('dome'))
  pad.lay(box(0, 0, width * 0.96, h, h * 0.5), color(0), {
    rise: h * 0.4,
    round: h * 0.5,
    texture: flame(2.1),
    gloss: 0.35,
  })
  for (const x of [-1, 1])
    pad.lay(line([x * 2.6, -h * 0.56], [x * 2.6, h * 0.56]), color(1), { line: 2.6, rise: 1, texture: satin(30, 0.8) })
}

/** Buttons of every make. */
export const buttons = {
  fourHoleButton: sewn({ holes: 4 }),
  twoHoleButton: sewn({ holes: 2, texture: sheen(0.09, 6), gloss: 0.45 }),
  rimmedButton: sewn({ holes: 4, well: 2.1, gloss: 0.4 }),
  shirtButton: sewn({ holes: 4, texture: sheen(0.12, 4), gloss: 0.65 }),
  hornButton: sewn({ holes: 4, texture: flame(5.2, 0.34), gloss: 0.45 }),
  woodButton: sewn({ holes: 2, texture: flame(2, 0.16), gloss: 0.12 }),
  shankButton: domed(undefined, 0.55),
  blazerButton: stamped(crest, 0.1),
  militaryButton: stamped(anchor, 0.14),
  jeansButton: stamped((r) => star(0, 0, r * 0.46, r * 0.2, 5)),
  coveredButton: domed(plain(1.1), 0.06, 0.99),
  leatherButton,
  pearlButton: domed(sheen(0.08, 5), 0.95, 0.99),
  crystalButton,
  squareButton: sewn({ holes: 4, form: (r) => box(0, 0, r * 2, r * 2, r * 0.32) }),
  heartButton: sewn({ holes: 2, form: (r) => heart(0, r * 0.08, r * 2.1, r * 1.9), gloss: 0.5 }),
  flowerButton: ({ pad, width, color, number }) => {
    const r = width / 2 - 0.2
    const petals = number('count')
    pad.lay(
      around(0, 0, (a) => r * (0.84 + 0.16 * Math.cos(a * petals))),
      color(0),
      { rise: r * 0.3, round: r * 0.4, gloss: 0.45 },
    )
    pad.lay(disc(0, 0, r * 0.46), deeper(color(0), 0.12), { rise: -r * 0.12, round: r * 0.14, gloss: 0.3 })
    const places = holesOf(2, r * 0.19)
    pad.lay(all(...places.map(([x, y]) => disc(x, y, r * 0.1))), deeper(color(0), 0.7), { rise: -0.4 })
    threadsThrough(pad, places, color(1), r * 0.14)
  },
  snapButton,
  toggleButton,
} satisfies Record<string, DrawNotion>
