import { flareKnob, lengthKnob, riseKnob, waistLevel } from './blocks/bottomKnobs.ts'
import { finishSkirt } from './blocks/finishSkirt.ts'
import { frill } from './blocks/frill.ts'
import { overskirt } from './blocks/overskirt.ts'
import { hemLevel } from './blocks/proportion.ts'
import { plainSkirt, skirt } from './blocks/skirt.ts'
import { tieBow } from './blocks/tie.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'

/** A wrap skirt: one front laid over the other and tied at the side (requirement S3.26). */
export const wrapSkirt = defineGarment({
  id: 'wrapSkirt',
  label: 'Wrap skirt',
  category: 'skirt',
  slot: 'bottom',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0.65,
    volume: 0.4,
    sleeve: 0,
    waist: 0.8,
    formality: 0.4,
    warmth: 0.3,
    print: 0.8,
    fabrics: ['silk', 'cotton', 'linen', 'chiffon', 'wool'],
  },
  knobs: {
    length: lengthKnob(0.25, 0.64, 0.92),
    flare: flareKnob(0.01, 0.07, 0.18),
    overlap: numberKnob('Overlap at the hem', [0.15, 0.45, 0.75]),
    edge: choiceKnob('Wrapped edge', [
      { id: 'plain', label: 'Plain' },
      { id: 'frill', label: 'Frilled' },
    ]),
    rise: riseKnob(),
  },
  draft(figure, knobs, context) {
    const cut = {
      ...plainSkirt,
      topY: waistLevel(figure, knobs.rise),
      hemY: hemLevel(figure, knobs.length),
      flare: knobs.flare,
      flutes: 6,
      depth: 0.06,
    }
    const under = skirt(figure, { ...cut, hemY: cut.hemY - (figure.view === 'back' ? 0 : 0.05) }, context.chance)
    const base = finishSkirt(figure, under, cut, { band: 'stitched', darts: true, centreBack: false })
    if (figure.view === 'back') return base
    const over = overskirt(figure, under, cut, knobs.overlap, context.chance.branch('over'))
    const trimmed =
      knobs.edge === 'frill'
        ? frill(
            over.free,
            { name: 'frill', width: 0.16, waves: 20, curl: 1, order: 2, side: over.side > 0 ? -1 : 1 },
            context.chance.branch('frill'),
          )
        : []
    return [...base, over.piece, ...trimmed, ...tieBow(over.tie, 0.24, 6, context.chance.branch('tie'))]
  },
})
