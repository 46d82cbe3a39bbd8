import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { type Path, spline, sure } from '@toile/geometry'
import { flatFoot, footBack, raisedFoot, raisedFootBack } from '../people/feet/bareFoot.ts'
import { handOutline } from '../people/hands/drawHandMarks.ts'
import type { DrawnPart, LinePath } from './linePaths.ts'

const pen = (path: Path, weight = 2.4): LinePath => ({ layer: 'body', path, weight })
const closed = (path: Path): Path => [...path, sure(path[0])]

/** The body under the clothes as lines: feet, arms and hands, then neck, trunk and legs over them. */
export function bodyParts(figure: Figure): DrawnPart[] {
  const limbs = ([0, 1] as const).flatMap((index): DrawnPart[] => {
    const foot = footPath(figure, index)
    const arm = figure.armOutline(index)
    const hand = handOutline(figure, index)
    return [
      { covers: [foot], lines: [pen(foot)] },
      { covers: [arm], lines: [pen(arm)] },
      { covers: [hand], lines: [pen(closed(hand))] },
    ]
  })
  const sides = ([-1, 1] as const).flatMap((side) => [pen(figure.sideContour(side)), pen(figure.innerLeg(side))])
  return [...limbs, { covers: figure.halves(), lines: sides }]
}

/** Forearms and hands that lie before the trunk. */
export function armParts(figure: Figure): DrawnPart[] {
  return ([0, 1] as const)
    .filter((index) => figure.armsOver[index])
    .map((index) => {
      const hand = handOutline(figure, index)
      return { covers: [hand], lines: [pen(closed(hand))] }
    })
}

function footPath(figure: Figure, index: 0 | 1): Path {
  const { place } = figure.foot(index)
  const leg = figure.legs[index]
  const flat = figure.build.flatFooted
  const front = flat ? flatFoot.outline : raisedFoot.outline
  const back = flat ? footBack : raisedFootBack
  const points = (figure.view === 'back' ? back : front).map(([x, y]) => place(x, y))
  return spline([leg.edge(1.97, 1), ...points, leg.edge(1.97, -1)], false, 6)
}
