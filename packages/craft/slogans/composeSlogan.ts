import { type Chance, openChance } from '@toile/geometry'
import { type Color, colorDistance } from '../colors/color.ts'
import type { Arrangement, Measure, Plan } from './arrangements/arrangement.ts'
import type { ArrangementId } from './arrangements/index.ts'
import { arrangements, findArrangement } from './arrangements/index.ts'
import { linesOf, wordsOf } from './arrangements/lines.ts'
import { fitDocument } from './fitDocument.ts'
import { findMood, type Mood, type MoodId, moods, moodsIn } from './moods.ts'
import type { SloganDocument, SloganItem } from './slogan.ts'

/** What a person asks of lettering besides its text. */
export interface LetteringWishes {
  /** Inks; without any, the mood's own. */
  colors: readonly Color[]
  /** The cloth it will lie on: inks keep clear of it. */
  cloth: Color | null
  seed: number
  count: number
  language: string
  /** English words of the wish: they choose moods. */
  keywords: readonly string[]
  mood: MoodId | null
}

/** A composed slogan or logo, with the layout that it came from. */
export interface Composed {
  layout: string
  document: SloganDocument
}

const paper: Color = { r: 255, g: 255, b: 255 }
/** CIEDE2000 between ink and cloth below which letters sink. */
const clear = 22

/** The inks, the one that stands out most from the cloth first; those that would sink in it are left out. */
export function inksFor(colors: readonly Color[], mood: Mood, cloth: Color | null): Color[] {
  const from = cloth ?? paper
  const far = (color: Color) => colorDistance(color, from)
  const given = colors.length ? colors : mood.inks
  const seen = given.filter((color) => far(color) >= clear)
  const [first = paper, ...rest] = (seen.length ? seen : [mood.inks, moods[0].inks].flat()).toSorted(
    (a, b) => far(b) - far(a),
  )
  if (far(first) >= clear)
    return colors.length
      ? [first, ...rest]
      : [first, ...given.filter((color) => seen.includes(color) && color !== first)]
  return [paper]
}

/** The moods that a wish names, or those of an arrangement. */
export function moodFor(wishes: LetteringWishes, own: readonly MoodId[], chance: Chance): Mood {
  const asked = wishes.mood ? [wishes.mood] : moodsIn(wishes.keywords)
  const both = asked.filter((id) => own.includes(id))
  const from = both.length ? both : asked.length ? asked : own.slice(0, 3)
  return findMood(chance.pick(from)) ?? moods[0]
}

/** Lays out plain text in several ways that suit it, no two alike (requirement S5.18); `only` asks for one way. */
export function composeSlogan(
  text: string,
  wishes: LetteringWishes,
  measure: Measure,
  only: ArrangementId | null = null,
): Composed[] {
  const chance = openChance(wishes.seed)
  const told = { text, lines: writtenLines(text), words: wordsOf(text) }
  return chosenWays(told, wishes, chance, only).map((way, i) => {
    const own = chance.branch(`${way.id} ${i}`)
    const mood = moodFor(wishes, way.moods, own)
    const inks = inksFor(wishes.colors, mood, wishes.cloth)
    const plan: Plan = { ...told, mood, inks, language: wishes.language, chance: own, measure }
    const items = worn(way.compose(plan), mood, own, wishes.keywords)
    return {
      layout: way.id,
      document: fitDocument('slogan', items, { width: 230, height: 300, margin: 4 }, null, measure),
    }
  })
}

const writtenLines = (text: string): string[] => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.length > 1 ? lines : linesOf(text, 400, 1)
}

function chosenWays(
  told: Pick<Plan, 'text' | 'lines' | 'words'>,
  wishes: LetteringWishes,
  chance: Chance,
  only: ArrangementId | null,
): Arrangement[] {
  const fixed = only && findArrangement(only)
  if (fixed) return Array.from({ length: wishes.count }, () => fixed)
  const asked = wishes.mood ? [wishes.mood] : moodsIn(wishes.keywords)
  const left = arrangements.map((way): [Arrangement, number] => [
    way,
    Math.max(0.01, way.suits(told)) ** 2 *
      (asked.length && asked.some((id) => (way.moods as readonly MoodId[]).includes(id)) ? 2.5 : 1),
  ])
  const chosen: Arrangement[] = []
  while (chosen.length < wishes.count) {
    if (left.length === 0) return chosen
    const way = chance.weighted(left)
    chosen.push(way)
    left.splice(
      left.findIndex(([one]) => one === way),
      1,
    )
  }
  return chosen
}

const asksForWear = /worn|vintage|distress|washed|old|grunge|used|faded/i

/** One texture over all letters, where the mood or the wish asks for it. */
function worn(items: readonly SloganItem[], mood: Mood, chance: Chance, keywords: readonly string[]): SloganItem[] {
  const asked = keywords.some((word) => asksForWear.test(word))
  const wanted = mood.textures.length > 0 && chance.happens(asked ? 1 : 0.3)
  if (!wanted && !asked) return [...items]
  const kind = mood.textures.length ? chance.pick(mood.textures) : 'worn'
  const texture = { kind, strength: asked ? 0.55 : 0.3, seed: chance.whole(0, 0xffff) }
  return items.map((item) =>
    item.color === 'cut' || item.color === null || item.outline?.color === 'cut' ? item : { ...item, texture },
  )
}
