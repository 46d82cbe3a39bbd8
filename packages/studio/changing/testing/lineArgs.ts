import { drawnLayers, type LineDrawing } from '@toile/craft/sketches/lineDrawing.ts'
import type { lineDrawingChanges } from '@toile/craft/sketches/lineDrawingChanges.ts'
import { anyLineDrawing, anyNodes } from '@toile/craft/sketches/testing/anyLineDrawing.ts'
import type { ArgsOf } from './changeLaws.ts'
import { oneOf, some } from './picked.ts'

export const lineArgs: ArgsOf<typeof lineDrawingChanges, LineDrawing> = {
  replaceLines: (_, chance) => anyLineDrawing(chance.whole(1, 99)),
  addLine: (_, chance) => ({ layer: chance.pick(drawnLayers).id, closed: false, nodes: anyNodes(chance) }),
  joinLines: ({ lines }, chance) => ({ first: oneOf(lines, chance), second: oneOf(lines, chance) }),
  smoothLine: ({ lines }, chance) => ({ id: oneOf(lines, chance) }),
  deleteLines: ({ lines }, chance) => some(lines, chance),
  moveLinePoint: ({ lines }, chance) => ({
    id: oneOf(lines, chance),
    node: chance.whole(0, 2),
    part: chance.pick(['at', 'before', 'after']),
    to: [chance.whole(-20, 420), chance.whole(-20, 620)],
  }),
  setLines: ({ lines }, chance) => ({
    ids: some(lines, chance),
    ...(chance.happens(0.5) ? { layer: chance.pick(drawnLayers).id } : { pen: chance.pick([4, 2, 1] as const) }),
  }),
  mirrorLines: (_, chance) => ({ side: chance.pick(['left', 'right']) }),
  chooseLineCategory: (_, chance) => ({ category: chance.pick(['coat', 'dress', 'bag', 'shoes'] as const) }),
}
