import type { Figure, Side } from '../mannequins/figure.ts'

/** How a figure's upper body compares with the adult woman for whom the block measures were drawn: across the shoulders, from armpit to waist, and for ease. */
export function proportionOf(figure: Figure): { wide: number; tall: number; ease: number } {
  const wide = figure.shoulderHalf / 0.655
  const tall = (figure.levels.waist - figure.levels.armpit) / 1.04
  return { wide, tall, ease: Math.sqrt(Math.max(0.3, wide)) }
}

/** How broad a figure is at the high hip beside the adult woman, for pockets. */
export const hipBreadth = (figure: Figure) => figure.halfWidth(figure.levels.highHip) / 0.462

/** The viewer's side towards which the upper front laps: women's and girls' right over left, men's and boys' left over right. */
export const lapSide = (figure: Figure): Side => (figure.build.gender === 'female' ? 1 : -1)

/** The index of a side in pairs: 0 the viewer's left. */
export const indexOf = (side: Side): 0 | 1 => (side < 0 ? 0 : 1)

/** Both sides, in the order of pairs. */
export const sides: readonly [Side, Side] = [-1, 1]
