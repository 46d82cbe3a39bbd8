import type { Color } from '@toile/craft/colors/color.ts'
import { lerp, type Point, spline } from '@toile/geometry'
import type { OnUpper } from '../../people/round/shoes/onUpper.ts'
import type { Trim } from '../../people/round/shoes/shoeCut.ts'
import type { Substance } from './soleMeshes.ts'
import { type Mesh, type Spot, tubeAlong } from './mesh.ts'
import { onShaft, shaftTop } from './shaftMeshes.ts'
import type { ShoeSpace } from './shoeSpace.ts'

/** How thick a lace is, in heads. */
const lace = 0.009
const off = 0.018

/** What stands out from an upper: its tongue and straps, laces through their eyelets and tied, bows and buttons. */
export function trimMeshes(
  space: ShoeSpace,
  of: { upper: Substance; trim: Substance; lace: Substance; sole: Substance },
): Mesh[] {
  const { cut } = space
  return cut.trims.flatMap((trim): Mesh[] => {
    if (trim.kind === 'laces') return lacesOf(space, trim, of.lace)
    if (trim.kind === 'bow') return bowOf(space, trim.at, 1.25, of.upper)
    if (trim.kind === 'strap') return [ribbon(space, trim.run, trim.wide, of.upper)]
    if (trim.kind === 'button') return [knob(space.onUpper(...trim.at, off + 0.006), trim.wide, of.lace.color, of.trim)]
    if (trim.kind === 'panel' && (trim.role === 'upper' || trim.role === 'trim' || trim.role === 'sole'))
      return [
        panel(space, trim.rows, trim.role === 'sole' ? 0.031 : trim.role === 'trim' ? 0.024 : 0.016, of[trim.role]),
      ]
    return []
  })
}

function panel(
  space: ShoeSpace,
  rows: Extract<Trim, { kind: 'panel' }>['rows'],
  stands: number,
  substance: Substance,
): Mesh {
  const fine = spline(
    rows.map(([at, from]): Point => [at, from]),
    false,
    5,
  ).map(([at, from], i, all) => {
    const far = spline(
      rows.map(([a, , to]): Point => [a, to]),
      false,
      5,
    )[Math.min(i, all.length - 1)]
    return [at, from, far?.[1] ?? -from] as const
  })
  const [first, last] = [fine[0], fine.at(-1)]
  const row = ([at, from, to]: readonly [number, number, number], by: number): Spot[] =>
    Array.from({ length: 17 }, (_, k) => space.onUpper(at, lerp(from, to, k / 16), by))
  return {
    rows: [
      ...(first ? [row(first, 0.006)] : []),
      ...fine.map((one) => row(one, stands)),
      ...(last ? [row(last, 0.006)] : []),
    ],
    ...substance,
  }
}

function ribbon(space: ShoeSpace, run: readonly OnUpper[], wide: number, substance: Substance): Mesh {
  return {
    rows: spline(run, false, 6).map(([at, turn]) => {
      const [f, u, a] = space.onUpper(at, turn, off)
      return [-1, -0.6, 0, 0.6, 1].map((share): Spot => [f, u + 0.006 * (1 - share * share), a + (share * wide) / 2])
    }),
    ...substance,
  }
}

const knob = ([f, u, a]: Spot, radius: number, color: Color, { optics }: Substance): Mesh => ({
  rows: Array.from({ length: 9 }, (_, i) => {
    const down = (i / 8) * Math.PI
    return Array.from({ length: 14 }, (_, k): Spot => {
      const angle = (k / 14) * 2 * Math.PI
      const out = Math.sin(down) * radius
      return [f + Math.cos(angle) * out, u + Math.cos(down) * radius, a + Math.sin(angle) * out]
    })
  }),
  closed: true,
  color,
  optics,
})

