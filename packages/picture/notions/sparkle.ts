import type { Color } from '@toile/craft/colors/color.ts'
import { openChance, openNoise } from '@toile/geometry'
import type { DrawNotion } from './drawing.ts'
import type { Pad } from './pad.ts'
import { all, box, disc, line, outline, type Point, polar, type Shape, shares } from './shapes.ts'
import { ribs, type Texture } from './textures.ts'
import { deeper, paler } from './deeper.ts'

const noise = openNoise(41)

/** How light a sequin looks by the way it happens to lie, and which half of its cup the light takes. */
const lies = [
  { tone: -0.34, lit: 200 },
  { tone: -0.14, lit: 320 },
  { tone: 0.04, lit: 30 },
  { tone: 0.34, lit: 300 },
  { tone: -0.05, lit: 110 },
] as const

/** Cup sequins in the order they were sewn, each over the one before: a dish with a hole that a stitch comes out of, one half of it in the light. */
function sequins(pad: Pad, places: readonly Point[], r: number, color: Color): void {
  const chance = openChance(places.length + 5)
  for (const [lying, turns] of runsOf(places, () => Math.floor(chance.next() * lies.length))) {
    const { tone, lit } = lies[lying] ?? lies[0]
    const own = tone < 0 ? deeper(color, -tone) : paler(color, tone)
    pad.lay(all(...turns.map(([x, y]) => disc(x, y, r))), own, {
      rise: r * 0.22,
      round: r * 0.4,
      gloss: 0.9,
      level: r * 0.1,
    })
    const halves = turns.map(([x, y]) => cup([x, y], r * 0.8, lit))
    pad.lay(all(...halves), paler(own, 0.55), { rise: 0, opacity: 0.65, gloss: 0.9 })
    pad.lay(all(...turns.map(([x, y]) => disc(x, y, r * 0.3))), deeper(own, 0.22), {
      rise: -r * 0.14,
      round: r * 0.2,
      gloss: 0.8,
    })
    pad.lay(all(...turns.map(([x, y]) => disc(x, y, r * 0.13))), deeper(color, 0.75), { rise: -0.2 })
    pad.lay(all(...turns.map(([x, y]) => line([x, y], [x + r * 0.95, y + r * 0.1]))), deeper(own, 0.5), {
      line: Math.max(0.25, r * 0.09),
      rise: 0.15,
      opacity: 0.7,
    })
  }
}

/** Half of a ring within a cup, towards a turn in degrees. */
const cup = ([x, y]: Point, r: number, turn: number): Shape => {
  const arc = (far: number, turns: readonly number[]) => turns.map((by) => polar(x, y, far, turn + by))
  const turns = [-80, -60, -40, -20, 0, 20, 40, 60, 80]
  return outline(...arc(r, turns), ...arc(r * 0.5, turns.toReversed()))
}

/** Places in as few turns as their order allows: in each those that do not meet one of another turn before it would be laid wrong, so a row is laid one by one and a field in its kinds. */
function runsOf(places: readonly Point[], lyingOf: () => number): readonly (readonly [number, readonly Point[]])[] {
  if (places.length <= single) return places.map((place) => [lyingOf(), [place]])
  const groups = new Map<number, Point[]>()
  for (const place of places) {
    const lying = lyingOf()
    groups.set(lying, [...(groups.get(lying) ?? []), place])
  }
  return [...groups]
}
/** So many are laid one upon the other; a denser field is laid by kinds. */
const single = 64

/** Places spread about in a round field, none upon another where there is room. */
function spread(count: number, reach: number, apart: number): Point[] {
  const chance = openChance(11)
  const places: Point[] = []
  for (let tries = 0; tries < count * 40 && places.length < count; tries++) {
    const [x, y] = polar(0, 0, Math.sqrt(chance.next()) * reach, chance.next() * 360)
    if (places.every(([a, b]) => Math.hypot(a - x, b - y) > apart)) places.push([x, y])
  }
  return places
}

/** Round its edge a pearl turns from the light to what it lies on. */
const turning = (r: number): Texture => ({
  at: (_x, _y, depth) => (depth > r * 0.34 ? 0 : -((1 - depth / (r * 0.34)) ** 1.6)),
  tone: 0.5,
  relief: 0,
})

const pearls = (pad: Pad, places: readonly Point[], r: number, color: Color, lustre = 0.7) => {
  pad.lay(all(...places.map(([x, y]) => disc(x, y, r))), color, {
    rise: r * 0.7,
    round: r,
    texture: turning(r),
    gloss: 0.1 + 0.2 * lustre,
  })
  pad.lay(
    all(...places.map(([x, y]) => disc(x - r * 0.3, y - r * 0.36, r * 0.24, r * 0.17, -40))),
    { r: 255, g: 254, b: 250 },
    { rise: 0, opacity: 0.45 + 0.5 * lustre },
  )
  // What a pearl lies on shines back from below.
  for (const share of [0.62, 0.5, 0.38])
    pad.lay(
      all(...places.map(([x, y]) => disc(x + r * 0.34, y + r * 0.4, r * share, r * share * 0.62, -40))),
      { r: 255, g: 230, b: 224 },
      { rise: 0, opacity: 0.03 + 0.07 * lustre },
    )
}

