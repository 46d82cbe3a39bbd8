import type { Wearer } from '../../mannequins/wearer.ts'
import { lowerOf, type Shaped } from './outfit.ts'

/** One rule of dressing that a look must not break. */
export interface Rule {
  id: string
  says: string
  broken(parts: readonly Shaped[], wearer: Wearer): boolean
}

const isOuter = ({ slot }: Shaped) => slot === 'outer'
const isCoat = ({ slot, character }: Shaped) => slot === 'outer' && character.length > 0.42 && character.sleeve > 0.5
/** Shells without sleeves of their own: capes and ponchos. */
const isDrape = ({ slot, character: { sleeve, volume } }: Shaped) =>
  slot === 'outer' && volume >= 0.85 && sleeve > 0.3 && sleeve < 0.95
const isBare = ({ category, slot }: Shaped) =>
  slot === 'whole' ? category === 'dress' : category === 'skirt' || category === 'shorts'
/** Waistcoats and slipovers. */
const isVest = ({ category, character }: Shaped) =>
  (category === 'jacket' || category === 'knitwear') && character.sleeve < 0.1
const isBib = ({ slot, category }: Shaped) => slot === 'bottom' && category === 'jumpsuit'
const span = (parts: readonly Shaped[], pick: (character: Shaped['character']) => number) => {
  const values = parts.map(({ character }) => pick(character))
  return Math.max(...values) - Math.min(...values)
}
const occasional = (parts: readonly Shaped[]) => parts.every(({ character }) => character.formality >= 0.5)

/** Every rule of dressing: warmth, formality, volume and length of what is worn together, and what needs something under it. */
const rules: readonly Rule[] = [
  {
    id: 'warmth',
    says: 'What is worn next to each other suits one kind of weather',
    broken(parts) {
      const inner = parts.filter((part) => !isOuter(part))
      const most = Math.max(...parts.map(({ character }) => character.warmth))
      const leg = lowerOf(parts).character.warmth
      return span(inner, ({ warmth }) => warmth) > 0.6 || (most - leg > 0.64 && !occasional(parts))
    },
  },
  {
    id: 'formality',
    says: 'Nothing is dressed for another occasion than the rest',
    broken: (parts) =>
      parts.slice(1).some((part, i) => Math.abs(part.character.formality - parts[i].character.formality) > 0.56) ||
      span(parts, ({ formality }) => formality) > 0.68,
  },
  {
    id: 'volume',
    says: 'Full is worn with slim, and what is worn over something has room for it',
    broken(parts) {
      const [top, bottom] = [parts.find(({ slot }) => slot === 'top'), parts.find(({ slot }) => slot === 'bottom')]
      if (top && bottom && top.character.volume + bottom.character.volume > 1.42) return true
      return parts.some((part, i) =>
        parts
          .slice(0, i)
          .some(
            (under) =>
              (under.slot === 'top' || (under.slot === 'outer' && isOuter(part))) &&
              (isOuter(part) || part.slot === 'top') &&
              part.character.sleeve > 0.5 &&
              under.character.volume > part.character.volume + 0.16,
          ),
      )
    },
  },
  {
    id: 'drape',
    says: 'Capes and ponchos fall over what is slim',
    broken: (parts) =>
      parts.some(isDrape) &&
      (parts.filter(isOuter).length > 1 ||
        parts.some((part) => !isOuter(part) && part.character.volume > 0.5) ||
        lowerOf(parts).character.length < 0.4),
  },
  {
    id: 'coat',
    says: 'A coat hides a skirt or lets it show clearly, and is not worn over shorts',
    broken(parts) {
      const coat = parts.find(isCoat)
      const lower = lowerOf(parts)
      if (!coat || !isBare(lower)) return false
      if (lower.category === 'shorts') return true
      const shows = lower.character.length - coat.character.length
      return Math.abs(shows) < 0.03 || (lower.character.volume >= 0.8 && shows > 0)
    },
  },
  {
    id: 'gown',
    says: 'Over a full gown nothing is worn but a short jacket',
    broken: (parts) => {
      const lower = lowerOf(parts)
      return lower.character.volume >= 0.85 && parts.some((part) => isOuter(part) && part.character.length > 0.3)
    },
  },
  {
    id: 'base',
    says: 'A waistcoat, a slipover or an apron has something under it, and layers go from thin to thick',
    broken(parts, wearer) {
      const tops = parts.filter(({ slot }) => slot === 'top')
      if (
        parts.some(isBib) &&
        (tops.length !== 1 || tops[0].character.volume > 0.55 || tops[0].character.formality > 0.6)
      )
        return true
      const [first] = tops
      if (first && isVest(first)) return wearer.gender === 'male' || wearer.ageGroup === 'child'
      const sleeveless = parts.find((part) => isOuter(part) && part.character.sleeve < 0.1)
      return sleeveless !== undefined && parts[parts.indexOf(sleeveless) - 1].character.sleeve < 0.25
    },
  },
  {
    id: 'layer',
    says: 'Under another top lies a thin one that closes at the neck',
    broken(parts) {
      const tops = parts.filter(({ slot }) => slot === 'top')
      if (tops.length < 2) return false
      const [under, over] = tops
      return !isBase(under) || !isMiddle(over) || tops.length > 2
    },
  },
  {
    id: 'knits',
    says: 'No thick knit or sweatshirt lies under a cardigan',
    broken: (parts) =>
      parts.some((part, i) => part.category === 'knitwear' && isOuter(part) && parts.slice(0, i).some(isThick)),
  },
  {
    id: 'waistcoat',
    says: 'Under a tailored waistcoat is a shirt, a blouse or a fine knit with sleeves',
    broken: (parts) =>
      parts.some(
        (part, i) =>
          part.slot === 'top' &&
          part.category === 'jacket' &&
          isVest(part) &&
          parts.slice(0, i).some((under) => under.slot === 'top' && !isFine(under)),
      ),
  },
  {
    id: 'jackets',
    says: 'Of two jackets the inner one is short and light',
    broken(parts) {
      const outers = parts.filter(isOuter)
      if (outers.length < 2) return false
      const [inner, outer] = outers
      return (
        outers.length > 2 ||
        inner.character.length > 0.42 ||
        inner.character.warmth > 0.75 ||
        !isCoat(outer) ||
        inner.character.length > outer.character.length
      )
    },
  },
  {
    id: 'age',
    says: 'Children are not dressed for a ball or in boned bodices',
    broken: (parts, { ageGroup }) =>
      ageGroup === 'child' &&
      parts.some(
        ({ character, slot }) =>
          character.formality > 0.92 || (slot === 'top' && character.waist > 0.95 && character.volume < 0.1),
      ),
  },
]

