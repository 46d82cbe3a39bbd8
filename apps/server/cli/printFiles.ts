import { prints } from '@toile/contract/features/prints.ts'
import { slogans } from '@toile/contract/features/slogans.ts'
import type { ElementDocument } from '@toile/craft/elements/element.ts'
import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import { plainTiles } from '@toile/craft/prints/repeat.ts'
import type { SloganDocument } from '@toile/craft/slogans/slogan.ts'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import type { Api } from './api.ts'
import type { OutFolder } from './givenFiles.ts'

/** How prints are written. */
export interface PrintFiles {
  dpi: 150 | 300
  format: 'png' | 'tiff'
  separations: boolean
}

/** The longest side in pixels at which lettering is drawn. */
const longest = 4096

/** Writes a made print: its picture in true size and its document; of a pattern also the plain repeat and its plates. */
export async function writePrint(
  api: Api,
  folder: OutFolder,
  name: string,
  document: ElementDocument,
  how: PrintFiles,
): Promise<void> {
  if (document.kind === 'print') await writePattern(api, folder, name, document, how)
  if (document.kind === 'slogan' || document.kind === 'logo') await writeLettering(api, folder, name, document, how)
  await folder.write(`${name}.json`, `${JSON.stringify(document, null, 2)}\n`)
}

async function writePattern(
  api: Api,
  folder: OutFolder,
  name: string,
  document: PrintDocument,
  { dpi, format, separations }: PrintFiles,
): Promise<void> {
  const { across, down } = plainTiles(document.repeat)
  const written = (area: 'tile' | 'plain', plates: boolean) =>
    api.exported(prints.exportRepeat, { document, area, dpi, format, plates })
  if (across * down > 1) await folder.write(`${name}-plain.${format}`, await written('plain', false))
  if (!separations) return folder.write(`${name}.${format}`, await written('tile', false))
  for (const [file, bytes] of Object.entries(unzipSync(await written('tile', true)))) {
    const whole = file === `print-tile-${dpi}dpi.${format}`
    await folder.write(whole ? `${name}.${format}` : `${name}-${file}`, bytes)
  }
}

async function writeLettering(
  api: Api,
  folder: OutFolder,
  name: string,
  document: SloganDocument,
  { dpi, format }: PrintFiles,
): Promise<void> {
  const wide = (document.width * dpi) / 25.4
  const share = Math.min(1, longest / Math.max(wide, (wide * document.height) / document.width))
  const drawn = await api.file(slogans.drawSlogan, { document, width: Math.round(wide * share) })
  const sized = sharp(drawn).withMetadata({ density: dpi * share })
  await folder.write(`${name}.${format}`, await (format === 'png' ? sized.png() : sized.tiff()).toBuffer())
}