function stone(pad: Pad, [x, y]: Point, r: number, color: Color, facets: number): void {
  pad.lay(disc(x, y, r), deeper(color, 0.2), { rise: r * 0.5, round: r * 0.5, gloss: 0.9 })
  for (let i = 0; i < facets; i++) {
    const [from, to] = [(i * 360) / facets, ((i + 1) * 360) / facets]
    const bright = Math.cos(((from - 320) * Math.PI) / 180)
    const tone = bright > 0 ? paler(color, bright * 0.75) : deeper(color, -bright * 0.45)
    pad.lay(
      outline(
        polar(x, y, r * 0.96, from),
        polar(x, y, r * 0.96, to),
        polar(x, y, r * 0.46, to),
        polar(x, y, r * 0.46, from),
      ),
      i % 2 ? tone : paler(tone, 0.12),
      { rise: 0.1, round: 0.1, gloss: 0.6 },
    )
  }
  pad.lay(disc(x, y, r * 0.46), paler(color, 0.4), { rise: 0.1, round: 0.1, gloss: 0.9 })
  pad.lay(
    outline(polar(x, y, r * 0.42, 290), polar(x, y, r * 0.42, 20), polar(x, y, r * 0.1, 320)),
    { r: 255, g: 255, b: 255 },
    { rise: 0, opacity: 0.75 },
  )
}

const setStone = (pad: Pad, at: Point, r: number, color: Color, metal: Color, facets = 8) => {
  pad.lay(disc(at[0], at[1], r), metal, { rise: r * 0.3, round: r * 0.3, gloss: 0.8 })
  stone(pad, at, r * 0.8, color, facets)
  pad.lay(all(...[45, 135, 225, 315].map((a) => disc(...polar(at[0], at[1], r * 0.82, a), r * 0.15))), metal, {
    rise: r * 0.4,
    round: r * 0.15,
    gloss: 0.9,
  })
}

const sequin: DrawNotion = ({ pad, width, color, number }) => {
  const [r, facets] = [width / 2 - 0.1, number('facets')]
  pad.lay(disc(0, 0, r), color(0), { rise: r * 0.3, round: r * 0.5, gloss: 0.9 })
  for (let i = 0; i < facets; i++)
    pad.lay(
      outline(
        polar(0, 0, r * 0.97, ((i - 0.5) * 360) / facets),
        polar(0, 0, r * 0.97, ((i + 0.5) * 360) / facets),
        [0, 0],
      ),
      i % 2 ? paler(color(0), 0.35) : deeper(color(0), 0.25),
      { rise: 0, opacity: 0.8, gloss: 0.9 },
    )
  pad.lay(disc(0, 0, r * 0.55), deeper(color(0), 0.1), { rise: -r * 0.2, round: r * 0.3, gloss: 0.9 })
  pad.lay(disc(0, 0, r * 0.16), deeper(color(0), 0.7), { rise: -0.3 })
}

const rowOf = (width: number, size: number, gap: number) =>
  shares(Math.max(1, Math.round(width / (size * (1 + gap)))), width)

const paillettes: DrawNotion = ({ pad, width, height, color, number }) => {
  const rows = number('rows')
  const r = Math.min((height / rows) * 0.62, width / 8)
  for (const [row, y] of shares(rows, height - r * 1.2).entries()) {
    const places = shares(Math.round(width / (r * 1.7)), width - r * (row % 2 ? 2.6 : 1)).map(
      (x): Point => [x, y + r * 0.2],
    )
    pad.lay(all(...places.map(([x, up]) => line([x, up - r * 1.2], [x, up - r * 0.8]))), deeper(color(0), 0.4), {
      line: 0.6,
      rise: 0.2,
    })
    for (const [i, [x, at]] of places.entries()) {
      const tone = noise(i * 1.7, row * 2.3)
      pad.lay(
        disc(x, at, r * (0.78 + 0.2 * noise(i, row + 9)), r),
        tone > 0.5 ? paler(color(0), (tone - 0.5) * 1.1) : deeper(color(0), (0.5 - tone) * 0.7),
        { rise: 0.9, round: r * 0.3, gloss: 0.9, level: 0.5 },
      )
      pad.lay(disc(x, at - r * 0.78, r * 0.09), deeper(color(0), 0.6), { rise: -0.3 })
    }
  }
}

const sequinStar: DrawNotion = ({ pad, width, color, number }) => {
  const points = number('points')
  const inStar = ([x, y]: Point) => {
    const turn = ((Math.atan2(x, -y) / Math.PI) * points + points * 4) % 2
    const edge = Math.abs(turn > 1 ? 2 - turn : turn)
    return Math.hypot(x, y) < width * (0.46 - 0.26 * edge)
  }
  const step = width / 20
  const places = shares(20, width).flatMap((y, row) =>
    shares(20, width)
      .map((x): Point => [x + (row % 2 ? step / 2 : 0), y])
      .filter(inStar),
  )
  sequins(pad, places, step * 0.6, color(0))
}

