import type { Shaped } from './outfit.ts'

/** Whether a piece is remembered from the look before, so that it is seen once: coats, capes and ponchos. */
export const isRemembered = ({ slot, category, character }: Omit<Shaped, 'cut'>): boolean =>
  slot === 'outer' && (category === 'coat' || (category === 'knitwear' && character.volume >= 0.85))
