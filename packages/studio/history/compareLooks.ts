import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { sameContent } from '@toile/rules/sameContent.ts'

/** The parts of a look that can differ between two states, in the order of the screen; labels are shown. */
export const lookParts = [
  { id: 'garments', label: 'Garments' },
  { id: 'cuts', label: 'Cuts' },
  { id: 'colors', label: 'Colours' },
  { id: 'prints', label: 'Prints' },
  { id: 'fabrics', label: 'Fabrics' },
  { id: 'mannequin', label: 'Mannequin' },
  { id: 'style', label: 'Style' },
] as const
export type LookPart = (typeof lookParts)[number]['id']

const idsOf = ({ garments }: Design) => garments.map(({ id, hidden }) => [id, hidden])
const ofAll =
  (pick: (worn: Worn) => unknown) =>
  ({ garments }: Design) =>
    Object.fromEntries(garments.map((worn) => [worn.id, pick(worn)]))

const partOf: Readonly<Record<LookPart, (design: Design) => unknown>> = {
  garments: idsOf,
  cuts: ofAll(({ cut, knobs, seed }) => [cut, knobs, seed]),
  colors: (design) => [
    ofAll(({ fill, contrast, trim }) => [fill, contrast, trim])(design),
    design.shoes.color,
    design.lips,
    design.ground,
  ],
  prints: ofAll(({ print }) => print),
  fabrics: ofAll(({ fabric }) => fabric),
  mannequin: ({ mannequin, shoes }) => [mannequin, shoes.kind],
  style: ({ style, hand, backdrop }) => [style, hand, backdrop],
}

/** What differs between two states of a look, in words of the trade; empty when they draw the same (requirement S2.50). */
export function compareLooks(before: Design, after: Design): LookPart[] {
  const found = lookParts.map(({ id }) => id).filter((id) => !sameContent(partOf[id](before), partOf[id](after)))
  // A garment that comes or goes brings its cut, colour and print with it.
  return found.includes('garments')
    ? found.filter((id) => id === 'garments' || id === 'mannequin' || id === 'style')
    : found
}
