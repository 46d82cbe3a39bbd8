import { add, ellipse, type Path, spline } from '@toile/geometry'
import { lapSide } from '../upperBody.ts'
import { defineAccessory } from '../garment.ts'
import { numberKnob } from '../knob.ts'
import { linksAlong } from './blocks/beads.ts'
import { openGirdle, rowOf } from './blocks/openGirdle.ts'
import { finishKnob } from './blocks/knobs.ts'
import { cluster } from './blocks/ribbon.ts'

/** Links slung round the hip with an end that hangs. */
export const chainBelt = defineAccessory({
  id: 'chainBelt',
  label: 'Chain belt',
  category: 'belt',
  slot: 'accessory',
  wornBy: [],
  character: {
    length: 0,
    volume: 0,
    sleeve: 0,
    waist: 0.5,
    formality: 0.5,
    warmth: 0.4,
    print: 0,
    fabrics: ['silk'],
  },
  knobs: {
    link: numberKnob('Link length', [0.06, 0.1, 0.17], ''),
    drop: numberKnob('Drop to the hip', [0, 0.75, 1]),
    hang: numberKnob('Hanging end', [0.15, 0.5, 1.2], ''),
    ease: numberKnob('Over layers', [0.01, 0.03, 0.16], ''),
    finish: finishKnob,
  },
  draft(figure, knobs, { over }) {
    const { waist, highHip } = figure.levels
    const girdle = openGirdle(figure, {
      level: waist + knobs.drop * (highHip - waist),
      height: knobs.link * 0.6,
      ease: knobs.ease,
      over,
      sag: 0.03 + 0.09 * knobs.drop,
    })
    const metal = { cloth: 'metal', finish: knobs.finish } as const
    const links = (path: Path) => linksAlong(path, knobs.link, knobs.link * 0.62)
    const round = cluster('trim', 'links', links(rowOf(girdle, 0.5)), { ...metal, order: 4 })
    if (figure.view === 'back') return [round]
    const clasp = girdle.at(0.18 * lapSide(figure), 0.5)
    const fall = [clasp, add(clasp, [0.02, knobs.hang * 0.5]), add(clasp, [0.01, knobs.hang])]
    return [
      round,
      cluster('trim', 'hanging', links(spline(fall, false, 10)), { ...metal, order: 5 }),
      cluster(
        'trim',
        'charm',
        [ellipse(add(clasp, [0.01, knobs.hang + knobs.link * 0.42]), knobs.link * 0.42, knobs.link * 0.42)],
        { ...metal, order: 6 },
      ),
    ]
  },
})
