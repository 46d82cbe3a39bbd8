import { findPerson, people } from '@toile/craft/mannequins/people/index.ts'
import { boundsOf } from '@toile/geometry'
import { drawBehind, drawFronts, drawOverHead, drawSleeves, readyGarments } from '../../looks/drawGarments.ts'
import { dress } from '../../looks/dressing.ts'
import { flatFigure } from '../../looks/flatFigure.ts'
import { openLayerCache } from '../../looks/layers.ts'
import { drawShoes } from '../../people/drawShoes.ts'
import { readShoe } from '@toile/craft/mannequins/shoes.ts'
import type { Stage } from '../../raster/stage.ts'
import { framed } from '../framed.ts'
import { onBuffer } from '../onBuffer.ts'
import { seenAccessories } from '../shownGarments.ts'
import type { Present } from '../taking.ts'

/** Heads between the things of a still. */
const gap = 0.35

/** Shoes and bag of a look on a table. */
export const accessories: Present = (taking) => {
  const { desk, look, shot, width, height } = taking
  const figure = flatFigure(look.mannequin.person, 'front')
  const person = findPerson(look.mannequin.person) ?? people[0]
  const shoe = readShoe(look.shoes.kind).id
  const feet = ([0, 1] as const).map((leg) => figure.foot(leg).place(0, 0.9))
  const shoes = {
    box: {
      left: Math.min(...feet.map(([x]) => x)) - 0.4,
      right: Math.max(...feet.map(([x]) => x)) + 0.4,
      top: figure.levels.ankle - 0.35,
      bottom: figure.levels.floor + 0.42,
    },
    draw: (stage: Stage) => drawShoes(stage, figure, person, { shoe, shoeColor: look.shoes.color, lips: look.lips }),
  }
  const bags = seenAccessories(look)
    .map((worn) => {
      const dressed = dress({ garments: [worn] }, figure, desk.sources)
      const paths = dressed.flatMap((one) =>
        one.kind === 'drafted' ? one.pieces.flatMap(({ outlines }) => [...outlines]) : [],
      )
      return {
        box: boundsOf(...paths),
        draw(stage: Stage) {
          const ready = readyGarments(stage, figure, dressed, desk.sources)
          const on = { stage, figure, figureKey: '', cache: openLayerCache({ figures: 0 }) }
          drawBehind(on, ready)
          drawFronts(on, ready)
          drawSleeves(on, ready)
          drawOverHead(on, ready)
        },
      }
    })
    .filter(({ box }) => Number.isFinite(box.left))
  const things = [shoes, ...bags].slice(0, 4)
  const tall = Math.max(...things.map(({ box }) => box.bottom - box.top))
  const wide = things.reduce((sum, { box }) => sum + box.right - box.left + gap, -gap)
  const frame = framed(taking, {
    box: { left: 0, right: wide, top: 0, bottom: tall },
    millimetresPerHead: figure.millimetresPerHead,
    share: 0.74,
  })
  let x = 0
  const buffer = onBuffer(desk.host, frame, { width, height, seed: shot.seed }, (stage) => {
    for (const { box, draw } of things) {
      const dx = Math.round((x - box.left) * stage.scale)
      const dy = Math.round(((tall - (box.bottom - box.top)) / 2 - box.top) * stage.scale)
      const origin = [stage.origin[0] + dx, stage.origin[1] + dy] as const
      draw({ ...stage, origin, place: ([px, py]) => [origin[0] + px * stage.scale, origin[1] + py * stage.scale] })
      x += box.right - box.left + gap
    }
  })
  return { buffer, standing: { stands: { at: 'plane' }, lift: 0.02, depth: 0.7 } }
}
