import type { Design } from '@toile/craft/designs/design.ts'
import type { Film, Take } from '@toile/craft/films/film.ts'
import type { KeyFrame } from '@toile/craft/motions/own/ownMotion.ts'
import { standingKey } from '@toile/craft/motions/own/standingKey.ts'
import { motionFilm } from '../reel/motionReel.ts'

/** A look as it stands in one key frame, as a film that stands still. */
export const keyFilm = (design: Design, take: Take, key: KeyFrame): Film =>
  motionFilm(design, take, { kind: 'own', keys: [standingKey(key)] })

/** The time of a new key frame: the one that is seen, else in the middle of the widest gap. */
export function freeTime(keys: readonly Pick<KeyFrame, 'at'>[], most: number): number {
  const times = [...keys.map(({ at }) => at), most]
  const gaps = times.map((at, i) => ({ from: times[i - 1] ?? 0, wide: at - (times[i - 1] ?? 0) }))
  const widest = gaps.reduce((best, gap) => (gap.wide > best.wide ? gap : best))
  return Math.round((widest.from + widest.wide / 2) * 10) / 10
}

/** Seconds that a motion lasts, within what a film may. */
export const lengthOf = (
  keys: readonly Pick<KeyFrame, 'at' | 'hold'>[],
  { least, most }: { least: number; most: number },
) => Math.max(least, Math.min(most, Math.ceil(2 * Math.max(0, ...keys.map(({ at, hold }) => at + hold))) / 2))
