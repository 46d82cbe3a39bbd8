import type { Color } from '@toile/craft/colors/color.ts'
import { lightnessChromaHue } from '@toile/craft/colors/color.ts'
import { toStyle } from '@toile/craft/colors/mixColors.ts'
import type { PaletteManner } from '@toile/craft/moods/materials.ts'
import type { PlateOf } from '@toile/craft/moods/plate.ts'
import { plainText } from '@toile/craft/slogans/plainText.ts'
import type { TextItem } from '@toile/craft/slogans/slogan.ts'
import { type Chance, openChance } from '@toile/geometry'
import { drawLaid } from '../lettering/drawSlogan.ts'
import { layItem } from '../lettering/layItem.ts'
import type { ElementTools } from '../looks/elementTools.ts'
import type { Context } from '../surface.ts'
import type { PaintPlate } from './platePaint.ts'

type PalettePlate = PlateOf<'palette'>

/** A field of colour in millimetres, and where its name stands: left end, base, and on what. */
interface Chip {
  x: number
  y: number
  width: number
  height: number
  color: Color
  name: string
  label: { x: number; y: number; on: Color; room: number } | null
}

const paper: Color = { r: 251, g: 249, b: 245 }
const ink: Color = { r: 42, g: 40, b: 38 }
const margin = 4
const letterSize = 3.1

/** Colours with their names, as chips of a card, a strip, bands, or dabs of paint (requirement S5.14). */
export const paintPalette: PaintPlate<PalettePlate> = async (plate, { width, height, scale }, tools) => {
  const surface = tools.host.createCanvas(width, height)
  const context = surface.getContext('2d')
  const chips = layouts[plate.manner](plate)
  context.fillStyle = toStyle(paper)
  context.fillRect(0, 0, width, height)
  const chance = openChance(plate.seed)
  for (const chip of chips) {
    context.fillStyle = toStyle(chip.color)
    if (plate.manner === 'dabs') dab(context, chip, scale, chance)
    else
      context.fillRect(
        Math.round(chip.x * scale),
        Math.round(chip.y * scale),
        Math.round((chip.x + chip.width) * scale) - Math.round(chip.x * scale),
        Math.round((chip.y + chip.height) * scale) - Math.round(chip.y * scale),
      )
  }
  await label(plate, chips, tools, surface, scale)
  return { width, height, rgba: context.getImageData(0, 0, width, height).data }
}

const layouts: Record<PaletteManner, (plate: PalettePlate) => Chip[]> = {
  strip: ({ colors, width, height }) => row(colors, 0, 0, width, height, 0).map((chip) => ({ ...chip, label: null })),
  chips({ colors, width, height }) {
    const rows = width / height < 1.9 && colors.length > 4 ? 2 : 1
    const each = Math.ceil(colors.length / rows)
    const tall = (height - margin) / rows
    return Array.from({ length: rows }, (_, k) =>
      row(colors.slice(k * each, (k + 1) * each), margin, margin + k * tall, width - 2 * margin, tall - margin - 6, 3),
    ).flat()
  },
  dabs: ({ colors, width, height }) => row(colors, margin, margin, width - 2 * margin, height - 2 * margin - 5, 3),
  bands({ colors, width, height }) {
    const tall = height / colors.length
    return colors.map(({ color, name }, i) => ({
      x: 0,
      y: i * tall,
      width,
      height: tall,
      color,
      name,
      label: { x: margin + 1, y: (i + 1) * tall - 3.6, on: color, room: width - 2 * margin },
    }))
  },
}

const row = (
  colors: PalettePlate['colors'],
  x: number,
  y: number,
  width: number,
  height: number,
  gap: number,
): Chip[] => {
  const wide = (width - gap * (colors.length - 1)) / colors.length
  return colors.map(({ color, name }, i) => {
    const left = x + i * (wide + gap)
    return {
      x: left,
      y,
      width: wide,
      height,
      color,
      name,
      label: { x: left, y: y + height + 3.4, on: paper, room: wide + gap * 0.6 },
    }
  })
}

/** Paint laid with a broad brush. */
function dab(context: Context, { x, y, width, height }: Chip, scale: number, chance: Chance): void {
  const hairs = 70
  for (let k = 0; k < hairs; k++) {
    const at = x + (width * (k + 0.5)) / hairs
    const arc = Math.sin((Math.PI * (k + 0.5)) / hairs) ** 0.35
    const top = y + height * (0.5 - 0.47 * arc) + chance.between(0, height * 0.07)
    const base = y + height * (0.5 + 0.47 * arc) - chance.between(0, height * 0.12)
    context.globalAlpha = chance.between(0.75, 1)
    context.fillRect((at - width / hairs) * scale, top * scale, ((2.1 * width) / hairs) * scale, (base - top) * scale)
  }
  context.globalAlpha = 1
}

/** Writes the names of the chips, as small as their room asks. */
async function label(
  { language }: PalettePlate,
  chips: readonly Chip[],
  { host, letters }: ElementTools,
  surface: ReturnType<ElementTools['host']['createCanvas']>,
  scale: number,
): Promise<void> {
  const items = chips.flatMap(({ label: at, name }, i): TextItem[] => {
    if (!at || !name) return []
    const dark = lightnessChromaHue(at.on).lightness < 0.62
    return [
      {
        ...plainText(name, language),
        id: `n${i}`,
        weight: 500,
        size: letterSize,
        spacing: 20,
        color: dark ? paper : ink,
      },
    ]
  })
  if (items.length === 0) return
  const opened = await letters()
  await opened.ready(items)
  const laid = items.map((item) => {
    const { label: at } = chips[Number(item.id.slice(1))]
    const rough = layItem(item, opened)
    const { left, right } = rough.box
    const size = Math.max(1, item.size * Math.min(1, (at?.room ?? 0) / Math.max(1, right - left)))
    const wide = ((right - left) * size) / item.size
    return layItem({ ...item, size, x: (at?.x ?? 0) + wide / 2, y: (at?.y ?? 0) - size * 0.15 }, opened)
  })
  const layer = host.createCanvas(surface.width, surface.height)
  drawLaid(host, layer, { ground: null }, laid, scale)
  surface.getContext('2d').drawImage(layer, 0, 0)
}
