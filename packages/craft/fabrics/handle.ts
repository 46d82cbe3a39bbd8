/** How a cloth folds in the hand; counts and measures of folds are shares of cotton poplin's. */
export interface Handle {
  /** 0 a fold breaks crisply .. 1 it rolls. */
  soft: number
  /** Thickness of a turned edge, in pixels at 170 pixels per head. */
  thick: number
  /** How readily it breaks where a body bends, and how readily it hangs in long falls. */
  breaks: number
  falls: number
  /** How wide, how long and how high each fold is. */
  width: number
  length: number
  height: number
}

/** Handles of the families of cloth, measured by eye on worn garments. */
export const handles = {
  poplin: { soft: 0.35, thick: 1.6, breaks: 1, falls: 1, width: 1, length: 1, height: 1 },
  linen: { soft: 0.15, thick: 1.8, breaks: 1.5, falls: 0.9, width: 0.8, length: 0.75, height: 1.3 },
  silk: { soft: 0.6, thick: 1, breaks: 0.55, falls: 1.5, width: 0.95, length: 1.4, height: 1.2 },
  sheer: { soft: 0.55, thick: 0.7, breaks: 0.5, falls: 2.2, width: 0.5, length: 1.4, height: 0.85 },
  crepe: { soft: 0.65, thick: 1.2, breaks: 0.6, falls: 1.2, width: 0.9, length: 1.25, height: 0.9 },
  jersey: { soft: 0.7, thick: 1.2, breaks: 0.8, falls: 0.9, width: 0.75, length: 0.9, height: 0.7 },
  organza: { soft: 0.15, thick: 0.7, breaks: 0.9, falls: 1.4, width: 0.8, length: 1.1, height: 1.2 },
  denim: { soft: 0.05, thick: 2.6, breaks: 1.4, falls: 0.5, width: 0.8, length: 0.7, height: 1.25 },
  twill: { soft: 0.4, thick: 2.2, breaks: 0.8, falls: 0.9, width: 1.15, length: 1.15, height: 1.05 },
  wool: { soft: 0.75, thick: 3, breaks: 0.5, falls: 0.8, width: 1.6, length: 1.2, height: 1.1 },
  knit: { soft: 1, thick: 3.4, breaks: 0.4, falls: 0.4, width: 1.8, length: 0.8, height: 0.85 },
  leather: { soft: 0, thick: 2.8, breaks: 0.8, falls: 0.5, width: 0.9, length: 0.7, height: 1.4 },
} as const satisfies Record<string, Handle>
