import type { BrandProfile } from '@toile/craft/brands/profile.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import { brandSheet } from '@toile/craft/sheets/brandSheet.ts'
import type { Context, Host, Surface } from '../surface.ts'
import { drawGarmentThumb } from './drawGarmentThumb.ts'
import { drawPrintSwatch } from './drawPrintSwatch.ts'
import { openSources } from './sources.ts'

const [wide, high] = [1600, 1130]
const margin = 70
const gap = 24
const clothHigh = 250
const printHigh = 300
const repeats = 3.2

/** A brand on one sheet, without words: its colours in the width of their shares, its prints, and its cuts as flats (requirement S2.61). */
export function drawBrandSheet(host: Host, profile: BrandProfile, width: number = wide): Surface {
  const scale = width / wide
  const surface = host.createCanvas(Math.round(width), Math.round(high * scale))
  const context = surface.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, surface.width, surface.height)
  const sources = openSources(host)
  const { cuts, prints, person } = brandSheet(profile)
  paintColors(context, profile, scale)
  const top = margin + clothHigh + gap * 2
  across(prints.length, wide - 2 * margin, (left, space, i) => {
    const { placement } = prints[i]
    const box = { width: Math.round(space * scale), height: Math.round(printHigh * scale) }
    const { source, repeat, width: tileWidth } = placement
    const shown = { source, repeat, tileWidth, across: tileWidth * repeats, ...box }
    context.drawImage(
      drawPrintSwatch(host, sources, shown),
      Math.round((margin + left) * scale),
      Math.round(top * scale),
    )
  })
  const low = prints.length ? top + printHigh + gap * 2 : top
  across(cuts.length, wide - 2 * margin, (left, space, i) => {
    const { garment, knobs } = cuts[i]
    const box = { width: Math.round(Math.min(space, 300) * scale), height: Math.round((high - low - margin) * scale) }
    const x = margin + left + (space - Math.min(space, 300)) / 2
    context.drawImage(
      drawGarmentThumb(host, garment, sources, { ...box, knobs, person }),
      Math.round(x * scale),
      Math.round(low * scale),
    )
  })
  return surface
}

function paintColors(context: Context, { palette: { colors } }: BrandProfile, scale: number): void {
  const least = 0.06
  const shares = colors.map(({ share }) => Math.max(least, share))
  const total = shares.reduce((sum, share) => sum + share, 0)
  let left = margin
  colors.forEach(({ color }, i) => {
    const space = ((wide - 2 * margin) * shares[i]) / total
    context.fillStyle = toHex(color)
    context.fillRect(left * scale, margin * scale, space * scale, clothHigh * scale)
    left += space
  })
}

/** Lays things side by side over a width. */
function across(count: number, width: number, lay: (left: number, space: number, index: number) => void): void {
  const space = (width - gap * (count - 1)) / Math.max(1, count)
  for (let i = 0; i < count; i++) lay(i * (space + gap), space, i)
}
