import { faceOf } from '@toile/craft/mannequins/faces/index.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import type { Person } from '@toile/craft/mannequins/person.ts'
import { readShoe } from '@toile/craft/mannequins/shoes.ts'
import { joined, type Path, reversed, spline } from '@toile/geometry'
import { headOutline } from '../../people/faces/headOutline.ts'
import { footOutline } from '../../people/feet/drawFoot.ts'
import { footPlace } from '../../people/feet/footPlace.ts'
import { handOutline } from '../../people/hands/drawHandMarks.ts'
import { shaftLines } from '../../people/shoes/drawShaft.ts'
import { shoeArts } from '../../people/shoes/index.ts'

/** The outlines in heads that cover a person on a figure: body, hands, head and shoes, but not the hair (requirement S2.51). */
export function personPaths(figure: Figure, person: Pick<Person, 'face'>, shoe: string): Path[] {
  const { id, closed } = readShoe(shoe)
  const stand = { figure, shod: closed }
  const art = shoeArts[id]
  const feet = ([0, 1] as const).flatMap((index) => {
    const place = footPlace(stand, index)
    const curve = (path: Path) =>
      spline(
        path.map(([x, y]) => place(x, y)),
        true,
        4,
      )
    const shaft = art?.shaft && shaftLines(stand, index, art.shaft)
    return [
      footOutline(stand, index),
      ...(art?.layers.map(({ path }) => curve(path)) ?? []),
      ...(shaft ? [joined(shaft.outer, reversed(shaft.inner))] : []),
    ]
  })
  return [
    ...figure.halves(),
    ...([0, 1] as const).flatMap((index) => [figure.armOutline(index), handOutline(figure, index)]),
    headOutline(figure, faceOf(person.face)),
    ...feet,
  ]
}
