import type { Place } from '../../view/camera.ts'

/** The corners of a box that a hand draws from one place to another: as wide as tall, or about its middle, where that is asked; on whole pixels. */
export function boxBetween(from: Place, to: Place, even: boolean, about: boolean): readonly [Place, Place] {
  let [wide, tall] = [to[0] - from[0], to[1] - from[1]]
  if (even) {
    const side = Math.max(Math.abs(wide), Math.abs(tall))
    wide = wide < 0 ? -side : side
    tall = tall < 0 ? -side : side
  }
  const start: Place = about ? [from[0] - wide, from[1] - tall] : from
  const end: Place = [from[0] + wide, from[1] + tall]
  return [
    [Math.round(start[0]), Math.round(start[1])],
    [Math.round(end[0]), Math.round(end[1])],
  ]
}
