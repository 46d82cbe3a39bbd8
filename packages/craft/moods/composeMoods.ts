import { type Chance, openChance, sure, sureFirst } from '@toile/geometry'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { type Color, lightnessChromaHue } from '../colors/color.ts'
import { mixColors } from '../colors/mixColors.ts'
import { composePrints } from '../prints/compose/composePrints.ts'
import type { Wish } from '../words/wish.ts'
import { fillSlot, type Store } from './fillSlot.ts'
import { moodColors } from './moodColors.ts'
import type { MoodDocument } from './moodDocument.ts'
import { type MoodWish, moodWish, sayWords } from './moodWish.ts'
import { findTemplate, type TemplateId, templates } from './templates/index.ts'
import { boardSize, type MoodTemplate } from './templates/boardTemplate.ts'

/** The order of moodboards: confirmed wishes, colours of the colour board, and a template where one was chosen. */
export interface MoodOrder {
  wishes: readonly Wish[]
  colors: readonly Color[]
  template: TemplateId | null
  count: number
  seed: number
  language: LanguageId
}

/** A proposed moodboard and what it is called. */
export interface MoodProposal {
  name: string
  document: MoodDocument
}

/** Moodboards that answer words and colours, each with another palette, template and choice of plates; the same order gives the same boards (requirements S2.52, S5.14). */
export function composeMoods(order: MoodOrder): MoodProposal[] {
  const chance = openChance(order.seed)
  const wish = moodWish(order.wishes)
  const chosen = order.template
    ? [findTemplate(order.template) ?? sureFirst(templates)]
    : rankTemplates(wish, chance.branch('templates'))
  const seen = new Map<string, number>()
  return Array.from({ length: order.count }, (_, i) => {
    const template = sure(chosen[i % chosen.length])
    return compose(order, wish, template, i, chance.branch(`board ${i}`), chance.branch('palettes'), seen)
  })
}

function rankTemplates({ weights }: MoodWish, chance: Chance): readonly MoodTemplate<TemplateId>[] {
  const score = new Map(templates.map(({ id }) => [id, (weights.templates.get(id) ?? 0) + chance.between(0, 2.5)]))
  return [...templates].sort((a, b) => (score.get(b.id) ?? 0) - (score.get(a.id) ?? 0))
}

function compose(
  { wishes, colors: given, seed, language }: MoodOrder,
  wish: MoodWish,
  template: MoodTemplate<TemplateId>,
  turn: number,
  chance: Chance,
  ofPalettes: Chance,
  seen: Map<string, number>,
): MoodProposal {
  const colors = moodColors(wish, given, turn, ofPalettes)
  const paper = groundOf(colors, wish)
  const printed = composePrints({
    wishes: wishes.filter(({ id, kind }) => kind !== 'colour' && id !== 'size'),
    palette: colors,
    repeat: null,
    width: null,
    count: 3,
    seed: chance.branch('prints').whole(0, 0xffffff),
  })
  const store: Store = {
    wish,
    colors,
    language,
    prints: printed,
    used: new Set(),
    seen,
    chance: chance.branch('plates'),
    paper,
  }
  const document: MoodDocument = {
    kind: 'mood',
    version: 1,
    template: template.id,
    ...boardSize,
    ground: { kind: template.ground, color: paper },
    plates: template.lay(chance.branch('lay')).map((slot) => fillSlot(slot, store)),
    colors,
    words: [...wish.words].slice(0, 60),
    seed: (seed + turn) >>> 0,
  }
  const said = sayWords(wish, language)
  return { name: said ? `${said} · ${template.label}` : template.label, document }
}

/** The board itself: near white, tinted by the palette; dark where the words are dark. */
function groundOf(colors: readonly Color[], { light }: MoodWish): Color {
  const byLightness = [...colors].sort((a, b) => lightnessChromaHue(a).lightness - lightnessChromaHue(b).lightness)
  const darkest = sureFirst(byLightness)
  const palest = sure(byLightness.at(-1))
  const { r, g, b } =
    light < -0.55
      ? mixColors(darkest, { r: 40, g: 38, b: 38 }, 0.45)
      : mixColors(palest, { r: 252, g: 250, b: 247 }, 0.7)
  return { r: Math.round(r), g: Math.round(g), b: Math.round(b) }
}