const bugleFringe: DrawNotion = ({ pad, width, height, color, number }) => {
  const strands = shares(Math.round((width / 100) * number('strands')), width)
  pad.lay(box(0, -height * 0.46, width, height * 0.07), color(1), { rise: 0.9, texture: ribs(0, 1.2, 0.1) })
  const beads: Shape[] = []
  const others: Shape[] = []
  const glass: Shape[] = []
  const ends: Shape[] = []
  for (const [i, x] of strands.entries()) {
    const sway = (noise(i * 0.4, 5) - 0.5) * 2.4
    const count = Math.max(3, Math.round(height / 9))
    const at = (share: number): Point => [x + sway * share * share * 2, -height * 0.43 + height * 0.9 * share]
    for (let bead = 0; bead < count; bead++) {
      const [from, to] = [at((bead + 0.12) / count), at((bead + 0.92) / count)]
      const own = bead % 2 ? beads : others
      own.push(line(from, to))
      glass.push(line([from[0] - 0.35, from[1] + 0.6], [to[0] - 0.35, to[1] - 1.4]))
    }
    ends.push(disc(...at(1), 1.3))
  }
  const look = { line: 1.7, rise: 1, gloss: 0.9 }
  pad.lay(all(...beads), color(0), look)
  pad.lay(all(...others), paler(color(0), 0.14), look)
  pad.lay(all(...ends), paler(color(0), 0.2), { rise: 1.2, round: 1.3, gloss: 0.9 })
  pad.lay(all(...glass), paler(color(0), 0.62), { line: 0.55, rise: 0, opacity: 0.65 })
}

const jewelCluster: DrawNotion = ({ pad, width, height, color, number }) => {
  const count = number('count')
  setStone(pad, [0, 0], width * 0.17, color(0), color(2), 12)
  for (let i = 0; i < count; i++) {
    const inner = i % 3 !== 2
    const [x, y] = polar(0, 0, (inner ? 0.285 : 0.42) * width, (i * 360) / count)
    setStone(pad, [x, (y * height) / width], width * (inner ? 0.1 : 0.07), color(i % 2 ? 0 : 1), color(2))
  }
  pearls(
    pad,
    Array.from({ length: count }, (_, i): Point => {
      const [x, y] = polar(0, 0, width * 0.4, ((i + 0.5) * 360) / count)
      return [x, (y * height) / width]
    }),
    width * 0.03,
    { r: 243, g: 236, b: 226 },
  )
}

/** What glitters. */
export const sparkle = {
  sequin,
  sequinRow: ({ pad, width, height, color, number }) => {
    const size = height * 0.96
    sequins(
      pad,
      rowOf(width - size, size, -number('overlap')).map((x): Point => [x, 0]),
      size / 2,
      color(0),
    )
  },
  sequinField: ({ pad, width, color, number }) => sequins(pad, spread(number('count'), width * 0.46, 6), 3, color(0)),
  paillettes,
  sequinStar,
  beadRow: ({ pad, width, height, color, number }) => {
    pad.lay(line([-width / 2, 0], [width / 2, 0]), color(1), { line: height * 0.2, rise: 0.3 })
    pad.lay(
      all(...rowOf(width, height, number('gap')).map((x) => disc(x, 0, height * 0.44, height * 0.48))),
      color(0),
      { rise: height * 0.4, round: height * 0.45, gloss: 0.85 },
    )
  },
  bugleFringe,
  pearl: ({ pad, width, color, number }) => pearls(pad, [[0, 0]], width / 2 - 0.1, color(0), number('sheen')),
  pearlRow: ({ pad, width, height, color, number }) =>
    pearls(
      pad,
      rowOf(width, height, number('gap')).map((x): Point => [x, 0]),
      height * 0.48,
      color(0),
    ),
  pearlField: ({ pad, width, color, number }) => {
    const places = spread(number('count'), width * 0.45, 7)
    for (const [turn, r] of [3.4, 2.4, 1.7].entries())
      pearls(
        pad,
        places.filter((_, i) => i % 3 === turn),
        r,
        color(0),
      )
  },
  rhinestone: ({ pad, width, color, number }) =>
    setStone(pad, [0, 0], width / 2 - 0.1, color(0), color(1), number('facets')),
  rhinestoneRow: ({ pad, width, height, color, number }) => {
    const places = rowOf(width, height, number('gap'))
    pad.lay(line([-width / 2, 0], [width / 2, 0]), color(1), { line: height * 0.24, rise: 0.6, gloss: 0.8 })
    for (const x of places) setStone(pad, [x, 0], height * 0.47, color(0), color(1))
  },
  jewelCluster,
} satisfies Record<string, DrawNotion>
