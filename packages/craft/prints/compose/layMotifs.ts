import { type Chance, openChance } from '@toile/geometry'
import { type Color, colorDistance, lightnessChromaHue } from '../../colors/color.ts'
import { colorOf } from '../../colors/oklch.ts'
import type { MotifsSource } from '../motifsSource.ts'
import type { PrintOrder, PrintProposal } from './composePrints.ts'
import { type ColorWish, colorWish } from './printColors.ts'
import { type PrintWish, printWish } from './printWish.ts'

/** A motif that was cut out of a picture: its picture and its main colours. */
export interface FoundMotif {
  hash: string
  colors: readonly Color[]
}

const arrangements = ['tossed', 'staggered', 'hex', 'sateen5', 'rows', 'ogee'] as const
const ordinary = 180

/** Prints of motifs that were cut out of pictures, laid as the words ask and each unlike the others (requirements S5.16, S9.04). */
export function layMotifs(order: PrintOrder, motifs: readonly FoundMotif[], count: number): PrintProposal[] {
  const wish = printWish(order.wishes)
  const colors = colorWish(order.wishes, order.palette)
  const chance = openChance(order.seed).branch('motifs')
  return Array.from({ length: count }, (_, i) => {
    const own = chance.branch(`print ${i}`)
    const shown = chance
      .branch(`choice ${i}`)
      .shuffled(motifs)
      .slice(0, i % 3 === 2 ? 1 : 6)
    return {
      name: 'Motifs of a picture',
      document: {
        kind: 'print',
        version: 1,
        source: sourceOf(wish, colors, shown, i, own),
        repeat: order.repeat ?? wish.repeat ?? (i % 2 ? 'brick' : 'halfDrop'),
        width: Math.round(Math.min(2000, order.width ?? wish.width ?? ordinary * wish.scale)),
      },
    }
  })
}

function sourceOf(
  wish: PrintWish,
  colors: ColorWish,
  motifs: readonly FoundMotif[],
  turn: number,
  chance: Chance,
): MotifsSource {
  return {
    kind: 'motifs',
    motifs: motifs.map(({ hash }) => hash),
    ground: groundFor(colors, motifs, turn),
    arrangement: wish.arrangement ?? arrangements[turn % arrangements.length],
    direction: wish.direction ?? (turn % 2 ? 'oneWay' : 'tossed'),
    share: motifs.length === 1 ? 0.3 : chance.between(0.3, 0.42),
    density: wish.density ?? chance.between(-0.2, 0.5),
    seed: chance.whole(0, 0xffffff),
  }
}

/** The named ground; else the colour of the picture from which the motifs stand off best, or a quiet one of its hue. */
function groundFor({ ground, palette, groundTones }: ColorWish, motifs: readonly FoundMotif[], turn: number): Color {
  if (ground) return ground
  const inks = motifs.flatMap(({ colors }) => colors)
  const [first] = inks
  const hue = first ? lightnessChromaHue(first).hue : 80
  const quiet = groundTones.includes('dark') || turn % 2 === 1 ? colorOf(0.26, 0.03, hue) : colorOf(0.955, 0.014, hue)
  const standsOff = (color: Color) => Math.min(...inks.map((ink) => colorDistance(color, ink)))
  const own = palette.filter((color) => standsOff(color) > 20)
  return own.length > 0 && turn >= 2 ? own[turn % own.length] : quiet
}