/** What a cardigan does not go over. */
const isThick = ({ slot, category, character }: Shaped) =>
  slot === 'top' && ((category === 'knitwear' && character.volume > 0.3) || category === 'sweatshirt')

/** What a waistcoat goes over. */
const isFine = ({ category, character }: Shaped) =>
  character.sleeve > 0.5 && (category === 'shirt' || category === 'blouse' || category === 'knitwear')

/** Thin tops that may lie under another: shirts, T-shirts, fine turtlenecks. */
export const isBase = ({ slot, category, character }: Shaped): boolean =>
  slot === 'top' &&
  character.volume <= (category === 'knitwear' ? 0.2 : 0.4) &&
  character.sleeve >= 0.25 &&
  character.waist <= 0.5 &&
  (category === 'shirt' || category === 'tShirt' || category === 'knitwear')

/** Tops that may lie over a thin one. */
export const isMiddle = ({ slot, category, character }: Shaped): boolean =>
  slot === 'top' &&
  ((category === 'knitwear' && (character.volume > 0.4 || character.sleeve < 0.1)) ||
    (category === 'sweatshirt' && character.volume < 0.66) ||
    (category === 'jacket' && character.sleeve < 0.1))

/** The rules a look breaks. */
export const brokenRules = (parts: readonly Shaped[], wearer: Wearer): Rule[] =>
  rules.filter((rule) => rule.broken(parts, wearer))

/** How well the parts of a look go together beyond the rules, about -1 to 1. */
export function accord(parts: readonly Shaped[]): number {
  const volumes = parts.map(({ character }) => character.volume)
  const contrast = Math.max(...volumes) - Math.min(...volumes)
  return (
    (parts.length > 1 ? Math.min(contrast, 0.5) : 0.25) +
    proportion(parts) -
    span(parts, ({ formality }) => formality) * 0.9 -
    span(parts, ({ warmth }) => warmth) * 0.5
  )
}

/** Proportion play: long over short, and full with slim, 0 to .3. */
function proportion(parts: readonly Shaped[]): number {
  const lower = lowerOf(parts)
  const over = parts.findLast((part) => part !== lower)
  if (!over || lower.slot === 'whole') return 0
  const long = over.slot === 'outer' || over.character.length > 0.35
  const lengths = long ? Math.abs(over.character.length - lower.character.length) : 0.2
  const volumes = Math.abs(over.character.volume - lower.character.volume)
  return 0.15 * Math.min(1, lengths / 0.4) + 0.15 * Math.min(1, volumes / 0.4)
}
