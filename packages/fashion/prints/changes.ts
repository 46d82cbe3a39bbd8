import type { Color } from '../colors/color.ts'
import type { Change } from '../document.ts'
import { anyPart, inTreatment } from './derivedCloth.ts'
import { derivedInks, type Treatment } from './derivedSource.ts'
import type { MotifsSource } from './motifsSource.ts'
import type { Print } from './print.ts'
import type { PrintDocument } from './printDocument.ts'
import type { Repeat } from './repeat.ts'
import { tileSize } from './tileSize.ts'
import { widthUnder } from './widthUnder.ts'

/** Most colours that a construction holds. */
const most = 8

/** A print as it stands in the catalogue: its own colours, size and repeat, every knob at normal. */
export const ordinaryPrint = (print: Print): PrintDocument => ({
  kind: 'print',
  version: 1,
  source: { kind: 'construction', print: print.id, colors: print.colorway.slice(0, most), seed: 1 },
  repeat: print.repeat,
  width: tileSize(print, print.repeat).width,
})

/** Puts another print in the place of this one. */
export const replacePrint: Change<PrintDocument, PrintDocument> = (_before, next) => next

/** Turns a knob of the construction; without a value the knob goes back to normal. */
export const turnPrintKnob: Change<PrintDocument, { name: string; value: number | string | null }> = (
  document,
  { name, value },
) => {
  const { source } = document
  if (source.kind !== 'construction') return document
  const { [name]: _, ...others } = source.knobs ?? {}
  return { ...document, source: { ...source, knobs: value === null ? others : { ...others, [name]: value } } }
}

/** Paints the print in other colours, ground first. */
export const setPrintColors: Change<PrintDocument, readonly Color[]> = (document, colors) => {
  const { source } = document
  if (source.kind === 'derived' && colors.length >= derivedInks.fewest)
    return { ...document, source: { ...source, colors: colors.slice(0, derivedInks.most) } }
  if (source.kind !== 'construction' || colors.length === 0) return document
  return { ...document, source: { ...source, colors: colors.slice(0, most) } }
}

/** Moves a colour to another place of the palette, both counted from 0. */
export const moveColor: Change<PrintDocument, { from: number; to: number }> = (document, { from, to }) => {
  const { source } = document
  if ((source.kind !== 'construction' && source.kind !== 'derived') || from === to) return document
  const colors = source.colors.toSpliced(from, 1).toSpliced(to, 0, source.colors[from])
  return { ...document, source: { ...source, colors } }
}

/** Draws the print anew by another seed; one made of a picture finds another part of it. */
export const reseedPrint: Change<PrintDocument, number> = (document, seed) => {
  const { source } = document
  if (source.kind === 'picture') return document
  return { ...document, source: { ...(source.kind === 'derived' ? anyPart(source) : source), seed } }
}

/** Lays the tile in another repeat; its drawing keeps its scale. */
export const setPrintRepeat: Change<PrintDocument, Repeat> = (document, repeat) => ({
  ...document,
  repeat,
  width: widthUnder(document.source, document.repeat, repeat, document.width),
})

/** Sets the width of the tile on cloth in millimetres. */
export const setPrintWidth: Change<PrintDocument, number> = (document, width) => ({ ...document, width })

/** Lays motifs of pictures otherwise. */
export const setMotifs: Change<PrintDocument, Partial<Omit<MotifsSource, 'kind' | 'motifs'>>> = (document, own) =>
  document.source.kind === 'motifs' ? { ...document, source: { ...document.source, ...own } } : document

/** Makes another cloth of the same picture. */
export const setTreatment: Change<PrintDocument, Treatment> = (document, treatment) => {
  const { source } = document
  if (source.kind !== 'derived' || source.treatment === treatment) return document
  return { ...document, ...inTreatment({ ...document, source }, treatment) }
}
