import { type BrandProfile, type OutlineId, outlineIds } from './profile.ts'
import type { Read } from './read.ts'
import type { OutlineReading, Reading } from './brandReading.ts'

/** The letter that an outline resembles: A swings out, V narrows, X is held in at the waist, O swells there, H falls straight (domain 3.1). */
function outlineLetter({
  shoulder,
  waist,
  hip,
  hem,
}: Pick<OutlineReading, 'shoulder' | 'waist' | 'hip' | 'hem'>): OutlineId {
  const low = Math.max(hip, hem)
  if (waist > 1.06 * Math.max(shoulder, hem)) return 'O'
  if (waist < 0.78 * Math.min(shoulder, low)) return 'X'
  if (hem > 1.28 * shoulder) return 'A'
  if (shoulder > 1.3 * low) return 'V'
  return 'H'
}

/** Men's shoulders are broader beside their hips by about a fifth; the letter tells of the clothes. */
const broader = 1.2

const wornBy = (outline: OutlineReading, wearer: Reading['wearer']): OutlineReading =>
  wearer === 'male' ? { ...outline, shoulder: outline.shoulder / broader } : outline

/** The lines and proportions of what people wear in a brand's pictures; nothing when nobody stands in them (requirement S2.61). */
export function brandOutline(reads: readonly Read[]): BrandProfile['proportions'] {
  const seen = reads.flatMap(({ id, weight, reading: { outline, wearer } }) =>
    outline ? [{ id, weight, outline, letter: outlineLetter(wornBy(outline, wearer)) }] : [],
  )
  if (!seen.length) return null
  const total = seen.reduce((sum, { weight }) => sum + weight, 0) || 1
  const mean = (of: (outline: OutlineReading) => number) =>
    seen.reduce((sum, { outline, weight }) => sum + of(outline) * weight, 0) / total
  const split = seen.filter(({ outline }) => outline.split !== null)
  return {
    outlines: Object.fromEntries(
      outlineIds.map((letter) => [
        letter,
        seen.reduce((sum, one) => sum + (one.letter === letter ? one.weight : 0), 0) / total,
      ]),
    ),
    shoulder: mean(({ shoulder }) => shoulder),
    waist: mean(({ waist }) => waist),
    hip: mean(({ hip }) => hip),
    hem: mean(({ hem }) => hem),
    split: split.length ? split.reduce((sum, { outline }) => sum + (outline.split ?? 0), 0) / split.length : null,
    end: mean(({ end }) => end),
    confidence: (total / seen.length) * Math.min(1, seen.length / 5),
    pictures: seen.map(({ id }) => id),
  }
}
