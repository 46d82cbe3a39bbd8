import type { Chance } from '@toile/geometry'
import type { Color3, Disturbance } from './disturbance.ts'

/** A way in which sheets reach the studio; chance varies it from sheet to sheet. */
export interface Way {
  name: string
  of(chance: Chance): Omit<Disturbance, 'name'>
}

const paper = (chance: Chance, most = 18): Color3 => [
  250 - chance.next() * most,
  247 - chance.next() * most,
  242 - chance.next() * most,
]
const lean = (chance: Chance, most = 0.105) => chance.between(-most, most)
const anywhere = (chance: Chance) => chance.between(0, Math.PI * 2)

/** A colour of the given lightness and strength on a hue's circle, red at 0. */
function hued(hue: number, middle: number, strength: number): Color3 {
  const channel = (turn: number) => middle + strength * Math.cos(hue + turn)
  return [channel(0), channel(-2.1), channel(2.1)]
}

/** Every way of the truth set: the twelve of the prototype, and dark and pale cloth laid on like-toned grounds. */
export const ways: readonly Way[] = [
  { name: 'clean', of: (chance) => ({ pen: chance.between(1.6, 2.4) }) },
  { name: 'transparent', of: () => ({ transparent: true }) },
  {
    name: 'blurred and compressed',
    of: (chance) => ({ blur: chance.between(1, 1.6), ground: paper(chance), jpeg: 9, ink: 0.8 }),
  },
  {
    name: 'skewed',
    of: (chance) => ({ lean: lean(chance), perspective: chance.between(-0.1, 0.1), ground: paper(chance), noise: 2 }),
  },
  {
    name: 'textured in shadow',
    of: (chance) => ({ texture: 0.05, shadow: 0.3, toward: anywhere(chance), ground: paper(chance), noise: 4 }),
  },
  { name: 'on graph paper', of: (chance) => ({ grid: true, lean: lean(chance), ground: paper(chance, 10) }) },
  {
    name: 'in pencil',
    of: (chance) => ({ ink: chance.between(0.42, 0.6), noise: 5, ground: paper(chance), jpeg: 6 }),
  },
  { name: 'thick pen in shadow', of: (chance) => ({ pen: 4, shadow: 0.3, toward: anywhere(chance) }) },
  {
    name: 'coloured',
    of: (chance) => ({ color: hued(anywhere(chance), 120, 70), highlights: chance.whole(2, 4), blur: 0.8 }),
  },
  {
    name: 'photographed on a coloured floor',
    of(chance) {
      const hue = anywhere(chance)
      return {
        color: hued(hue + chance.between(1.6, 4.6), 150, 66),
        ground: hued(hue, 135, 55),
        dropShadow: 0.36,
        texture: 0.04,
        noise: 5,
        jpeg: 7,
      }
    },
  },
  {
    name: 'dark cloth on grey',
    of: (chance) => ({
      color: [52, 54, 70],
      ground: hued(anywhere(chance), 188, 4),
      dropShadow: 0.3,
      texture: 0.02,
      noise: 3,
    }),
  },
  {
    name: 'everything',
    of: (chance) => ({
      lean: lean(chance),
      perspective: chance.between(-0.06, 0.06),
      ink: 0.62,
      texture: 0.04,
      shadow: 0.28,
      toward: anywhere(chance),
      noise: 5,
      blur: 0.9,
      jpeg: 7,
      ground: paper(chance),
    }),
  },
  { name: 'thin with gaps', of: (chance) => ({ pen: 1.3, gaps: chance.whole(6, 10) }) },
  {
    name: 'pale cloth on a table',
    of: (chance) => ({
      color: hued(anywhere(chance), 232, 8),
      ground: hued(chance.between(0.3, 1), 165, 30),
      dropShadow: 0.34,
      shadow: 0.12,
      toward: anywhere(chance),
      texture: 0.04,
      noise: 3,
      ink: 0.45,
    }),
  },
]
