import { boundsTogether, type Point } from '@toile/geometry'
import { flatFigure } from '../../looks/flatFigure.ts'
import { framed } from '../framed.ts'
import { onBuffer } from '../onBuffer.ts'
import type { Present } from '../taking.ts'
import { layThings, type Placed, placedBox, type Thing, thingsOf } from '../things.ts'

/** Heads between the things of a still. */
const gap = 0.22

/** Shoes of a look and what else it is worn with, laid out with air between. */
export const accessories: Present = (taking) => {
  const { look, width, height } = taking
  const things = thingsOf(taking)
  if (things.length === 0) return null
  const placed = arranged(things, width < height)
  const frame = framed(taking, {
    box: boundsTogether(placed.map(placedBox)),
    millimetresPerHead: flatFigure(look.mannequin.person, 'front').millimetresPerHead,
    share: 0.78,
  })
  return {
    buffer: onBuffer(taking, frame, (stage) => layThings(stage, placed)),
    standing: { stands: { at: 'plane' }, lift: 0.02, depth: 0.7 },
  }
}

/** Things in one row or, where the picture is tall, in rows of two at most, the first lowest; each in the middle of its row. */
function arranged(things: readonly Thing[], isTall: boolean): Placed[] {
  const [first, ...others] = things
  const below = first ? [first] : []
  const rows = !isTall
    ? [things]
    : others.length > 2
      ? [others.slice(0, 2), [...others.slice(2), ...below]]
      : [others, below].filter(({ length }) => length)
  let top = 0
  return rows.flatMap((row) => {
    const tall = Math.max(...row.map(({ box }) => box.bottom - box.top))
    const wide = row.reduce((sum, { box }) => sum + box.right - box.left + gap, -gap)
    let x = -wide / 2
    const middle = top + tall / 2
    top += tall + gap
    return row.map((thing) => {
      const { box } = thing
      const by: Point = [x - box.left, middle - (box.top + box.bottom) / 2]
      x += box.right - box.left + gap
      return { ...thing, by }
    })
  })
}
