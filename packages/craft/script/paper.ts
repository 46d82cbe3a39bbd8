import type { Lab } from '../colors/lab.ts'
import { type Entry, leans, type Tint } from './entries.ts'
import { chromaOf, hueOf, placeAt } from './oklabPlace.ts'

/** How far paper and the palest cloth lie apart in lightness, and how deep paper is at the most. */
const [step, deepest] = [0.05, 0.84]

/** The paper that looks stand on: of the hue of the palest colour, a little deeper and of the mean hue where the pictures are dark; never so coloured that it is a colour. */
export function paperOf(chosen: readonly Entry[], places: readonly Lab[], tint: Tint): Lab {
  const total = chosen.reduce((sum, { seen }) => sum + seen, 0) || 1
  const lightness = chosen.reduce((sum, { seen, place }) => sum + seen * place[0], 0) / total
  const pale = places.reduce((a, b) => (b[0] > a[0] ? b : a))
  const night = lightness < 0.42
  const hue = !night && chromaOf(pale) > 0.01 ? hueOf(pale) : tint.hue
  const chroma = (leans(tint) ? 0.006 : 0) + tint.chroma * 0.15
  const wanted = night ? 0.86 : 0.885 + 0.06 * Math.min(1, lightness)
  // White cloth on white paper is not seen.
  const light = Math.abs(pale[0] - wanted) < step ? Math.max(deepest, pale[0] - step) : wanted
  return placeAt(light, Math.min(0.018, chroma), hue)
}
