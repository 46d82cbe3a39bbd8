import { smooth, type Table } from '@toile/geometry'
import type { Build } from '../build.ts'
import { restat, widened } from '../builds/restat.ts'

/** What a body in space keeps of a flat one's height below the chin and of its breadth. */
interface Kept {
  tall: number
  wide: number
}

/** Flats are nine heads tall and their young ones too long in the leg; in space, from so many heads on, a body is drawn a little shorter, or its head looks lost on it. */
const kept = {
  female: [
    [8.6, { tall: 0.935, wide: 0.99 }],
    [7.5, { tall: 0.93, wide: 0.985 }],
    [6.5, { tall: 0.95, wide: 0.99 }],
  ],
  male: [
    [8.6, { tall: 0.905, wide: 0.98 }],
    [7.5, { tall: 0.91, wide: 0.985 }],
    [6.5, { tall: 0.945, wide: 0.99 }],
  ],
} as const satisfies Record<Build['gender'], readonly (readonly [heads: number, Kept])[]>

/** How much stouter than on flats an ankle and a wrist are, as shares: turned and bent they would be pins. */
const stouter = { leg: 0.24, arm: { female: 0.32, male: 0.16 } } as const
/** How much higher than on flats grown-up men carry their shoulders, in heads: turned, they would slope like a bottle's. */
const squarer = 0.015

/** The build of a body in space: grown-ups are about eight and a half heads tall. It keeps the count of heads that faces and what is worn on them go by. */
export function inProportion(build: Build): Build {
  const own = kept[build.gender].find(([heads]) => build.heads >= heads)?.[1]
  if (!own || build.inSpace) return build
  const { id, millimetresPerHead, heads, leg, arm } = build
  const limbs = { leg: straighter(stouterAtEnd(leg, stouter.leg)), arm: stouterAtEnd(arm, stouter.arm[build.gender]) }
  const inSpace = restat({ ...build, ...limbs }, own.tall, own.wide, {
    id,
    heads,
    inSpace: true,
    millimetresPerHead: (millimetresPerHead * heads) / (1 + (heads - 1) * own.tall),
  })
  return build.gender === 'male' && build.ageGroup === 'adult' ? withSquareShoulders(inSpace) : inSpace
}

const stouterAtEnd = (rows: Table, by: number): Table => widened(rows, (t) => 1 + by * smooth(1.5, 1.88, t))

const hump = (t: number, at: number, wide: number) => Math.exp(-(((t - at) / wide) ** 2))

/** A leg whose calf does not stand out from the knee: on its outer side the knee is fuller and the calf flatter, or it looks bowed. */
const straighter = (rows: Table): Table =>
  rows.map(([t, outer, inner]) => [t, outer * (1 + 0.06 * hump(t, 1.04, 0.1) - 0.09 * hump(t, 1.3, 0.16)), inner])

function withSquareShoulders<B extends Build>(build: B): B {
  const { shoulder, armRoot, levels } = build
  return {
    ...build,
    shoulder: [shoulder[0], shoulder[1] - squarer],
    armRoot: [armRoot[0], armRoot[1] - squarer / 2],
    levels: { ...levels, shoulder: levels.shoulder - squarer },
  }
}
