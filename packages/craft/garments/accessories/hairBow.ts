import { tieBow } from '../blocks/tie.ts'
import { defineAccessory } from '../garment.ts'
import { choiceKnob, numberKnob } from '../knob.ts'
import { openHat } from './blocks/hat.ts'
import { seenOn } from './blocks/sides.ts'

/** A ribbon bow in the hair. */
export const hairBow = defineAccessory({
  id: 'hairBow',
  label: 'Hair bow',
  category: 'hat',
  slot: 'accessory',
  wornBy: [{ gender: 'female' }],
  character: {
    length: 0,
    volume: 0.2,
    sleeve: 0,
    waist: 0,
    formality: 0.4,
    warmth: 0.3,
    print: 0.5,
    fabrics: ['silk', 'cotton'],
  },
  knobs: {
    size: numberKnob('Size', [0.14, 0.22, 0.4], ''),
    place: choiceKnob('Place', [
      { id: 'side', label: 'At the side' },
      { id: 'top', label: 'On top' },
      { id: 'back', label: 'Behind' },
    ]),
  },
  draft(figure, knobs, { chance }) {
    const { at } = openHat(figure)
    const s = seenOn(figure, 'left')
    const places = {
      side: at(s * 0.24, 0),
      top: at(0, -0.08),
      back: at(0, figure.view === 'back' ? 0.42 : 0.2),
    } as const
    const hidden = knobs.place === 'back' && figure.view === 'front'
    const size = hidden ? knobs.size * 2 : knobs.size
    return tieBow(places[knobs.place], size, 4, chance).map((piece) => ({ ...piece, layer: hidden ? 'back' : 'head' }))
  },
})
