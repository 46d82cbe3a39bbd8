import { type Chance, openChance, type Point } from '@toile/geometry'
import { type DrawnLine, drawnLayers, type LineDrawing, type LineNode, penOf } from '../lineDrawing.ts'

const [width, height] = [400, 600]

/** Some points of a line, whose handles lie where they happen to. */
export function anyNodes(chance: Chance): LineNode[] {
  const place = (): [number, number] => [chance.whole(0, width), chance.whole(0, height)]
  return Array.from({ length: chance.whole(2, 7) }, () => ({ at: place(), before: place(), after: place() }))
}

const anyLine = (chance: Chance, i: number): DrawnLine => {
  const layer = chance.pick(drawnLayers).id
  return {
    id: `l${i + 1}`,
    layer,
    pen: penOf(layer),
    closed: chance.happens(0.3),
    guessed: chance.happens(0.2),
    nodes: anyNodes(chance),
  }
}

/** A line drawing of chance; now and then one of which nothing is left. */
export function anyLineDrawing(seed: number): LineDrawing {
  const chance = openChance(seed)
  return {
    kind: 'lineDrawing',
    version: 1,
    from: chance.pick(['look', 'picture']),
    category: 'dress',
    choices: [
      { category: 'dress', confidence: 0.7 },
      { category: 'skirt', confidence: 0.2 },
    ],
    width,
    height,
    scale: chance.happens(0.5) ? 2 : null,
    axis: chance.happens(0.5) ? width / 2 : null,
    garment: chance.happens(0.5) ? { id: 'slipDress', knobs: { length: 0.7 } } : null,
    lines: Array.from({ length: chance.whole(seed % 5 ? 2 : 0, 6) }, (_, i) => anyLine(chance.branch(`line ${i}`), i)),
  }
}

/** A straight run of points. */
export const straight = (...points: Point[]): LineNode[] =>
  points.map((at) => ({ at: [...at], before: [...at], after: [...at] }))
