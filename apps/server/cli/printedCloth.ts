import { type Color, toHex } from '@toile/craft/colors/color.ts'
import { findPrint } from '@toile/craft/prints/index.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import { plainTiles } from '@toile/craft/prints/repeat.ts'
import { paintTile } from '@toile/picture/prints/paintTile.ts'
import { layTiles } from '@toile/picture/prints/plainTile.ts'
import type { ClothPicture, PrintOnPiece } from '@toile/tailoring/files/round/roundGarment.ts'
import sharp from 'sharp'
import { openServerHost } from '../host/canvas.ts'

/** Pixels of a tile at most, along its width. */
const finest = 1024

/** The cloth of a garment that is printed all over with a print of the catalogue: a picture that repeats plainly, and how it lies on flat pieces. Nothing for other prints, whose pictures a look does not hold. */
export async function printedCloth(
  color: Color,
  { source, mode, repeat, width, x, y, angle, opacity }: Placement,
): Promise<{ picture: ClothPicture; print: PrintOnPiece } | null> {
  const print = source.kind === 'construction' ? findPrint(source.print) : null
  if (source.kind !== 'construction' || !print || mode !== 'overall') return null
  const fine = Math.min(4, finest / print.width)
  const tile = paintTile(openServerHost(), print, source.colors, source.seed, fine, source.knobs, repeat)
  const { across, down } = plainTiles(repeat)
  const plain = layTiles(tile, repeat, tile.width * across, tile.height * down)
  const rgba = plain.rgba.map((part, i) => (i % 4 === 3 ? Math.round(part * opacity) : part))
  const bytes = await sharp(rgba, { raw: { width: plain.width, height: plain.height, channels: 4 } })
    .flatten({ background: toHex(color) })
    .png()
    .toBuffer()
  const long = (width * tile.height) / tile.width
  return {
    picture: { name: `${print.id}.png`, mime: 'image/png', bytes: new Uint8Array(bytes) },
    // Looks count their angles and their y downwards.
    print: { picture: 0, width: width * across, height: long * down, x, y: 0 - y, degrees: 0 - angle },
  }
}
