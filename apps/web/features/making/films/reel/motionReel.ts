import type { Design } from '@toile/craft/designs/design.ts'
import type { Film, Take } from '@toile/craft/films/film.ts'
import type { MovedSettings } from '@toile/craft/films/movedSettings.ts'
import { motions } from '@toile/craft/motions/index.ts'
import { limits } from '@toile/rules/limits.ts'
import type { ReelAsked } from '../reel/keptReels.ts'

/** The sides of a moving thumbnail, in CSS pixels. */
export const motionTile = { width: 84, height: 126 } as const

/** Seconds that are shown of a motion: once round, or until it has come to its end. */
export function secondsOf(motion: Take['motion']): number {
  if (motion.kind === 'own') return Math.max(1, ...motion.keys.map(({ at, hold }) => at + hold))
  return motions.find(({ id }) => id === motion.id)?.round ?? 4
}

/** A look in a motion as a thumbnail shows it: alone, in its own form, before its own ground. */
export function motionFilm(design: Design, take: Take, motion: Take['motion'], moved?: MovedSettings): Film {
  const seconds = Math.max(limits.films.seconds.least, Math.ceil(secondsOf(motion)))
  return {
    looks: [design],
    take: { ...take, motion, staging: 'one', format: 'look', seconds, rate: 24, transparent: false },
    ...(moved ? { moved } : {}),
  }
}

/** What a moving thumbnail is drawn as, at the density of this screen. */
export function motionReel(design: Design, take: Take, motion: Take['motion'], moved?: MovedSettings): ReelAsked {
  const fine = Math.min(2, Math.max(1, devicePixelRatio))
  const size = { width: Math.round(motionTile.width * fine), height: Math.round(motionTile.height * fine) }
  return { film: motionFilm(design, take, motion, moved), sizes: [size], seconds: secondsOf(motion) }
}