/** Bars straight across, and between them the lace goes on to the next pair of eyelets. */
function lacesOf(space: ShoeSpace, { at, half, bow }: Extract<Trim, { kind: 'laces' }>, substance: Substance): Mesh[] {
  const { cut } = space
  const across = (from: Point, to: Point, stands: number): Mesh => ({
    rows: tubeAlong(
      Array.from({ length: 13 }, (_, k) => {
        const share = k / 12
        // It dives into its eyelets.
        const deep = 0.016 * Math.abs(share * 2 - 1) ** 6
        return space.onUpper(lerp(from[0], to[0], share), lerp(from[1], to[1], share), off + stands - deep)
      }),
      lace,
      0.55,
    ),
    closed: true,
    ...substance,
  })
  const wide = half + 0.02
  const bars = at.flatMap((place, k) => {
    const next = at[k + 1]
    return [
      across([place, -wide], [place, wide], 0.004),
      ...(next === undefined ? [] : [across([place, k % 2 ? wide : -wide], [next, k % 2 ? -wide : wide], 0.012)]),
    ]
  })
  const first = at[0] ?? 0.1
  const shaft = cut.shaft
  if (!cut.laced || !shaft) return bow ? [...bars, ...bowOf(space, [first - 0.012, 0], 1, substance)] : bars
  const top = shaftTop(shaft)
  const rungs: Mesh[] = []
  const eyelets: number[] = []
  for (let share = 0.3; share < 0.96; share += 0.09) eyelets.push(lerp(0.1, top, share))
  eyelets.forEach((up, k) => {
    const next = eyelets[k + 1]
    const rung = (from: number, to: number, angle: number, stands: number): Mesh => ({
      rows: tubeAlong(
        Array.from({ length: 11 }, (_, n) =>
          onShaft(
            space,
            shaft,
            lerp(-angle, angle, n / 10),
            lerp(from, to, n / 10),
            stands - 0.012 * Math.abs(n / 5 - 1) ** 6,
          ),
        ),
        lace,
        0.6,
      ),
      closed: true,
      ...substance,
    })
    rungs.push(rung(up, up, 0.42, 0.006))
    if (next !== undefined) rungs.push(rung(up, next, 0.42, 0.012), rung(up, next, -0.42, 0.014))
  })
  const high = eyelets.at(-1) ?? 0.5
  const tied = (spots: readonly (readonly [angle: number, down: number, stands: number])[]): Mesh => ({
    rows: tubeAlong(
      spline(
        spots.map(([angle, down]): Point => [angle, down]),
        false,
        6,
      ).map(([angle, down], k, all) => {
        const stands = Math.sin((k / (all.length - 1)) * Math.PI) * 0.03 + 0.014
        return onShaft(space, shaft, angle, high + 0.02 - down, stands)
      }),
      lace,
      0.6,
    ),
    closed: true,
    ...substance,
  })
  return [
    ...bars,
    ...rungs,
    ...[1, -1].flatMap((s) => [
      tied([
        [0, 0, 0],
        [s * 0.4, -0.05, 0],
        [s * 0.75, 0.03, 0],
        [s * 0.5, 0.1, 0],
        [0, 0, 0],
      ]),
      tied([
        [0, 0, 0],
        [s * 0.25, 0.1, 0],
        [s * 0.36, 0.22, 0],
      ]),
    ]),
    knob(onShaft(space, shaft, 0, high + 0.02, 0.022), 0.02, substance.color, substance),
  ]
}

/** Two loops and two ends that lie down on the shoe, and the knot over them. */
function bowOf(space: ShoeSpace, [at, turn]: OnUpper, large: number, substance: Substance): Mesh[] {
  const run = (spots: readonly (readonly [down: number, round: number, stands: number])[], radius: number): Mesh => {
    const flat = spline(
      spots.map(([down, round]): Point => [down, round]),
      false,
      7,
    )
    const high = spline(
      spots.map(([, , stands], k): Point => [k, stands]),
      false,
      7,
    )
    return {
      rows: tubeAlong(
        flat.map(([down, round], k) =>
          space.onUpper(at + down * large, turn + round * large, off + (high[k]?.[1] ?? 0)),
        ),
        radius,
        0.55,
      ),
      closed: true,
      ...substance,
    }
  }
  return [
    ...[1, -1].flatMap((s) => [
      run(
        [
          [0, 0, 0.02],
          [-0.02, s * 0.22, 0.045],
          [0.015, s * 0.47, 0.03],
          [0.06, s * 0.5, 0.016],
          [0.05, s * 0.24, 0.022],
          [0, 0, 0.02],
        ],
        lace,
      ),
      run(
        [
          [0, 0, 0.02],
          [0.06, s * 0.13, 0.02],
          [0.14, s * 0.34, 0.006],
          [0.17, s * 0.42, 0.002],
        ],
        lace,
      ),
    ]),
    knob(space.onUpper(at, turn, off + 0.024), 0.019, substance.color, substance),
  ]
}
