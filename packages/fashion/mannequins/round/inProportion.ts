import { smooth, type Table } from '@toile/geometry'
import type { Build } from '../build.ts'
import { restat, widened } from '../builds/restat.ts'

/** Flats are nine heads tall; from this many on a body in space is drawn a little shorter, or its head looks lost on it. */
const tallest = 8.6
/** What a body in space keeps of a flat one's height below the chin and of its breadth. */
const kept = { female: [0.94, 0.985], male: [0.935, 0.965] } as const

/** How much stouter than on flats an ankle and a wrist are, as shares: turned and bent they would be pins. */
const stouter = { leg: 0.24, arm: { female: 0.32, male: 0.16 } } as const

/** The build of a body in space: grown-ups are about eight and a half heads tall. It keeps the count of heads that faces and what is worn on them go by. */
export function inProportion(build: Build): Build {
  if (build.heads < tallest || build.inSpace) return build
  const [tall, wide] = kept[build.gender]
  const { id, millimetresPerHead, heads, leg, arm } = build
  return restat(
    { ...build, leg: stouterAtEnd(leg, stouter.leg), arm: stouterAtEnd(arm, stouter.arm[build.gender]) },
    tall,
    wide,
    {
      id,
      heads,
      inSpace: true,
      millimetresPerHead: (millimetresPerHead * heads) / (1 + (heads - 1) * tall),
    },
  )
}

const stouterAtEnd = (rows: Table, by: number): Table => widened(rows, (t) => 1 + by * smooth(1.5, 1.88, t))
