import { wornKnob } from './blocks/fronts.ts'
import { shapingKnob } from './blocks/outerBack.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { chestPocketKnob, outerPocketKnob } from './blocks/outerPockets.ts'
import { outerTrimKnobs } from './blocks/outerTrims.ts'
import { piled } from './blocks/pile.ts'
import { shoulderKnob } from './blocks/shoulders.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { topHem } from './blocks/topCut.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import type { Piece } from './piece.ts'

/** A flying jacket: leather turned in shearling at collar, cuffs and hem (requirement S3.26). */
export const aviatorJacket = defineGarment({
  id: 'aviatorJacket',
  label: 'Aviator jacket',
  category: 'jacket',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.28,
    volume: 0.6,
    sleeve: 1,
    waist: 0.25,
    formality: 0.2,
    warmth: 0.95,
    print: 0.05,
    fabrics: ['leather', 'suede'],
  },
  knobs: {
    worn: wornKnob('closed'),
    closure: outerClosureKnob(['zip', 'slanted', 'placket', 'snaps']),
    collar: outerCollarKnob(['shearling', 'fur', 'rib', 'hood']),
    collarSize: numberKnob('Size of the collar', [0.2, 0.27, 0.36]),
    length: numberKnob('Length from waist to crotch', [0, 0.4, 1.4]),
    ease: numberKnob('Ease at the bust', [0.06, 0.11, 0.26]),
    hem: choiceKnob('Hem', [
      { id: 'pile', label: 'Shearling' },
      { id: 'band', label: 'Band' },
      { id: 'rib', label: 'Knitted rib' },
    ]),
    cuffs: choiceKnob('Cuffs', [
      { id: 'pile', label: 'Shearling' },
      { id: 'plain', label: 'Plain' },
      { id: 'strap', label: 'Strap' },
    ]),
    shoulder: shoulderKnob('natural'),
    panels: shapingKnob('princess'),
    sleeve: numberKnob('Width of the sleeve', [0.05, 0.085, 0.16]),
    pocket: outerPocketKnob(['hand', 'zip', 'patchFlap', 'none']),
    chest: chestPocketKnob('none'),
    ...outerTrimKnobs,
  },
  draft(figure, knobs, context) {
    const { levels } = figure
    const { tall } = proportionOf(figure)
    const chance = context.chance.branch('pile')
    const turned = ({ role, cloth }: Piece) =>
      cloth === 'own' && ((role === 'cuff' && knobs.cuffs === 'pile') || (role === 'band' && knobs.hem === 'pile'))
    return draftOuter(figure, context, {
      worn: knobs.worn,
      opens: 0.15,
      hem: topHem(figure, knobs.length),
      hemCurve: 0.03,
      ease: knobs.ease,
      waist: 0.3,
      hipEase: knobs.ease * 0.8,
      flare: 0,
      shoulder: knobs.shoulder,
      armholeDrop: 0.07,
      collar: { kind: knobs.collar, breaks: levels.bust + 0.3 * tall, width: knobs.collarSize, height: 0.09 },
      closure: { kind: knobs.closure, count: 5, radius: 0.026 },
      sleeve: {
        cut: 'coat',
        ease: knobs.sleeve,
        hem: 0.06,
        length: 2,
        cuff: knobs.cuffs === 'pile' ? 'turned' : knobs.cuffs,
      },
      pockets: { kind: knobs.pocket, y: levels.waist - 0.05 * tall, share: 0.72, height: 0.24 * tall },
      chest: { kind: knobs.chest },
      back: { yoke: 0.3 },
      panels: knobs.panels,
      hemBand: { kind: knobs.hem === 'rib' ? 'rib' : 'band', height: 0.14 },
      trims: knobs,
    }).map((piece) => (turned(piece) ? piled(piece, chance, 0.022) : piece))
  },
})
