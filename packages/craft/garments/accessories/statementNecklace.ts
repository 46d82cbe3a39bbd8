import { along, ellipse, type Path } from '@toile/geometry'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { beadsAlong, linksAlong } from './blocks/beads.ts'
import { finishKnob } from './blocks/knobs.ts'
import { cluster } from './blocks/ribbon.ts'
import { drapeRound } from './blocks/throat.ts'

/** A collar of large stones in settings under a row of beads, on a chain. */
export const statementNecklace = defineAccessory({
  id: 'statementNecklace',
  label: 'Statement necklace',
  category: 'jewellery',
  slot: 'accessory',
  wornBy: [{ gender: 'female', ageGroup: 'adult' }],
  character: {
    length: 0,
    volume: 0.1,
    sleeve: 0,
    waist: 0,
    formality: 0.8,
    warmth: 0.3,
    print: 0,
    fabrics: ['silk'],
  },
  knobs: {
    size: numberKnob('Stone size', [0.04, 0.062, 0.09], ''),
    length: numberKnob('Length', [0.12, 0.24, 0.6], ''),
    finish: finishKnob,
  },
  draft(figure, knobs) {
    const metal = { cloth: 'metal', finish: knobs.finish } as const
    const upper = drapeRound(figure, knobs.length, 0.08)
    const links = linksAlong(upper, 0.06, 0.035)
    if (figure.view === 'back') return [cluster('jewel', 'chain', links, { ...metal, order: 3 })]
    const lower = drapeRound(figure, knobs.length + knobs.size * 1.9, 0.16)
    const count = 7
    const stones = (grown: number): Path[] =>
      Array.from({ length: count }, (_, i) => {
        const t = 0.17 + (0.66 * i) / (count - 1)
        const [x, y] = along(lower, t)
        const size = knobs.size * (0.62 + 0.38 * Math.sin((Math.PI * i) / (count - 1))) + grown
        const [ax, ay] = along(lower, t + 0.02)
        return ellipse([x, y], size * 0.78, size, Math.atan2(ay - y, ax - x), 22)
      })
    const within = beadsAlong(upper, () => knobs.size * 0.42, 1.05).filter(
      (_, i, all) => i > all.length * 0.16 && i < all.length * 0.84,
    )
    return [
      cluster('jewel', 'chain', links, { ...metal, order: 3 }),
      cluster('jewel', 'settings', stones(0.012), { ...metal, order: 4 }),
      cluster('jewel', 'stones', stones(0), { order: 5, castsShadow: false }),
      cluster('jewel', 'beads', within, { order: 6, colour: 'contrast' }),
    ]
  },
})
