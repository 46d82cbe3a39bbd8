import { cuffFinishKnob } from './blocks/cuffFinish.ts'
import { wornKnob } from './blocks/fronts.ts'
import { shapingKnob, ventKnob } from './blocks/outerBack.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { chestPocketKnob, outerPocketKnob } from './blocks/outerPockets.ts'
import { outerTrimKnobs } from './blocks/outerTrims.ts'
import { shoulderKnob } from './blocks/shoulders.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { topHem } from './blocks/topCut.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import type { Piece } from './piece.ts'

/** A dinner jacket: satin shawl or peak lapels, one covered button, jetted pockets (requirement S3.26). */
export const tuxedo = defineGarment({
  id: 'tuxedo',
  label: 'Dinner jacket',
  category: 'blazer',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.35,
    volume: 0.3,
    sleeve: 1,
    waist: 0.6,
    formality: 1,
    warmth: 0.5,
    print: 0.2,
    fabrics: ['wool', 'velvet', 'crepe', 'jacquard', 'silk', 'sequin'],
  },
  knobs: {
    worn: wornKnob('closed'),
    lapel: outerCollarKnob(['shawl', 'peak', 'notch']),
    lapelWidth: numberKnob('Width of the lapel', [0.14, 0.24, 0.38]),
    facing: choiceKnob('Facing', [
      { id: 'satin', label: 'Satin' },
      { id: 'own', label: 'As the jacket' },
    ]),
    closure: outerClosureKnob(['single', 'double', 'hook']),
    buttons: numberKnob('Buttons', [1, 1, 3], '', 1),
    length: numberKnob('Length from waist to crotch', [0.1, 0.78, 1.5]),
    ease: numberKnob('Ease at the bust', [0.025, 0.055, 0.2]),
    waist: numberKnob('Waist shaping', [0.2, 0.8, 1]),
    shoulder: shoulderKnob('padded'),
    panels: shapingKnob('darts'),
    pocket: outerPocketKnob(['welt', 'flap', 'none']),
    chest: chestPocketKnob('welt'),
    cuff: cuffFinishKnob(['buttons', 'plain', 'turned']),
    vents: ventKnob('none'),
    ...outerTrimKnobs,
  },
  draft(figure, knobs, context) {
    const { tall } = proportionOf(figure)
    return draftOuter(figure, context, {
      worn: knobs.worn,
      hem: topHem(figure, knobs.length),
      hemShape: knobs.closure === 'double' ? 'straight' : 'rounded',
      ease: knobs.ease,
      waist: knobs.waist,
      shoulder: knobs.shoulder,
      collar: {
        kind: knobs.lapel,
        breaks: figure.levels.waist - (0.06 + (Math.round(knobs.buttons) - 1) * 0.2) * tall,
        width: knobs.lapelWidth,
      },
      closure: { kind: knobs.closure, count: knobs.buttons, gap: 0.26 },
      sleeve: { cut: 'tailored', ease: 0.04 + knobs.ease * 0.3, cuff: knobs.cuff, tailored: true },
      pockets: { kind: knobs.pocket },
      chest: { kind: knobs.chest },
      back: { centre: true },
      vents: knobs.vents,
      panels: knobs.panels,
      stitched: false,
      trims: knobs,
    }).map((piece) => (knobs.facing === 'satin' ? faced(piece) : piece))
  },
})

/** The parts of a dinner jacket that are turned in satin. */
const faced = (piece: Piece): Piece =>
  piece.role === 'lapel' || piece.role === 'collar' ? { ...piece, cloth: 'silk', colour: 'contrast' } : piece
