import { type Color, colorDistance, lightnessChromaHue, toHex } from '../../../colors/color.ts'
import type { ColorScript } from '../../../script/scriptSchema.ts'
import type { Design, Worn } from '../../design.ts'
import { tonal } from '../tonal.ts'
import { plainColor, readLook } from '../wornLook.ts'
import { mayTouchSkin, scenesOf } from './scenesOf.ts'

/** The largest piece of each slot, in shares of a look, that may be in an accent; trousers and skirts are never. */
const mostInAccent = { top: 0.5, outer: 0.36, whole: 0.36, bottom: 0 } as const
/** Cloths that were chosen for their colour. */
const ofColor = /denim|leather|suede|lame|sequin|fur/i

/** Where a piece is worn: the same cut in the same cloth may come back in several looks, and is turned in all of them. */
interface Place {
  look: number
  worn: Worn
  area: number
  slot: keyof typeof mostInAccent
  others: readonly Worn[]
}

/** A piece, in every look that wears it, and the palette colour it may take. */
export interface Turn {
  places: readonly Pick<Place, 'look' | 'worn'>[]
  to: number
}

/** The colours that pieces of a line-up may take by themselves, each from the windows of its looks. */
export function pictureTurns(designs: readonly Design[], script: ColorScript): Turn[] {
  const scenes = scenesOf(script, designs.length)
  const bottoms = designs.map(bottomOf)
  const groups = new Map<string, Place[]>()
  designs.forEach((design, look) => {
    const { garments, types, areas } = readLook(design)
    garments.forEach((worn, i) => {
      const place = { look, worn, area: areas[i], slot: types[i].slot, others: garments.filter((_, at) => at !== i) }
      groups.set(pieceOf(worn), [...(groups.get(pieceOf(worn)) ?? []), place])
    })
  })
  return [...groups.values()].flatMap((group) =>
    group.every((place) => isFree(place, script))
      ? script.colors.flatMap((_, to): Turn[] =>
          group.some(({ look }) => scenes[look].includes(to)) &&
          group.every((place) => mayTake(place, to, script, designs, bottoms))
            ? [{ places: group, to }]
            : [],
        )
      : [],
  )
}

/** Plain, not chosen for its colour, and no half of a suit. */
function isFree({ worn, others }: Place, { colors }: ColorScript): boolean {
  const plain = plainColor(worn)
  const inAccent = colors.some((one) => isAccent(one) && toHex(one.color) === plain)
  return (
    plain !== null &&
    worn.fill.kind === 'solid' &&
    (!ofColor.test(worn.fabric) || inAccent) &&
    !others.some((other) => other.fabric === worn.fabric && plainColor(other) === plain)
  )
}

function mayTake(
  { look, worn, area, slot, others }: Place,
  to: number,
  { colors }: ColorScript,
  designs: readonly Design[],
  bottoms: readonly (string | null)[],
): boolean {
  const palette = colors.map(({ color }) => color)
  const color = palette[to]
  const edges = [worn.contrast, worn.trim].filter((edge) => edge !== null)
  return (
    mayTouchSkin(color, slot, designs[look].mannequin.person) &&
    toHex(color) !== plainColor(worn) &&
    !(isAccent(colors[to]) && area > mostInAccent[slot]) &&
    !(slot === 'bottom' && [bottoms[look - 1], bottoms[look + 1]].includes(toHex(color))) &&
    edges.every((edge) => colorDistance(edge, color) >= 12) &&
    others.every((other) => meets(color, other))
  )
}

const pieceOf = ({ cut, fabric, fill, print }: Worn) => JSON.stringify([cut, fabric, fill, print === null])

const bottomOf = (design: Design): string | null => {
  const { garments, types } = readLook(design)
  const at = types.findIndex(({ slot }) => slot === 'bottom')
  return at < 0 ? null : plainColor(garments[at])
}

/** Colours in one look are told apart, or lights and darks of one hue. */
function meets(color: Color, { fill, print }: Worn): boolean {
  if (print || fill.kind !== 'solid') return true
  const near = colorDistance(color, fill.color)
  return near >= 14 || tonal(near, lightnessChromaHue(color), lightnessChromaHue(fill.color))
}

/** Rare in pictures and not asked for. */
export const isAccent = ({ role, asked }: ColorScript['colors'][number]) => role === 'accent' && asked === null
