import type { Chance } from '@toile/geometry'

/** The waves of a hanging cloth by angle round the body: their phase, how strong each is beside the others, and where it begins. */
export interface Flutes {
  turn: (angle: number) => number
  /** Height of the cloth at a place, about -1 in a valley .. 0.8 on a crest. */
  wave: (angle: number) => number
  /** 0.5 weak .. 1.35 strong. */
  strength: (angle: number) => number
  /** Added to the share of the length above which the cloth lies smooth. */
  late: (angle: number) => number
}

/** Irregular flutes: no two are as wide, as deep or as long as each other. */
export function openFlutes(count: number, chance: Chance): Flutes {
  const phases = Array.from({ length: 6 }, () => chance.between(0, 2 * Math.PI))
  const own = Math.max(2.2, count / 2.7)
  const turn = (angle: number) =>
    count * angle + phases[0] + 0.75 * Math.sin(2 * angle + phases[1]) + 0.45 * Math.sin(3.3 * angle + phases[2])
  const strength = (angle: number) =>
    0.93 + 0.26 * Math.sin(own * angle + phases[3]) + 0.16 * Math.sin(own * 1.73 * angle + phases[4])
  return {
    turn,
    strength,
    wave(angle) {
      const q = turn(angle)
      return 0.55 * (Math.abs(Math.cos(q / 2)) * 1.5 - 0.95) + 0.45 * Math.cos(q)
    },
    late: (angle) => 0.2 * Math.sin(own * 1.27 * angle + phases[5]),
  }
}
