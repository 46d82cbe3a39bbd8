import { wornKnob } from './blocks/fronts.ts'
import { outerClosureKnob } from './blocks/outerClosure.ts'
import { outerCollarKnob } from './blocks/outerCollar.ts'
import { outerPocketKnob } from './blocks/outerPockets.ts'
import { padded } from './blocks/padded.ts'
import { draftOuter } from './blocks/draftOuter.ts'
import { topHem } from './blocks/topCut.ts'
import { hardwareKnob } from './blocks/trims.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A light quilted jacket: diamonds, bound edges, snaps (requirement S3.26). */
export const quiltedJacket = defineGarment({
  id: 'quiltedJacket',
  label: 'Quilted jacket',
  category: 'jacket',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.36,
    volume: 0.5,
    sleeve: 1,
    waist: 0.1,
    formality: 0.25,
    warmth: 0.6,
    print: 0.55,
    fabrics: ['nylon', 'cotton', 'silk', 'velvet'],
  },
  knobs: {
    worn: wornKnob('closed'),
    quilting: choiceKnob('Quilting', [
      { id: 'diamond', label: 'Diamonds' },
      { id: 'channel', label: 'Channels' },
    ]),
    channel: numberKnob('Width of the channels', [0.08, 0.14, 0.26]),
    padding: numberKnob('Padding', [0.1, 0.35, 1]),
    collar: outerCollarKnob(['none', 'vee', 'shirt', 'mandarin', 'hood']),
    closure: outerClosureKnob(['single', 'zip', 'hook', 'toggles']),
    snaps: numberKnob('Buttons', [3, 5, 7], '', 1),
    length: numberKnob('Length from waist to crotch', [0.1, 0.8, 2]),
    ease: numberKnob('Ease at the bust', [0.06, 0.11, 0.26]),
    sleeves: choiceKnob('Sleeve', [
      { id: 'long', label: 'Long' },
      { id: 'none', label: 'Sleeveless' },
    ]),
    sleeve: numberKnob('Width of the sleeve', [0.06, 0.1, 0.17]),
    corners: choiceKnob('Front corners', [
      { id: 'rounded', label: 'Rounded' },
      { id: 'straight', label: 'Straight' },
    ]),
    pocket: outerPocketKnob(['patch', 'hand', 'patchFlap', 'zip', 'none']),
    binding: choiceKnob('Edging', [
      { id: 'piping', label: 'Piping' },
      { id: 'none', label: 'None' },
    ]),
    hardware: hardwareKnob,
  },
  draft(figure, knobs, context) {
    const padding = padded(figure, context, knobs)
    const bare = knobs.sleeves === 'none'
    return draftOuter(
      figure,
      context,
      {
        worn: knobs.worn,
        opens: 0.16,
        hem: topHem(figure, knobs.length),
        hemShape: knobs.corners,
        ease: knobs.ease,
        waist: 0.15,
        hipEase: knobs.ease * 0.9,
        flare: 0.02,
        armholeDrop: 0.1,
        sleeveless: bare ? 0.95 : undefined,
        collar: { kind: knobs.collar, breaks: figure.levels.bust, width: 0.22, height: 0.09 },
        closure: { kind: knobs.closure, count: knobs.snaps, radius: 0.024 },
        sleeve: bare ? null : { cut: 'coat', ease: knobs.sleeve, hem: 0.07, cuff: 'plain' },
        pockets: { kind: knobs.pocket },
        stitched: false,
        trims: { edging: knobs.binding, hardware: knobs.hardware },
      },
      padding,
    )
  },
})
