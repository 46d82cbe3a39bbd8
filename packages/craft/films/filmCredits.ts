import { limits } from '@toile/rules/limits.ts'

/** What films of so many looks cost: every look moves for so many seconds, however the looks are staged (requirement S1.09). */
export const filmCredits = (looks: number, seconds: number): number =>
  Math.ceil(looks * seconds * limits.films.creditsPerSecond)
