import { add, along, clamp, type Path, type Point } from '@toile/geometry'
import type { Limb, Side } from '../../mannequins/figure.ts'
import type { Fold } from '../piece.ts'
import { ridge } from '../marks.ts'
import type { SleeveCut } from './sleeveCut.ts'

interface Drafted {
  limb: Limb
  side: Side
  cut: SleeveCut
  end: number
  ease: (t: number) => number
  /** Where the sleeve's own edge leaves the bodice. */
  underarm: Point
  armhole: Path
}

/** What is cut and sewn into a sleeve: gathers, flutes and drapes of full shapes; how it folds on its arm is the cloth's own. */
export function sleeveFolds(drafted: Drafted): Fold[] {
  const { cut } = drafted
  const gathered = cut.shape === 'puff' || cut.shape === 'bishop' || cut.shape === 'mutton' || cut.shape === 'lantern'
  return [
    ...(gathered ? gathers(drafted) : []),
    ...(cut.shape === 'bell' || cut.shape === 'flutter' ? flutes(drafted) : []),
    ...(cut.shape === 'kimono' || cut.shape === 'dolman' ? drapes(drafted) : []),
  ]
}

/** Gathers that rise from a cuff: where across, how far up, how high; each its own length. */
const cuffGathers = [
  [-0.78, 0.2, 0.4],
  [-0.4, 0.46, 0.6],
  [0.02, 0.24, 0.45],
  [0.3, 0.62, 0.5],
  [0.72, 0.3, 0.55],
] as const

/** Gathers into the armhole and into the cuff. */
function gathers({ limb, side, cut, end, ease, armhole }: Drafted): Fold[] {
  const head = cut.shape === 'bishop' || cut.shape === 'lantern' ? 4 : 7
  const into = Array.from({ length: head }, (_, k) => {
    const u = ((k + 0.5) / head) * 1.8 - 0.9
    const root = add(along(armhole, clamp(0.36 - u * 0.36, 0.02, 0.8)), [side * 0.02, 0.01])
    const puffed = limb.edge(Math.min(0.35 + 0.05 * (k % 2), end * 0.6), u * 0.8, ease(0.3) * 0.6)
    return ridge([root, puffed], 0.025, 0.55, [0.02, 0.9])
  })
  if (cut.shape === 'mutton') return into
  const from = cuffGathers.map(([u, rise, high]) => {
    const long = Math.min(rise, end * 0.45)
    return ridge(
      [limb.edge(end, u * 0.85, ease(end) * 0.5), limb.edge(end - long, u, ease(end - long) * 0.7)],
      0.02,
      high,
      [0.02, 0.9],
      0.034,
    )
  })
  return [...into, ...from]
}

function flutes({ limb, end, ease }: Drafted): Fold[] {
  return [-0.6, 0, 0.6].map((u) =>
    ridge(
      [limb.edge(end * 0.55, u * 0.6, ease(end * 0.5) * 0.5), limb.edge(end, u, ease(end) * 0.85)],
      0.05,
      0.6,
      [0.7, 0],
    ),
  )
}

/** Curved drags from the shoulder to the loose underside of a wide sleeve. */
function drapes({ limb, end, ease, underarm }: Drafted): Fold[] {
  return [0.25, 0.5, 0.75]
    .map((k) => {
      const t = end * (0.35 + 0.5 * k)
      return ridge(
        [limb.edge(end * 0.2 * k + 0.1, 0.6), limb.edge(t * 0.8, 0.1), add(limb.edge(t, -1, ease(t) * 0.6), [0, 0.03])],
        0.035,
        0.5,
        [0.4, 0.2],
        0.05,
      )
    })
    .concat(ridge([underarm, limb.edge(end * 0.5, -0.3), limb.edge(end * 0.7, 0.3)], 0.03, 0.4, [0.1, 0.6]))
}
