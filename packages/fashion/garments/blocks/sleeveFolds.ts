import { add, along, type Chance, clamp, lerp, type Path, type Point } from '@toile/geometry'
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
  /** Where the sleeve's own edge leaves the bodice. */
  underarm: Point
  armhole: Path
  /** 0 stands like a board .. 1 falls like water. */
  soft: number
  chance: Chance
}

/** The folds of a sleeve: drags from the armpit, breaks at the elbow, a long fall down the arm, cloth resting on the cuff, gathers and flutes of full shapes. */
export function sleeveFolds(drafted: Drafted): Fold[] {
  const { cut, end } = drafted
  const gathered = cut.shape === 'puff' || cut.shape === 'bishop' || cut.shape === 'mutton' || cut.shape === 'lantern'
  return [
    ...(end > 0.55 ? armpit(drafted) : []),
    ...(end > 1.15 ? elbow(drafted) : []),
    ...(end > 0.9 && cut.ease > 0.035 ? fall(drafted) : []),
    ...(cut.length > 1.4 && cut.shape !== 'bell' && cut.shape !== 'kimono' ? rest(drafted) : []),
    ...(gathered ? gathers(drafted) : []),
    ...(cut.shape === 'bell' || cut.shape === 'flutter' ? flutes(drafted) : []),
    ...(cut.shape === 'kimono' || cut.shape === 'dolman' ? drapes(drafted) : []),
  ]
}

const looseness = (cut: SleeveCut) => clamp(cut.ease / 0.1, 0.4, 1.6)

/** Three drags that open like a fan from under the arm: to the sleeve's head, to its outer edge, and down. */
function armpit({ limb, side, cut, end, ease, underarm, soft }: Drafted): Fold[] {
  const loose = looseness(cut)
  const height = 0.32 + 0.16 * soft
  const fan = [
    { from: 0.005, past: [0.2, -0.15], to: [0.14, 0.5] },
    { from: 0.04, past: [0.36, 0], to: [0.42, 0.62] },
    { from: 0.09, past: [0.5, -0.3], to: [0.72, 0.2] },
  ] as const
  return fan
    .filter(({ to }) => to[0] < end - 0.06)
    .map(({ from, past, to }) =>
      ridge(
        [add(underarm, [side * 0.015, from]), limb.edge(past[0], past[1]), limb.edge(to[0], to[1], ease(to[0]) * 0.4)],
        0.026 + 0.01 * loose,
        height,
        [0.12, 0.6],
        0.05,
      ),
    )
}

/** Folds that break where the arm bends: a star from the hollow of a bent elbow, slack zigzags on a hanging arm. */
function elbow({ limb, cut, end, ease, soft, chance }: Drafted): Fold[] {
  const bent = Math.min(1, Math.abs(limb.bend) / 0.9)
  const hollow = limb.bend > 0 ? -1 : 1
  const loose = looseness(cut)
  const width = 0.02 + 0.012 * loose
  if (bent > 0.45) {
    return [-0.24, -0.12, -0.02, 0.09, 0.22].map((spread, k) => {
      const root = 0.995 + spread * 0.22
      const reach = 1 + spread * 1.15 + chance.between(-0.02, 0.02)
      return ridge(
        [
          limb.edge(root, hollow * 0.98, ease(root) * 0.6),
          limb.edge(lerp(root, reach, 0.55), hollow * 0.25),
          limb.edge(Math.min(end, reach), -hollow * (0.45 + 0.25 * (k % 2)), ease(reach) * 0.4),
        ],
        width,
        0.5 + 0.2 * bent,
        [0.05, 0.5],
        0.034,
      )
    })
  }
  return [0.84, 0.97, 1.1, 1.24].map((at, k) => {
    const t = at + chance.between(-0.025, 0.025)
    const from = k % 2 ? 1 : -1
    const drop = 0.1 + 0.05 * soft + chance.between(0, 0.04)
    return ridge(
      [
        limb.edge(t, from * 0.98, ease(t) * 0.7),
        limb.edge(t + drop * 0.7, from * 0.2, 0),
        limb.edge(Math.min(end, t + drop), -from * 0.35, ease(t) * 0.3),
      ],
      width,
      (k === 0 ? 0.34 : 0.46) * (0.8 + 0.4 * soft),
      [0.08, 0.6],
      0.04,
    )
  })
}

/** One long soft ridge down the upper arm and one down the forearm, where the cloth falls from shoulder and elbow. */
function fall({ limb, cut, end, ease, soft, chance }: Drafted): Fold[] {
  const u = chance.between(0.2, 0.45)
  const upper = [0.24, 0.55, Math.min(0.86, end - 0.06)].map((t, k) =>
    limb.edge(t, u + (k === 1 ? 0.12 : 0), ease(t) * 0.4),
  )
  const wide = 0.05 + 0.02 * looseness(cut)
  const height = 0.3 + 0.2 * soft
  const folds = [ridge(upper, wide, height, [0.4, 0.5])]
  if (end > 1.5) {
    const lower = [1.2, 1.45, end - 0.12].map((t, k) => limb.edge(t, -0.15 - 0.12 * k, ease(t) * 0.4))
    folds.push(ridge(lower, wide * 0.85, height, [0.4, 0.5]))
  }
  return folds
}

/** Cloth that rests on the cuff in sagging arcs. */
function rest({ limb, cut, end, ease, soft }: Drafted): Fold[] {
  const count = cut.cuff === undefined ? 2 : 3
  return Array.from({ length: count }, (_, k) => {
    const t = end - 0.05 - k * 0.095
    const u = k % 2 ? -1 : 1
    const sag = 0.035 + 0.03 * soft
    return ridge(
      [
        limb.edge(t - 0.02, u * 0.98, ease(t) * 0.75),
        limb.edge(t + sag, u * 0.25),
        limb.edge(t + sag * 0.6, -u * (0.55 - 0.12 * k), ease(t) * 0.4),
      ],
      0.02 + 0.007 * looseness(cut),
      0.46 - 0.07 * k,
      [0.08, 0.55],
    )
  })
}

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
  const from = Array.from({ length: 6 }, (_, k) => {
    const u = ((k + 0.5) / 6) * 1.8 - 0.9
    const long = 0.2 + 0.08 * (k % 2)
    return ridge(
      [limb.edge(end, u * 0.85, ease(end) * 0.5), limb.edge(end - long, u, ease(end - long) * 0.7)],
      0.026,
      0.6,
      [0.02, 0.9],
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
