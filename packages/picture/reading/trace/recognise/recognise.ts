import type { Template } from '@toile/craft/sketches/template.ts'
import type { BodyCategory } from '@toile/craft/garments/garment.ts'
import { anchorNames, categories, type Hanging, hangingOf } from '../anchor.ts'
import type { CategoryChoice, TracedPiece } from '../traced.ts'
import { findAnchors } from './findAnchors.ts'
import { categoryShares } from './learned.ts'
import type { Seen } from './seen.ts'
import { type Likeness, likestTemplate } from './template.ts'
import type { Traits } from './traits.ts'

/** What a shape was recognised as. */
export type Recognised = Pick<TracedPiece, 'category' | 'choices' | 'anchors' | 'confidence' | 'doubtful'>

/** Names the garment and finds its anchors (S3.26); a given category is kept and anchors are found for it, whatever the garment looks like. */
export function recognise(seen: Seen, templates: readonly Template[], given?: BodyCategory): Recognised {
  const likest = likestTemplate(seen.traits, templates)
  const ranked = rankCategories(seen.traits, likest)
  const category = given ?? ranked[0].category
  const taught = likest?.template.category === category ? likest : null
  const hanging = hangingOf(category)
  const natural = hangsLike(hanging, ranked)
  return {
    category,
    choices: given ? chosenFirst(given, ranked) : ranked.slice(0, 3),
    ...findAnchors(seen, anchorNames(category), hanging, natural, taught),
    confidence: ranked[0].confidence * Math.max(0.4, Math.min(1, seen.shape.axis.symmetry + 0.1)),
  }
}

/** Every category, best first; confidences add up to 1. A template is believed as far as it resembles the sheet. */
function rankCategories(traits: Traits, likest: Likeness | null): CategoryChoice[] {
  const belief = likest?.belief ?? 0
  const shares = categoryShares(traits)
  return categories
    .map((category, i) => {
      const taught = likest?.template.category === category ? belief : 0
      return { category, confidence: shares[i] * (1 - belief) + taught }
    })
    .sort((a, b) => b.confidence - a.confidence)
}

const fromShoulders = (hanging: Hanging) => hanging === 'upper' || hanging === 'whole' || hanging === 'overall'

/** Whether a garment looks like hanging from the shoulders or from the waist, as the hanging wants. */
function hangsLike(hanging: Hanging, ranked: readonly CategoryChoice[]): boolean {
  const share = ranked.reduce((sum, { category, confidence }) => {
    return fromShoulders(hangingOf(category)) === fromShoulders(hanging) ? sum + confidence : sum
  }, 0)
  return share > 0.25
}

/** The likeliest categories with the one that a person chose before them. */
export const chosenFirst = (category: BodyCategory, ranked: readonly CategoryChoice[]): CategoryChoice[] =>
  [{ category, confidence: 1 }, ...ranked.filter((choice) => choice.category !== category)].slice(0, 3)
