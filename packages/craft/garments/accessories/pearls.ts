import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { beadsAlong } from './blocks/beads.ts'
import { cluster } from './blocks/ribbon.ts'
import { drapeRound } from './blocks/throat.ts'

/** Strands of pearls that grow towards the middle. */
export const pearls = defineAccessory({
  id: 'pearls',
  label: 'Pearls',
  category: 'jewellery',
  slot: 'accessory',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0,
    volume: 0,
    sleeve: 0,
    waist: 0,
    formality: 0.9,
    warmth: 0.4,
    print: 0,
    fabrics: ['silk'],
  },
  knobs: {
    strands: numberKnob('Strands', [1, 2, 4], '', 1),
    length: numberKnob('Length', [0.06, 0.14, 0.9], ''),
    size: numberKnob('Pearl size', [0.016, 0.027, 0.042], ''),
  },
  draft(figure, knobs) {
    const strands = figure.view === 'back' ? 1 : Math.round(knobs.strands)
    return Array.from({ length: strands }, (_, i) => {
      const path = drapeRound(figure, knobs.length + i * knobs.size * 3.1, 0.04 + 0.05 * i)
      const grows = (t: number) => knobs.size * (0.8 + 0.3 * Math.sin(Math.PI * t))
      return cluster('jewel', `strand${i}`, beadsAlong(path, grows, 1.02), { order: 3 + i })
    })
  },
})
