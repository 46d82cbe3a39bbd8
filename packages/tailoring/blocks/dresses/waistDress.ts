import { defineBlock } from '../block.ts'
import { bustEase, dartKnob, topKnobs } from './bodiceKnobs.ts'
import { dressOf } from './dressOf.ts'
import { skirtKinds } from './skirtBelow.ts'

/** A dress with a seam at or near the waist: any bodice over any skirt, closed by a zip at the center back (requirement S1.11). */
export const waistDress = defineBlock({
  id: 'waistDress',
  name: 'Dress with a waist seam',
  knobs: {
    ease: bustEase(20, 60, 160),
    darts: dartKnob,
    ...topKnobs,
    level: { name: 'Seam above the waist', unit: 'mm', least: -90, usual: 0, most: 90 },
    skirt: { name: 'Skirt', choices: skirtKinds },
    length: { name: 'Length from waist to floor', unit: 'share', least: 0.2, usual: 0.56, most: 0.99 },
    hips: { name: 'Ease at the hips', unit: 'mm', least: 30, usual: 60, most: 160 },
    flare: { name: 'Flare', unit: 'share', least: 0.04, usual: 0.18, most: 0.4 },
    fullness: { name: 'Fullness of gathers', unit: 'share', least: 1.2, usual: 1.7, most: 2.6 },
  },
  draft(body, { ease, darts, level, skirt, length, hips, flare, fullness, ...top }) {
    const raised = level * (body.frontLength / 445)
    const fit = { bust: ease, waist: ease * 0.6, level: raised, shaped: darts !== 'none' }
    return dressOf(
      body,
      { fit, darts, open: 'back', room: ease, ...top },
      { skirt, length: length * body.waistToFloor + raised, ease: hips, flare, fullness },
    )
  },
})
