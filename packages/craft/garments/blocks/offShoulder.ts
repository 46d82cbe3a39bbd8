import { add, type Chance, joined, mix, offset, type Path, type Point, reversed, spline } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import { makePiece, type Piece } from '../piece.ts'
import type { Bodice } from './bodice.ts'
import { frill } from './frill.ts'
import { crease } from '../marks.ts'
import { draftSleeve, finishedSleeve } from './sleeve.ts'
import { sleeveCut } from './sleeveCut.ts'
import { proportionOf } from '../upperBody.ts'
import type { SleeveChoice } from './wornSleeves.ts'

/** Sleeves that begin below a bare shoulder. */
export function offSleeves(figure: Figure, bodice: Bodice, choice: SleeveChoice, chance: Chance): Piece[] {
  if (choice.sleeve === 'none') return []
  const base = sleeveCut(choice.sleeve)
  const cut = finishedSleeve(
    { ...base, ease: base.ease + 0.03, shape: base.shape === 'set' ? 'coldShoulder' : base.shape },
    choice,
  )
  return ([0, 1] as const).flatMap((arm) =>
    draftSleeve(figure, bodice, arm, { ...cut, below: true, chance: chance.branch(`sleeve${arm}`) }),
  )
}

/** What lies around chest and arms at the upper edge: a deep frill, a folded band, or a narrow elastic; drawn over the arms. */
export function offFrill(
  figure: Figure,
  bodice: Bodice,
  kind: 'frill' | 'band' | 'plain',
  width: number,
  chance: Chance,
): Piece[] {
  const { tall } = proportionOf(figure)
  const run = aroundShoulders(figure, bodice)
  if (kind === 'frill') {
    const cut = { name: 'frill', width: width * tall, waves: 12, curl: 0.9, order: 2, side: 1 as const }
    return frill(run, cut, chance).map((piece) => ({ ...piece, role: 'cuff', edges: [] }))
  }
  const deep = (kind === 'band' ? 0.55 * width : 0.06) * tall
  const low = offset(run, deep)
  const pleats = [0.3, 0.62].map((share) => offset(run, deep * share).slice(3, -3))
  return [
    makePiece('cuff', 'shoulderBand', [joined(run, reversed(low))], {
      order: 2,
      left: [run[0], low[0]],
      right: [run[run.length - 1], low[low.length - 1]],
      fullness: 0.7,
      takesPrint: false,
      lines: kind === 'band' ? pleats.map((path) => crease(path, 1.2, [0.2, 0.2])) : gathered(run, low),
    }),
  ]
}

/** From one upper arm across the chest to the other. */
function aroundShoulders(figure: Figure, bodice: Bodice): Path {
  const out = ([0, 1] as const).map((arm) => figure.arms[arm].edge(0.13, 1, 0.025))
  const inward = ([0, 1] as const).map((arm): Point => {
    const [x] = mix(out[arm], bodice.underarms[arm], 0.55)
    return [x, mix(out[arm], bodice.neckEdge[Math.floor(bodice.neckEdge.length / 2)], 0.3)[1]]
  })
  const centre = bodice.neckEdge[Math.floor(bodice.neckEdge.length / 2)]
  const quarter = (arm: 0 | 1): Point => add(mix(inward[arm], centre, 0.5), [0, 0.01])
  return spline([out[0], inward[0], quarter(0), centre, quarter(1), inward[1], out[1]], false, 8)
}

const gathered = (run: Path, low: Path) =>
  Array.from({ length: 18 }, (_, k) => {
    const i = Math.round(((k + 0.5) / 18) * (run.length - 1))
    return crease([run[i], low[i]], 1, [0.1, 0.4])
  })
