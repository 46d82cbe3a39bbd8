/** How a cloth folds in the hand; counts and measures of folds are shares of cotton poplin's. */
export interface Handle {
  /** 0 a fold breaks crisply .. 1 it rolls. */
  soft: number
  /** Thickness of a turned edge, in pixels at 170 pixels per head. */
  thick: number
  /** How many folds there are, and how wide, how long and how high each is. */
  count: number
  width: number
  length: number
  height: number
}

/** Handles of the families of cloth, measured by eye on worn garments. */
export const handles = {
  poplin: { soft: 0.35, thick: 1.6, count: 1, width: 1, length: 1, height: 1 },
  silk: { soft: 0.6, thick: 1, count: 1.35, width: 0.95, length: 1.35, height: 1.25 },
  sheer: { soft: 0.55, thick: 0.7, count: 1.8, width: 0.6, length: 1.3, height: 0.9 },
  crepe: { soft: 0.6, thick: 1.2, count: 1.2, width: 0.95, length: 1.3, height: 1.1 },
  denim: { soft: 0.05, thick: 2.6, count: 1, width: 0.85, length: 0.7, height: 1.15 },
  wool: { soft: 0.75, thick: 3, count: 0.6, width: 1.5, length: 1.2, height: 1.15 },
  knit: { soft: 1, thick: 3.4, count: 0.55, width: 1.7, length: 0.9, height: 1 },
  leather: { soft: 0, thick: 2.8, count: 0.9, width: 0.95, length: 0.75, height: 1.35 },
} as const satisfies Record<string, Handle>
