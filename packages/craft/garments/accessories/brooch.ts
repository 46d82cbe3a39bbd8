import { ellipse } from '@toile/geometry'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { placed } from './blocks/beads.ts'
import { finishKnob, sideKnob } from './blocks/knobs.ts'
import { cluster } from './blocks/ribbon.ts'
import { seenOn } from './blocks/sides.ts'

/** A flower of stones pinned below the shoulder. */
export const brooch = defineAccessory({
  id: 'brooch',
  label: 'Brooch',
  category: 'jewellery',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0,
    volume: 0,
    sleeve: 0,
    waist: 0,
    formality: 0.8,
    warmth: 0.5,
    print: 0,
    fabrics: ['silk'],
  },
  knobs: {
    size: numberKnob('Size', [0.06, 0.1, 0.18], ''),
    side: sideKnob,
    finish: finishKnob,
  },
  draft(figure, knobs) {
    const side = seenOn(figure, knobs.side)
    const { levels } = figure
    const at = figure.across(side * figure.halfWidth(levels.armpit) * 0.52, levels.armpit - 0.08)
    const petals = Array.from({ length: 8 }, (_, i) =>
      placed(ellipse([0.62, 0], 0.4, 0.24, 0, 18), at, knobs.size, (i / 8) * Math.PI * 2),
    )
    const metal = { cloth: 'metal', finish: knobs.finish } as const
    const behind = figure.view === 'back' ? ({ layer: 'back' } as const) : {}
    return [
      cluster(
        'jewel',
        'setting',
        petals.map((petal) => petal.map(([x, y]) => [x + (x - at[0]) * 0.1, y + (y - at[1]) * 0.1])),
        { ...metal, ...behind, order: 6, onTop: false },
      ),
      cluster('jewel', 'petals', petals, { ...behind, order: 7, castsShadow: false }),
      cluster('jewel', 'heart', [ellipse(at, knobs.size * 0.3, knobs.size * 0.3, 0, 18)], {
        ...metal,
        ...behind,
        order: 8,
      }),
    ]
  },
})
