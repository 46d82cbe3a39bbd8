import { files } from '@toile/contract/features/files.ts'
import { type Color, fromHex, toHex } from '@toile/craft/colors/color.ts'
import { send } from '../../../shell/calls/api.ts'

/** A colour with the code that stands for it; the code is empty where none is near enough. */
export interface FoundColor {
  color: Color
  tcx: string
}

/** A code stands for a colour only where the two can hardly be told apart (CIEDE2000). */
const sameColor = 0.5

/** The colour that a text means: '#rrggbb' or a code like 19-4052; the server refuses what it does not know. */
export async function findColor(text: string): Promise<FoundColor> {
  const plain = fromHex(text)
  try {
    const { color, tcx, distance } = await send(files.findCode, { text: plain ? toHex(plain) : text.trim() })
    return { color, tcx: distance <= sameColor ? tcx : '' }
  } catch (error) {
    if (plain) return { color: plain, tcx: '' }
    throw error
  }
}
