import { defineBlock } from '../block.ts'
import { joined } from '../drafting/joined.ts'
import type { Round } from '../drafting/round.ts'
import { lowerOf } from './lower.ts'
import { faceOf, seamOf } from './shell.ts'
import { topKnobs } from './topKnobs.ts'
import { sizeOf, trunkOf } from './trunkOf.ts'

/** A bandeau: a close band round the chest, hemmed above over an elastic and below (requirement S1.11). */
export const bandeau = defineBlock({
  id: 'bandeau',
  name: 'Bandeau',
  knobs: {
    height: { name: 'Above the underarm', unit: 'mm', least: 0, usual: 12, most: 40 },
    length: { ...topKnobs.length, usual: -0.3, most: 0.4 },
    ease: { name: 'Ease as a share of the chest', unit: 'share', least: -0.14, usual: -0.06, most: 0.05 },
  },
  draft(body, knobs) {
    const size = sizeOf(body)
    const ease = knobs.ease * body.bust
    const trunk = trunkOf(body, { ease })
    const set = { length: knobs.length * body.waistToCrotch, ease, box: 0.2, hem: 'straight', allowance: 20 } as const
    const [x, y] = trunk.under
    const face = (of: 'front' | 'back') => {
      const { from, steps } = lowerOf(body, trunk, of, set)
      const middle = y + (of === 'front' ? knobs.height * size : 0)
      const half: Round = {
        from,
        steps: [
          ...steps,
          {
            id: 'top',
            to: [0, middle],
            handles: [
              [x * 0.7, y],
              [x * 0.4, middle],
            ],
            end: 'hem',
            allowance: 20,
          },
        ],
      }
      return faceOf(half, of)
    }
    const [front, back] = [face('front'), face('back')]
    return joined([front, back], seamOf(back, front, 'side'))
  },
})
