import type { NotionSource } from '@toile/craft/applied/notionOn.ts'
import type { Stamp } from '../cloth/stamp.ts'
import type { Host } from '../surface.ts'
import { layNotion } from './layNotion.ts'
import { openPad } from './pad.ts'

/** Draws a notion at so many pixels to each millimetre of its ordinary size, with its height in millimetres; nothing for one that the catalogue does not hold. */
export function drawNotion(
  host: Host,
  source: Extract<NotionSource, { kind: 'notion' }>,
  pixelsPerMillimetre: number,
): Stamp | null {
  return layNotion(source, (size) => openPad(host, size, pixelsPerMillimetre))?.finish() ?? null
}
