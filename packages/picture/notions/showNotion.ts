import type { NotionSource } from '@toile/craft/applied/notionOn.ts'
import type { Color } from '@toile/craft/colors/color.ts'
import { toStyle } from '@toile/craft/colors/mixColors.ts'
import { findNotion } from '@toile/craft/notions/index.ts'
import { boxBlur } from '../kernels/boxBlur.ts'
import type { Host, Pixels, Surface } from '../surface.ts'
import { surfaceOf } from '../surfaceOf.ts'
import { drawNotion } from './drawNotion.ts'

/** A notion alone in a picture, as large as it goes, with the shadow it throws on what it lies on. */
export function showNotion(
  host: Host,
  source: Extract<NotionSource, { kind: 'notion' }>,
  { width, height }: { width: number; height: number },
  ground?: Color,
): Surface {
  const picture = host.createCanvas(width, height)
  const context = picture.getContext('2d')
  if (ground) {
    context.fillStyle = toStyle(ground)
    context.fillRect(0, 0, width, height)
  }
  const notion = findNotion(source.notion)
  if (!notion) return picture
  const [across, down] = notion.size(source.knobs)
  const scale = Math.min((width * 0.86) / across, (height * 0.86) / down)
  const stamp = drawNotion(host, source, scale)
  if (!stamp) return picture
  const [w, h] = [Math.max(1, across * scale), Math.max(1, down * scale)]
  const [x, y] = [(width - w) / 2, (height - h) / 2]
  const shadow = surfaceOf(host, shadowOf(stamp.picture, Math.max(1, Math.round(stamp.picture.width / w))))
  const far = Math.max(1, Math.min(width, height) * 0.012)
  context.drawImage(shadow, x + far * 0.8, y + far * 1.1, w, h)
  context.drawImage(surfaceOf(host, stamp.picture), x, y, w, h)
  return picture
}

function shadowOf({ width, height, rgba }: Pixels, fine: number): Pixels {
  const cover = Float32Array.from({ length: width * height }, (_, i) => rgba[i * 4 + 3] ?? 0)
  const soft = boxBlur({ width, height, values: cover }, 2 * fine).values
  const dark = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < soft.length; i++) dark.set([24, 18, 20, (soft[i] ?? 0) * 0.36], i * 4)
  return { width, height, rgba: dark }
}
