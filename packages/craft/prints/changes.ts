import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { partly } from '@toile/rules/changing/partly.ts'
import { z } from 'zod'
import { colorSchema } from '../colors/color.ts'
import { anyPart, inTreatment } from './derivedCloth.ts'
import { derivedInks, derivedSourceSchema } from './derivedSource.ts'
import { motifsSourceSchema } from './motifsSource.ts'
import type { Print } from './print.ts'
import { type PrintDocument, printDocument } from './printDocument.ts'
import { repeatSchema } from './repeat.ts'
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
export const replacePrint = defineChange({
  id: 'replacePrint',
  label: 'Another print',
  says: 'Put another print in the place of this one.',
  takes: printDocument.present,
  apply: (_before: PrintDocument, next) => next,
})

/** Turns a knob of the construction; without a value the knob goes back to normal. */
export const turnPrintKnob = defineChange({
  id: 'turnPrintKnob',
  label: 'Drawing',
  says: 'Turn one knob of a print; null brings it back to normal.',
  takes: z.object({ name: z.string().max(40), value: z.union([z.number(), z.string().max(60)]).nullable() }),
  apply: (document: PrintDocument, { name, value }) => {
    const { source } = document
    if (source.kind !== 'construction') return document
    const { [name]: _, ...others } = source.knobs ?? {}
    return { ...document, source: { ...source, knobs: value === null ? others : { ...others, [name]: value } } }
  },
})

/** Paints the print in other colours, ground first. */
export const setPrintColors = defineChange({
  id: 'setPrintColors',
  label: 'Colourway',
  says: 'Paint the print in other colours, its ground first.',
  takes: z.array(colorSchema).readonly(),
  apply: (document: PrintDocument, colors) => {
    const { source } = document
    if (source.kind === 'derived' && colors.length >= derivedInks.fewest)
      return { ...document, source: { ...source, colors: colors.slice(0, derivedInks.most) } }
    if (source.kind !== 'construction' || colors.length === 0) return document
    return { ...document, source: { ...source, colors: colors.slice(0, most) } }
  },
})

/** Moves a colour to another place of the palette, both counted from 0. */
export const moveColor = defineChange({
  id: 'moveColor',
  label: 'Order of colours',
  says: 'Move a colour of the print to another place, both counted from 0.',
  takes: z.object({ from: z.number().int().min(0), to: z.number().int().min(0) }),
  apply: (document: PrintDocument, { from, to }) => {
    const { source } = document
    if ((source.kind !== 'construction' && source.kind !== 'derived') || from === to) return document
    const colors = source.colors.toSpliced(from, 1).toSpliced(to, 0, source.colors[from])
    return { ...document, source: { ...source, colors } }
  },
})

/** Draws the print anew by another seed; one made of a picture finds another part of it. */
export const reseedPrint = defineChange({
  id: 'reseedPrint',
  label: 'Another drawing',
  says: 'Draw the print anew by another seed.',
  takes: z.number().int().min(0).max(0xffffffff),
  apply: (document: PrintDocument, seed) => {
    const { source } = document
    if (source.kind === 'picture') return document
    return { ...document, source: { ...(source.kind === 'derived' ? anyPart(source) : source), seed } }
  },
})

/** Lays the tile in another repeat; its drawing keeps its scale. */
export const setPrintRepeat = defineChange({
  id: 'setPrintRepeat',
  label: 'Repeat',
  says: 'Lay the tile in another repeat.',
  takes: repeatSchema,
  apply: (document: PrintDocument, repeat) => ({
    ...document,
    repeat,
    width: widthUnder(document.source, document.repeat, repeat, document.width),
  }),
})

/** Sets the width of the tile on cloth in millimetres. */
export const setPrintWidth = defineChange({
  id: 'setPrintWidth',
  label: 'Print size',
  says: 'Set the width of the tile on cloth in millimetres.',
  takes: printDocument.present.shape.width,
  apply: (document: PrintDocument, width) => ({ ...document, width }),
})

/** Lays motifs of pictures otherwise. */
export const setMotifs = defineChange({
  id: 'setMotifs',
  label: 'Drawing',
  says: 'Lay motifs of pictures otherwise: their ground, arrangement, size and density.',
  takes: partly(motifsSourceSchema.omit({ kind: true, motifs: true })),
  apply: (document: PrintDocument, own) =>
    document.source.kind === 'motifs' ? { ...document, source: { ...document.source, ...own } } : document,
})

/** Makes another cloth of the same picture. */
export const setTreatment = defineChange({
  id: 'setTreatment',
  label: 'Treatment',
  says: 'Make another cloth of the same picture.',
  takes: derivedSourceSchema.shape.treatment,
  apply: (document: PrintDocument, treatment) => {
    const { source } = document
    if (source.kind !== 'derived' || source.treatment === treatment) return document
    return { ...document, ...inTreatment({ ...document, source }, treatment) }
  },
})
