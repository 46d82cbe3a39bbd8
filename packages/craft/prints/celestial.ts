import { type Chance, ellipse, type Point, quadratic } from '@toile/geometry'
import type { Color } from '../colors/color.ts'
import { shade, tint, toStyle } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { leafOutline, starOutline } from './motifs/motifOutlines.ts'
import { penLine } from './motifs/pen.ts'
import { around, fillDisc, fillPath, placed, strokePath } from './motifs/shapes.ts'
import { sow, strew } from './motifs/sow.ts'
import { definePrint, type PrintSurface } from './print.ts'

/** Celestial: suns and crescent moons with faces, ringed planets, and constellations drawn between stars. */
export const celestial = definePrint({
  id: 'celestial',
  label: 'Celestial',
  family: 'conversational',
  width: 240,
  height: 250,
  repeat: 'halfDrop',
  role: 'hero',
  answers: {
    star: 1,
    moon: 1,
    space: 0.9,
    conversational: 0.7,
    face_motif: 0.6,
    boho: 0.6,
    vintage_print: 0.4,
    folk_art: 0.3,
  },
  colorway: colorway('#1a2142', '#e3bd63', '#f4ead0', '#6f7fb5', '#c9785a'),
  colorways: [
    inColors('dawn', 'Dawn', '#f3ddd0', '#c98a3a', '#7a4a5e', '#b98fa3', '#d9694f'),
    inColors('emerald', 'Emerald', '#10352f', '#d9b45a', '#efe8cf', '#4f8f7a', '#b8683f'),
    inColors('ivory', 'Ivory', '#f6f0e1', '#b98a2f', '#2a3359', '#8f9cc4', '#c9604a'),
  ],
  knobs: {
    density: numberKnob('Density', [0.6, 1, 1.4]),
    size: numberKnob('Motif size', [0.7, 1, 1.3]),
    constellations: numberKnob('Constellations', [0, 1, 1.6]),
    stars: numberKnob('Stars', [0, 1, 2]),
    faces: numberKnob('Faces', [0, 1, 1], '', 1),
  },
  paint(tile, { density, size, constellations, stars, faces }) {
    const [ground, gold, pale, blue, rust] = tile.colors
    tile.ground(ground)
    const bodies = sow(tile, 7 * density, 31 * size, [], 0.96)
    const charts = sow(tile, 6 * constellations, 25, bodies, 0.94)
    const planets = sow(tile, 7 * density, 12 * size, [...bodies, ...charts], 0.95)
    const bright = sow(tile, 26 * stars, 6, [...bodies, ...charts, ...planets], 0.95)
    const dust = sow(tile, 150 * stars, 2, [...bodies, ...planets, ...bright], 1)
    strew(tile, 'dust', dust, 1, (surface, chance, _reach, i) =>
      fillDisc(surface, [0, 0], chance.between(0.25, 0.7), toStyle(i % 3 ? blue : pale)),
    )
    strew(tile, 'bright', bright, 1.2, (surface, chance, reach, i) =>
      placed(surface, { size: chance.between(0.6, 1.1) }, () => {
        fillPath(surface, starOutline(4, reach, reach * 0.17), toStyle(i % 2 ? gold : pale))
        if (i % 3 === 0)
          placed(surface, { angle: 0.785, size: 0.5 }, () =>
            fillPath(surface, starOutline(4, reach, reach * 0.2), toStyle(i % 2 ? gold : pale)),
          )
      }),
    )
    strew(tile, 'charts', charts, 1.2, (surface, chance, reach) =>
      paintConstellation(surface, chance, reach, pale, blue),
    )
    strew(tile, 'planets', planets, 1.5, (surface, chance, reach, i) =>
      placed(surface, { angle: -0.5 + chance.bell() * 0.2 }, () =>
        paintPlanet(surface, reach * 0.7, i % 2 ? rust : blue, i % 2 ? gold : pale),
      ),
    )
    strew(tile, 'bodies', bodies, 1.1, (surface, chance, reach, i) => {
      if (i % 2)
        placed(surface, { angle: chance.between(-0.3, 0.3), flip: i % 4 === 3 }, () =>
          paintMoon(surface, reach * 0.86, { pale, gold, line: ground, cheek: rust, face: faces > 0 }),
        )
      else
        placed(surface, { angle: chance.bell() * 0.12 }, () =>
          paintSun(surface, reach, { gold, rust, line: ground, face: faces > 0 }),
        )
    })
  },
})

function paintFace(surface: PrintSurface, radius: number, line: Color, cheek: Color): void {
  const style = toStyle(line)
  for (const side of [-1, 1]) {
    penLine(
      surface,
      quadratic(
        [side * radius * 0.16, -radius * 0.1],
        [side * radius * 0.32, radius * 0.06],
        [side * radius * 0.5, -radius * 0.1],
        8,
      ),
      style,
      radius * 0.05,
      0.4,
    )
    penLine(
      surface,
      quadratic(
        [side * radius * 0.14, -radius * 0.28],
        [side * radius * 0.34, -radius * 0.4],
        [side * radius * 0.52, -radius * 0.26],
        8,
      ),
      style,
      radius * 0.045,
      0.2,
    )
    fillDisc(surface, [side * radius * 0.5, radius * 0.18], radius * 0.12, toStyle(cheek, 0.55))
  }
  penLine(
    surface,
    quadratic([radius * 0.03, -radius * 0.14], [radius * 0.14, radius * 0.16], [-radius * 0.04, radius * 0.17], 8),
    style,
    radius * 0.04,
    0.3,
  )
  penLine(
    surface,
    quadratic([-radius * 0.2, radius * 0.38], [0, radius * 0.54], [radius * 0.2, radius * 0.38], 8),
    style,
    radius * 0.07,
    0.2,
  )
}

