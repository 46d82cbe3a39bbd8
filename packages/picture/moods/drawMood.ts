import type { MoodDocument } from '@toile/craft/moods/moodDocument.ts'
import type { Plate } from '@toile/craft/moods/plate.ts'
import { openChance } from '@toile/geometry'
import type { ElementTools } from '../looks/elementTools.ts'
import type { Pixels } from '../surface.ts'
import { castShadow } from './castShadow.ts'
import { edgePlate, insetOf } from './edgePlate.ts'
import { paintPin, paintTape } from './fixings.ts'
import { type Lying, layPixels } from './layPixels.ts'
import { paintGround } from './paintGround.ts'
import { paintPlate } from './paintPlate.ts'

/** A moodboard as pixels, its longer side `side`: plates lie on the board in their order, each with its shadow, edge and fixing. Same document, same bytes (requirement S5.14). */
export async function drawMood(document: MoodDocument, side: number, tools: ElementTools): Promise<Pixels> {
  const scale = side / Math.max(document.width, document.height)
  const width = Math.max(1, Math.round(document.width * scale))
  const height = Math.max(1, Math.round(document.height * scale))
  const board = paintGround(document, width, height, scale)
  for (const plate of document.plates) {
    const picture = await framed(plate, scale, tools)
    const lying = { x: (plate.x + plate.width / 2) * scale, y: (plate.y + plate.height / 2) * scale, turn: plate.turn }
    drop(board, picture, lying, scale, plate.fix === 'pin' ? 1.5 : loose(plate) ? 1.1 : 0.55)
    layPixels(board, picture, lying)
    fasten(board, plate, lying, scale, document)
  }
  return board
}

/** Plates that only lie there throw a deeper shadow than those of a printed sheet. */
const loose = ({ turn, fix, edge }: Plate) => turn !== 0 || fix !== 'none' || edge !== 'cut'

function drop(board: Pixels, picture: Pixels, { x, y, turn }: Lying, scale: number, lift: number): void {
  const near = castShadow(picture, Math.max(0.8, 0.45 * scale), 0.2)
  layPixels(board, near, { x: x + 0.3 * scale, y: y + 0.4 * scale, turn })
  const far = castShadow(picture, Math.max(1, 2 * lift * scale), 0.22)
  layPixels(board, far, { x: x + 1.1 * lift * scale, y: y + 1.6 * lift * scale, turn })
}

const rimPaper = [250, 248, 243, 255] as const

/** The picture of a plate within its rim, its edge cut or torn. */
async function framed(plate: Plate, scale: number, tools: ElementTools): Promise<Pixels> {
  const [width, height] = [Math.round(plate.width * scale), Math.round(plate.height * scale)]
  const { sides, top, bottom } = insetOf(plate.edge, plate.width)
  const [dx, dy] = [Math.round(sides * scale), Math.round(top * scale)]
  const size = { width: width - 2 * dx, height: height - dy - Math.round(bottom * scale), scale }
  const inner = await paintPlate(sized(plate, size.width / scale, size.height / scale), size, tools)
  if (dx === 0) return edgePlate(inner, plate.edge, plate.seed, scale)
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < rgba.length; i += 4) rgba.set(rimPaper, i)
  for (let y = 0; y < size.height; y++)
    rgba.set(inner.rgba.subarray(y * size.width * 4, (y + 1) * size.width * 4), ((y + dy) * width + dx) * 4)
  return { width, height, rgba }
}

const sized = (plate: Plate, width: number, height: number): Plate => ({ ...plate, width, height })

/** Lays tape or pins on a plate, in its own turn. */
function fasten(
  board: Pixels,
  { fix, width, height, seed }: Plate,
  { x, y, turn }: Lying,
  scale: number,
  { colors }: MoodDocument,
): void {
  const chance = openChance(seed).branch('fixing')
  const angle = (turn * Math.PI) / 180
  const at = (u: number, v: number, more = 0): Lying => ({
    x: x + (u * Math.cos(angle) - v * Math.sin(angle)) * scale,
    y: y + (u * Math.sin(angle) + v * Math.cos(angle)) * scale,
    turn: turn + more,
  })
  const tape = (place: Lying) => {
    const strip = paintTape(Math.round(26 * scale), Math.round(9 * scale), seed)
    drop(board, strip, place, scale, 0.2)
    layPixels(board, strip, place)
  }
  if (fix === 'tape') tape(at(chance.between(-0.12, 0.12) * width, -height / 2, chance.between(-7, 7)))
  if (fix === 'corners') {
    tape(at(-width / 2 + 3, -height / 2 + 3, -45))
    tape(at(width / 2 - 3, height / 2 - 3, -45))
  }
  if (fix === 'pin') {
    const place = at(chance.between(-0.1, 0.1) * width, -height / 2 + 6)
    const pin = paintPin(Math.round(5.2 * scale), colors[0] ?? { r: 190, g: 60, b: 50 })
    layPixels(board, castShadow(pin, 1.1 * scale, 0.5), { x: place.x + 2 * scale, y: place.y + 2.6 * scale, turn: 0 })
    layPixels(board, pin, place)
  }
}
