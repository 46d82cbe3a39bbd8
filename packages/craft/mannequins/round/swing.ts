/** What follows the body late, at one moment, by springs that were run over the whole film once; lengths in heads, as the viewer sees them. */
export interface Swing {
  /** How far hems of skirts and coats lag behind the hips: to the viewer's right, and towards the viewer. */
  hem: readonly [x: number, z: number]
  /** How far a turn throws hems out, as a share of their width. */
  flare: number
  /** How far hems and flutes are turned behind the hips, in degrees; positive is to the viewer's right at the front. */
  spin: number
  /** How far hanging hair, scarves and earrings lag behind the head: to the right, and towards the viewer. */
  hair: readonly [x: number, z: number]
  /** How far cuffs and what a hand carries lag behind each hand, to the right. */
  hands: readonly [left: number, right: number]
  /** How far each hand has taken hold of the edge of an open front, 0 .. 1: it goes along. */
  edges: readonly [left: number, right: number]
}

/** Nothing swings. */
export const still: Swing = { hem: [0, 0], flare: 0, spin: 0, hair: [0, 0], hands: [0, 0], edges: [0, 0] }
