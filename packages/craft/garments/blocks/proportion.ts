import type { Figure } from '../../mannequins/figure.ts'

/** How broad and how tall a figure is below the waist beside the adult woman on whom the cutting tables were made (1 and 1). */
export function proportion(figure: Figure): { breadth: number; height: number } {
  return {
    breadth: figure.halfWidth(figure.levels.hip) / 0.585,
    height: (figure.levels.floor - figure.levels.waist) / 5.97,
  }
}

/** Height of a hem whose length is a share of the distance from waist to floor, in heads below the top of the head. */
export const hemLevel = (figure: Figure, share: number) =>
  figure.levels.waist + (figure.levels.floor - figure.levels.waist) * share
