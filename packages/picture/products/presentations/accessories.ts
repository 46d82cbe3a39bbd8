import { findPerson, people } from '@toile/craft/mannequins/people/index.ts'
import { type Bounds, boundsOf, boundsTogether, type Point } from '@toile/geometry'
import { dress } from '../../looks/dressing.ts'
import { drawUnworn } from '../../looks/drawUnworn.ts'
import { flatFigure } from '../../looks/flatFigure.ts'
import { pathsOf } from '../../looks/pathsOf.ts'
import { drawShoeAlone } from '../../people/round/drawLeg.ts'
import { shoeCuts } from '../../people/round/shoes/shoeCuts.ts'
import { stand } from '../../people/round/standing.ts'
import { readShoe } from '@toile/craft/mannequins/shoes.ts'
import type { Stage } from '../../raster/stage.ts'
import { drawnBox } from '../drawnBox.ts'
import { framed } from '../framed.ts'
import { onBuffer } from '../onBuffer.ts'
import { seenAccessories } from '../shownGarments.ts'
import { stillPosed } from '../stillBody.ts'
import type { Present } from '../taking.ts'

/** Degrees that shoes are turned, so that their side is seen. */
const turned = 58
const hangs = { upper: [10, 0], lower: [4, 8] } as const

/** Heads between the things of a still. */
const gap = 0.22

/** Shoes and bag of a look on a table. */
export const accessories: Present = (taking) => {
  const { desk, look, width, height } = taking
  const figure = flatFigure(look.mannequin.person, 'front')
  const person = findPerson(look.mannequin.person) ?? people[0]
  const shoe = readShoe(look.shoes.kind).id
  const still = { arms: [hangs, hangs], yaw: turned } as const
  const posed = stillPosed(look, still, !readShoe(look.shoes.kind).heeled)
  const ankles = posed.legs.map(({ flat }) => flat[2])
  const shaft = shoeCuts[shoe].shaft
  const shoes = {
    box: {
      left: Math.min(...ankles.map(([x]) => x)) - 0.5,
      right: Math.max(...ankles.map(([x]) => x)) + 1,
      top: Math.min(...ankles.map(([, y]) => y)) - (shaft ? 1.5 : 0.35),
      bottom: posed.floor + 0.3,
    },
    draw(stage: Stage) {
      const standing = stand(stage, posed, person, { shoe, shoeColor: look.shoes.color, lips: look.lips })
      for (const leg of posed.near ? ([0, 1] as const) : ([1, 0] as const)) drawShoeAlone(standing, leg)
    },
  }
  const bags = seenAccessories(look)
    .map((worn) => {
      const dressed = dress({ garments: [worn] }, figure, desk.sources)
      return {
        box: boundsOf(...pathsOf(dressed)),
        draw: (stage: Stage) => drawUnworn(stage, figure, dressed, desk.sources),
      }
    })
    .filter(({ box }) => Number.isFinite(box.left))
  const things = [shoes, ...bags].slice(0, 4).map(({ box, draw }) => ({ draw, box: drawnBox(desk.host, box, draw) }))
  const placed = arranged(things, width < height)
  const frame = framed(taking, {
    box: boundsTogether(placed.map(({ box, by }) => movedBox(box, by))),
    millimetresPerHead: figure.millimetresPerHead,
    share: 0.72,
  })
  const buffer = onBuffer(taking, frame, (stage) => {
    for (const { by, draw } of placed) {
      const origin = [
        stage.origin[0] + Math.round(by[0] * stage.scale),
        stage.origin[1] + Math.round(by[1] * stage.scale),
      ] as const
      draw({ ...stage, origin, place: ([x, y]) => [origin[0] + x * stage.scale, origin[1] + y * stage.scale] })
    }
  })
  return { buffer, standing: { stands: { at: 'plane' }, lift: 0.02, depth: 0.7 } }
}

type Thing = { box: Bounds; draw(stage: Stage): void }

/** Things in one row that stands on a line, or, where the picture is tall, with the first below the others. */
function arranged(things: readonly Thing[], isTall: boolean): (Thing & { by: Point })[] {
  const rows = isTall && things.length > 1 ? [things.slice(1), things.slice(0, 1)] : [things]
  let top = 0
  return rows.flatMap((row) => {
    const tall = Math.max(...row.map(({ box }) => box.bottom - box.top))
    const wide = row.reduce((sum, { box }) => sum + box.right - box.left + gap, -gap)
    let x = -wide / 2
    const bottom = top + tall
    top = bottom + gap
    return row.map((thing) => {
      const { box } = thing
      const by: Point = [x - box.left, bottom - box.bottom]
      x += box.right - box.left + gap
      return { ...thing, by }
    })
  })
}

const movedBox = ({ left, right, top, bottom }: Bounds, [x, y]: Point): Bounds => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
})
