import type { Design } from '@toile/craft/designs/design.ts'
import { findPerson, people } from '@toile/craft/mannequins/people/index.ts'
import { poseFigure } from '@toile/craft/mannequins/poseFigure.ts'
import { neutral } from '@toile/craft/mannequins/poses/neutral.ts'
import { readShoe } from '@toile/craft/mannequins/shoes.ts'
import { trueBuild } from '../looks/flatFigure.ts'
import { drawShoes } from '../people/drawShoes.ts'
import type { Host } from '../surface.ts'
import type { DrawnPart } from './linePaths.ts'
import { recordParts } from './recordParts.ts'

const dark = { r: 20, g: 20, b: 20 }

/** A pair of shoes alone as the parts of a line drawing, on the feet that they are worn on; nothing of the barefoot. */
export function shoeParts(host: Host, { mannequin, shoes }: Pick<Design, 'mannequin' | 'shoes'>): DrawnPart[] {
  const kind = readShoe(shoes.kind)
  if (kind.id === 'barefoot') return []
  const person = findPerson(mannequin.person) ?? people[0]
  const build = trueBuild(mannequin.person)
  const figure = poseFigure({ build, pose: neutral, view: 'front', flatFooted: !kind.heeled })
  const look = { shoe: kind.id, shoeColor: { r: 160, g: 160, b: 160 }, lips: dark }
  return recordParts(host, (stage) => drawShoes(stage, figure, person, look))
}
