import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { wornKnob } from './blocks/fronts.ts'
import { shapingKnob } from './blocks/outerBack.ts'
import { outerBeltKnob } from './blocks/outerBelt.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { outerPocketKnob } from './blocks/outerPockets.ts'
import { outerTrimKnobs } from './blocks/outerTrims.ts'
import { shoulderKnob } from './blocks/shoulders.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { coatHem } from './blocks/topCut.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import type { Piece } from './piece.ts'

/** A coat fitted at the shoulders that swings out to its hem, with a contrast collar (requirement S3.26). */
export const swingCoat = defineGarment({
  id: 'swingCoat',
  label: 'Swing coat',
  category: 'coat',
  slot: 'outer',
  wornBy: [{ gender: 'female' }, { ageGroup: 'child' }],
  character: {
    length: 0.46,
    volume: 0.8,
    sleeve: 1,
    waist: 0.25,
    formality: 0.7,
    warmth: 0.85,
    print: 0.5,
    fabrics: ['wool', 'tweed', 'velvet', 'boucle', 'jacquard', 'cashmere'],
  },
  knobs: {
    worn: wornKnob('closed'),
    collar: outerCollarKnob(['shirt', 'notch', 'fur', 'sailor', 'mandarin', 'hood', 'none']),
    collarSize: numberKnob('Size of the collar', [0.17, 0.26, 0.36]),
    velvet: choiceKnob('Collar and cuffs', [
      { id: 'velvet', label: 'Velvet in the contrast colour' },
      { id: 'own', label: 'As the coat' },
    ]),
    closure: outerClosureKnob(['single', 'double', 'hidden', 'toggles']),
    buttons: numberKnob('Buttons', [2, 4, 6], '', 1),
    belt: outerBeltKnob(['none', 'half', 'tied', 'buckled']),
    length: numberKnob('Length from waist to ankle', [0.1, 0.34, 0.8]),
    ease: numberKnob('Ease at the bust', [0.04, 0.07, 0.2]),
    waist: numberKnob('Waist shaping', [0, 0.55, 1]),
    flare: numberKnob('Flare at the hem', [0.1, 0.4, 0.6]),
    shoulder: shoulderKnob('natural'),
    panels: shapingKnob('princess'),
    pocket: outerPocketKnob(['flap', 'hand', 'patch', 'none']),
    cuff: cuffFinishKnob(['turned', 'plain', 'tab', 'buttons']),
    ...outerTrimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    return draftOuter(figure, context, {
      worn: knobs.worn,
      opens: 0.17,
      hem: coatHem(figure, knobs.length),
      ease: knobs.ease,
      waist: knobs.waist,
      hipEase: knobs.ease + 0.08,
      flare: knobs.flare,
      shoulder: knobs.shoulder,
      collar: { kind: knobs.collar, breaks: levels.bust + 0.1 * tall, width: knobs.collarSize, height: 0.08 },
      closure: { kind: knobs.closure, count: knobs.buttons, gap: 0.33, radius: 0.036 },
      sleeve: { cut: 'coat', ease: 0.05 + knobs.ease * 0.3, hem: 0.06, cuff: knobs.cuff, tailored: true },
      pockets: { kind: knobs.pocket },
      back: { centre: true },
      panels: knobs.panels,
      belt: knobs.belt,
      stitched: false,
      trims: knobs,
    }).map((piece) => (knobs.velvet === 'velvet' ? faced(piece) : piece))
  },
})

/** Collar, lapels and turned cuffs of velvet, whatever the coat is cut from. */
const faced = (piece: Piece): Piece =>
  piece.colour === 'contrast' && piece.cloth === 'own' ? { ...piece, cloth: 'velvet', takesPrint: false } : piece
