import { canBe, covers, type Item, knobOf, type Look, readLook, wears, wornIn } from './look.ts'
import { defineStyling } from './styling.ts'

/** Cloth that falls: what is stiff or thick stands off as if it were torn. */
const soft = new Set(['cashmere', 'chiffon', 'cotton', 'crepe', 'jersey', 'knit', 'ribKnit', 'silk'])

/** A plain shirt, tee or fine knit of soft cloth with the middle of its front pushed into the waistband at one side. */
export const halfTuck = defineStyling({
  id: 'halfTuck',
  label: 'Half tuck',
  formality: 0.3,
  weight: 1.2,
  fits(design) {
    const look = readLook(design)
    const top = look.tops[look.tops.length - 1]
    return top && isThin(top) && isPlain(top) && showsWaistband(look) && suitsWearer(top, look)
      ? [{ garment: top.worn.id }]
      : []
  },
  apply: (design, { garment }) => wornIn(design, garment, { tucked: 'half' }),
})

/** No jumper: only cloth that makes no lump under a waistband, cut to hang below it. */
function isThin(top: Item): boolean {
  const { type, worn } = top
  const { tucked: stored, ...plain } = worn.knobs
  const free = stored !== 'half' && canBe({ type, worn: { ...worn, knobs: plain } }, 'tucked')
  const thin = type.category === 'knitwear' ? type.character.volume <= 0.4 && type.id !== 'quarterZip' : true
  const length = knobOf(top, 'length')
  return (
    free &&
    thin &&
    type.character.volume <= 0.6 &&
    type.character.formality <= 0.7 &&
    soft.has(worn.fabric) &&
    typeof length === 'number' &&
    length >= 0.25 &&
    knobOf(top, 'hem') !== 'tied' &&
    knobOf(top, 'hemRib') === undefined
  )
}

/** No print, no stripe and no yoke: what is broken by the tuck reads as a tear. */
const isPlain = (top: Item) =>
  !top.worn.print && (knobOf(top, 'panels') ?? 'none') === 'none' && knobOf(top, 'yoke') !== 'western'

/** On men shirts and T-shirts with sleeves, over trousers. */
const suitsWearer = ({ type: { category } }: Item, { gender, bottom }: Look) =>
  gender === 'female' || ((category === 'shirt' || category === 'tShirt') && bottom?.type.category !== 'shorts')

/** A sewn band that no coat, belt or tie stands before. */
function showsWaistband(look: Look): boolean {
  const { bottom, tops } = look
  if (!bottom || bottom.type.category === 'jumpsuit' || covers(look.outer) || look.ageGroup === 'child') return false
  const band = knobOf(bottom, 'band')
  const sewn =
    band === undefined ? !/legging|jogger|harem/i.test(bottom.type.id) : band === 'stitched' || band === 'belt'
  return sewn && tops.length === 1 && !wears(look, /belt|sash|necktie|bowTie|braces/i)
}
