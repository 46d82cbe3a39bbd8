import { flareKnob } from './blocks/bottomKnobs.ts'
import { dressTop, seamKnob, seamLevel } from './blocks/dressTop.ts'
import { necklineKnob } from './blocks/neckline.ts'
import { hemLevel } from './blocks/proportion.ts'
import { seamDress } from './blocks/seamDress.ts'
import { plainSkirt, skirt } from './blocks/skirt.ts'
import { sleeveKnob } from './blocks/sleeve.ts'
import { tieBow } from './blocks/tie.ts'
import { waistband } from './blocks/waistband.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A ball gown: a fitted bodice over a vast gathered skirt to the floor (requirement S3.26). */
export const ballGown = defineGarment({
  id: 'ballGown',
  label: 'Ball gown',
  category: 'dress',
  slot: 'whole',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.98,
    volume: 1,
    sleeve: 0,
    waist: 1,
    formality: 1,
    warmth: 0.3,
    print: 0.8,
    fabrics: ['silk', 'chiffon', 'cotton'],
  },
  knobs: {
    neckline: necklineKnob(['strapless', 'sweetheart', 'slip', 'boat', 'v', 'halter', 'square']),
    sleeve: sleeveKnob(['none', 'puff', 'cap', 'threeQuarter', 'plain']),
    length: numberKnob('Length from waist to floor', [0.55, 0.97, 0.99]),
    volume: flareKnob(0.12, 0.2, 0.3),
    gather: numberKnob('Gathers at the waist', [0.3, 1, 1.6]),
    waist: seamKnob(),
    sash: choiceKnob('Sash', [
      { id: 'none', label: 'None' },
      { id: 'plain', label: 'Plain' },
      { id: 'bow', label: 'With a bow' },
    ]),
  },
  draft(figure, knobs, context) {
    const waist = seamLevel(figure, knobs.waist)
    const top = dressTop(figure, context, {
      neckline: knobs.neckline,
      sleeve: knobs.sleeve,
      bust: 0.012,
      waistEase: 0.015,
      hem: waist + 0.03,
      box: 0,
      cinch: 0,
      shaping: 'princess',
      back: { centre: true, darts: true },
    })
    const cut = {
      ...plainSkirt,
      topY: waist,
      hemY: hemLevel(figure, knobs.length),
      ease: 0.02,
      profile: 'ball',
      flare: knobs.volume,
      flutes: 13,
      depth: 0.06,
      gather: knobs.gather,
    } as const
    const dress = seamDress(top, [skirt(figure, cut, context.chance)])
    if (knobs.sash === 'none') return dress
    const band = waistband(figure, { y: waist, height: 0.16, ease: 0.02, kind: 'plain' })
    const bow =
      knobs.sash === 'bow' ? tieBow(figure.across(0.12, waist + 0.05), 0.34, 6, context.chance.branch('bow')) : []
    return [...dress, band, ...bow]
  },
})
