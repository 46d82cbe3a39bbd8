import { add, along, type Chance, clamp, type Path, type Point } from '@toile/geometry'
import type { Limb, Side } from '../../mannequins/figure.ts'
import type { Fold } from '../piece.ts'
import { ridge } from './marks.ts'
import type { SleeveCut } from './sleeve.ts'

interface Drafted {
  limb: Limb
  side: Side
  cut: SleeveCut
  end: number
  ease: (t: number) => number
  underarm: Point
  armhole: Path
  chance: Chance
}

/** The folds of a sleeve: two drags from the armpit, zigzag at the elbow, rings at the wrist, gathers of puff and bishop, flutes of a bell. */
export function sleeveFolds(drafted: Drafted): Fold[] {
  const { cut, end } = drafted
  const gathered = cut.shape === 'puff' || cut.shape === 'bishop'
  return [
    ...(end > 0.55 ? armpit(drafted) : []),
    ...(end > 1.05 ? elbow(drafted) : []),
    ...(cut.length > 1.4 && cut.shape !== 'bell' ? wrist(drafted) : []),
    ...(gathered ? gathers(drafted) : []),
    ...(cut.shape === 'bell' || cut.shape === 'flutter' ? flutes(drafted) : []),
  ]
}

const looseness = (cut: SleeveCut) => clamp(cut.ease / 0.1, 0.4, 1.8)

function armpit({ limb, side, cut, end, ease, underarm }: Drafted): Fold[] {
  return [0, 1].map((k) => {
    const low = Math.min(end - 0.05, 0.5 + k * 0.18)
    return ridge(
      [
        add(underarm, [side * 0.02, 0.03 + k * 0.07]),
        limb.edge(Math.min(low - 0.08, 0.4 + k * 0.12), -0.2),
        limb.edge(low, 0.55, ease(0.5) * 0.4),
      ],
      0.028 + 0.012 * looseness(cut),
      0.42,
      [0.2, 0.5],
    )
  })
}

function elbow({ limb, cut, end, ease, chance }: Drafted): Fold[] {
  return [0, 1, 2, 3].map((k) => {
    const t = Math.min(end - 0.1, 0.9 + k * 0.085 + chance.between(-0.02, 0.02))
    return ridge(
      [
        limb.edge(t, -1, ease(t) * 0.7),
        limb.edge(t + 0.03 * (k - 1.5), -0.1),
        limb.edge(Math.min(end, t + 0.075 * (k - 1.2)), 0.62, ease(t) * 0.5),
      ],
      0.022 + 0.014 * looseness(cut),
      k % 2 ? 0.44 : 0.55,
      [0.2, 0.5],
    )
  })
}

function wrist({ limb, cut, end, ease }: Drafted): Fold[] {
  return [0, 1, 2].map((k) => {
    const t = end - 0.06 - k * 0.1
    const u = k % 2 ? -1 : 1
    return ridge(
      [limb.edge(t, u, ease(t) * 0.7), limb.edge(t + 0.03, 0), limb.edge(t + 0.02, -u * 0.5, ease(t) * 0.4)],
      0.022 + 0.008 * looseness(cut),
      0.4,
      [0.2, 0.5],
    )
  })
}

function gathers({ limb, side, end, ease, armhole }: Drafted): Fold[] {
  return Array.from({ length: 6 }, (_, k) => {
    const u = ((k + 0.5) / 6) * 1.8 - 0.9
    const head = add(along(armhole, clamp(0.5 - u * 0.4, 0.02, 0.9)), [side * 0.02, 0.01])
    const puffed = limb.edge(Math.min(0.35, end * 0.6), u * 0.8, ease(0.3) * 0.6)
    const cuffed = limb.edge(end, u * 0.85, ease(end) * 0.5)
    return [
      ridge([head, puffed], 0.025, 0.55, [0.02, 0.9]),
      ridge([cuffed, limb.edge(end - 0.22, u, ease(end - 0.2) * 0.7)], 0.026, 0.6, [0.02, 0.9]),
    ]
  }).flat()
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
