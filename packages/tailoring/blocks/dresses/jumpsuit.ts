import { defineBlock } from '../block.ts'
import { sidePockets } from '../bottoms/trouserKnobs.ts'
import { bustEase, collared, collarKnob, dartKnob, topKnobs } from './bodiceKnobs.ts'
import { bodiceOf } from './bodiceOf.ts'
import { joinedAtWaist, waistsOf } from './dressOf.ts'
import { hipRoom } from './lengthKnobs.ts'
import { legsBelow } from './legsBelow.ts'

/** A jumpsuit: a bodice and legs that are sewn to each other at the waist, closed by a zip before or behind (requirement S1.11). */
export const jumpsuit = defineBlock({
  id: 'jumpsuit',
  name: 'Jumpsuit',
  knobs: {
    ease: bustEase(30, 80, 260),
    waist: { name: 'Ease at the waist', unit: 'mm', least: 20, usual: 60, most: 300 },
    darts: dartKnob,
    ...topKnobs,
    open: { name: 'Zip', choices: ['back', 'front'] },
    collar: collarKnob,
    hips: hipRoom(30, 60, 240),
    rise: { name: 'Looseness of the crotch', unit: 'mm', least: 15, usual: 30, most: 80 },
    length: { name: 'Length of the inside leg', unit: 'share', least: 0.2, usual: 0.97, most: 1.02 },
    hem: { name: 'Width at the hem', unit: 'share', least: 0.45, usual: 0.7, most: 1.3 },
    pockets: sidePockets('none'),
  },
  draft(body, { ease, waist, darts, open: asked, collar, hips, rise, length, hem, pockets, ...told }) {
    const { open, top } = collared(collar, asked, told)
    const fit = { bust: ease, waist, shaped: darts !== 'none' }
    const bodice = bodiceOf(body, { fit, darts, open, room: ease, ...top })
    const waists = waistsOf(bodice.shell)
    return joinedAtWaist(
      bodice,
      waists,
      open,
      legsBelow(body, { ease: hips, rise, length, hem, pockets, open }, waists),
    )
  },
})
