import { between, type Orbit } from './orbit.ts'

/** What moves by itself on the stage: the camera that glides to a side, pieces that part, the turntable. */
export interface Gliding {
  orbit(): Orbit
  /** From where it is looked once nothing glides any more. */
  goal(): Orbit
  /** Looks from there at once. */
  set(orbit: Orbit): void
  /** Looks from there soon. */
  glide(orbit: Orbit): void
  part(apart: boolean): void
  turn(on: boolean): void
  close(): void
}

interface Moves {
  look(orbit: Orbit): void
  part(share: number): void
}

const milliseconds = 420
/** Radians a second of the turntable, and what it jumps by, and how often, where nothing may move smoothly. */
const turntable = Math.PI / 5
const jump = Math.PI / 6
const jumpEvery = 1200

const eased = (share: number) => share * share * (3 - 2 * share)

/** Opens it at a way of looking; `isStill` says whether movement is unwanted. */
export function openGliding(first: Orbit, moves: Moves, isStill: () => boolean): Gliding {
  let orbit = first
  let glide: { from: Orbit; to: Orbit; began: number } | null = null
  let parting: { from: number; to: number; began: number } | null = null
  let apart = 0
  let isTurning = false
  let before = 0
  let waits = 0
  let frame = 0

  function step(time: number): void {
    frame = 0
    if (glide) {
      const share = isStill() ? 1 : Math.min(1, (time - glide.began) / milliseconds)
      orbit = between(glide.from, glide.to, eased(share))
      if (share === 1) {
        orbit = glide.to
        glide = null
      }
    } else if (isTurning) turnOn(time)
    if (parting) {
      const share = isStill() ? 1 : Math.min(1, (time - parting.began) / milliseconds)
      apart = parting.from + (parting.to - parting.from) * eased(share)
      if (share === 1) parting = null
      moves.part(apart)
    }
    before = time
    moves.look(orbit)
    if (glide || parting || isTurning) next()
  }
  function turnOn(time: number): void {
    const passed = Math.min(100, time - before)
    waits += passed
    if (!isStill()) orbit = { ...orbit, turn: orbit.turn + (turntable * passed) / 1000 }
    else if (waits > jumpEvery) {
      orbit = { ...orbit, turn: orbit.turn + jump }
      waits = 0
    }
  }
  const next = () => (frame ||= requestAnimationFrame(step))

  return {
    orbit: () => orbit,
    goal: () => glide?.to ?? orbit,
    set(to) {
      glide = null
      orbit = to
      next()
    },
    glide(to) {
      glide = { from: orbit, to, began: performance.now() }
      next()
    },
    part(to) {
      parting = { from: apart, to: to ? 1 : 0, began: performance.now() }
      next()
    },
    turn(on) {
      isTurning = on
      before = performance.now()
      if (on) next()
    },
    close: () => cancelAnimationFrame(frame),
  }
}