function paintSun(
  surface: PrintSurface,
  reach: number,
  { gold, rust, line, face }: { gold: Color; rust: Color; line: Color; face: boolean },
): void {
  around(surface, 16, (i) => {
    if (i % 2)
      fillPath(
        surface,
        leafOutline(reach * 0.52, 0.16, i % 4 === 1 ? 0.25 : -0.25).map(([x, y]): Point => [y, -x - reach * 0.46]),
        toStyle(rust),
      )
    else
      fillPath(
        surface,
        [
          [-reach * 0.075, -reach * 0.52],
          [0, -reach],
          [reach * 0.075, -reach * 0.52],
        ],
        toStyle(gold),
      )
  })
  fillDisc(surface, [0, 0], reach * 0.54, toStyle(line))
  fillDisc(surface, [0, 0], reach * 0.5, toStyle(gold))
  strokePath(
    surface,
    [...ellipse([0, 0], reach * 0.44, reach * 0.44), [reach * 0.44, 0]],
    toStyle(shade(gold, 0.25)),
    reach * 0.014,
  )
  if (face) paintFace(surface, reach * 0.46, line, rust)
}

function paintMoon(
  surface: PrintSurface,
  reach: number,
  { pale, gold, line, cheek, face }: { pale: Color; gold: Color; line: Color; cheek: Color; face: boolean },
): void {
  const arc = (x: number, radius: number, from: number, to: number) =>
    Array.from({ length: 31 }, (_, i): Point => {
      const angle = from + ((to - from) * i) / 30
      return [(x + Math.cos(angle) * radius) * reach, Math.sin(angle) * radius * reach]
    })
  fillPath(surface, [...arc(0, 1, 0.85, 5.43), ...arc(0.42, 0.8, 5.14, 1.14)], toStyle(pale))
  for (const share of [0.93, 0.86]) penLine(surface, arc(0, share, 1.25, 5.03), toStyle(gold), reach * 0.02, 0.2)
  if (face) {
    placed(surface, { x: -reach * 0.55, y: 0, size: 0.8 }, () => {
      penLine(
        surface,
        quadratic([-reach * 0.2, -reach * 0.14], [0, reach * 0.02], [reach * 0.16, -reach * 0.16], 8),
        toStyle(line),
        reach * 0.035,
        0.4,
      )
      penLine(
        surface,
        quadratic([reach * 0.02, reach * 0.36], [reach * 0.14, reach * 0.4], [reach * 0.22, reach * 0.3], 8),
        toStyle(line),
        reach * 0.035,
        0.3,
      )
      fillDisc(surface, [-reach * 0.06, reach * 0.16], reach * 0.1, toStyle(cheek, 0.55))
    })
  }
  placed(surface, { x: reach * 0.42, y: 0 }, () =>
    fillPath(surface, starOutline(8, reach * 0.26, reach * 0.1), toStyle(gold)),
  )
}

function paintPlanet(surface: PrintSurface, radius: number, body: Color, ring: Color): void {
  const halves = ellipse([0, 0], radius * 1.75, radius * 0.42, 0, 40)
  strokePath(surface, halves.slice(19, 41).concat([halves[0]]), toStyle(ring), radius * 0.14)
  fillDisc(surface, [0, 0], radius, toStyle(body))
  for (const y of [-0.45, -0.1, 0.4]) {
    const half = Math.sqrt(1 - y * y) * radius * 0.92
    penLine(
      surface,
      quadratic([-half, y * radius], [0, y * radius + radius * 0.12], [half, y * radius], 8),
      toStyle(tint(body, 0.35)),
      radius * 0.1,
      0.2,
    )
  }
  strokePath(surface, halves.slice(0, 21), toStyle(ring), radius * 0.14)
}

function paintConstellation(surface: PrintSurface, chance: Chance, reach: number, star: Color, line: Color): void {
  const points: Point[] = []
  for (let i = 0; i < 6; i++)
    points.push([(i / 2.5 - 1) * reach + chance.bell() * reach * 0.12, chance.between(-0.62, 0.62) * reach])
  const branch: Point = [points[3][0] + reach * 0.15, points[3][1] + (points[3][1] > 0 ? -1 : 1) * reach * 0.66]
  strokePath(surface, points, toStyle(line), 0.5)
  strokePath(surface, [points[3], branch], toStyle(line), 0.5)
  for (const [i, [x, y]] of [...points, branch].entries()) {
    placed(surface, { x, y, size: i % 3 ? 0.75 : 1.15 }, () => fillPath(surface, starOutline(5, 3, 1.2), toStyle(star)))
  }
}
