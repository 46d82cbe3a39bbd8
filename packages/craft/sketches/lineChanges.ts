import type { Point } from '@toile/geometry'
import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'
import { type DrawnLine, drawnLineSchema, type LineDrawing, lineDrawingDocument, penOf } from './lineDrawing.ts'
import { joinedLine } from './joinedLine.ts'
import { mirroredLines } from './mirroredLines.ts'
import { smoothedLine } from './smoothedLine.ts'

const lineId = drawnLineSchema.shape.id
const place = z.tuple([z.number(), z.number()]).readonly()

/** Another whole drawing in place of this one, as it is taken from its picture again. */
export const replaceLines = defineChange({
  id: 'replaceLines',
  label: 'Draw again',
  says: 'Put another whole line drawing in place of this one.',
  takes: lineDrawingDocument.present,
  apply: (_: LineDrawing, next) => next,
})

const freshId = ({ lines }: LineDrawing): string => {
  const taken = new Set(lines.map(({ id }) => id))
  for (let i = lines.length + 1; ; i++) if (!taken.has(`l${i}`)) return `l${i}`
}

/** Draws one more segment, with the pen of its layer. */
export const addLine = defineChange({
  id: 'addLine',
  label: 'Draw a line',
  says: 'Draw one more segment in a layer: outline, seam, stitch or fold.',
  takes: drawnLineSchema.pick({ layer: true, closed: true, nodes: true }),
  apply: (drawing: LineDrawing, line) =>
    drawing.lines.length >= limits.lineDrawing.lines
      ? drawing
      : {
          ...drawing,
          lines: [...drawing.lines, { ...line, id: freshId(drawing), pen: penOf(line.layer), guessed: false }],
        },
})

/** Joins two segments by their nearest ends, or closes one with itself. */
export const joinLines = defineChange({
  id: 'joinLines',
  label: 'Join lines',
  says: 'Join two segments by their nearest ends; the same one twice closes it.',
  takes: z.object({ first: lineId, second: lineId }),
  apply: (drawing: LineDrawing, { first, second }) => {
    const [one, other] = [first, second].map((id) => drawing.lines.find((line) => line.id === id))
    const joined = one && other && joinedLine(one, other)
    if (!joined || joined.nodes.length > limits.lineDrawing.nodes) return drawing
    return {
      ...drawing,
      lines: drawing.lines.flatMap((line) => (line.id === first ? [joined] : line.id === second ? [] : [line])),
    }
  },
})

/** Smooths a segment: its corners and its ends stay, what trembles between them goes. */
export const smoothLine = defineChange({
  id: 'smoothLine',
  label: 'Smooth a line',
  says: 'Smooth a segment; its ends and its corners stay.',
  takes: z.object({ id: lineId }),
  apply: (drawing: LineDrawing, { id }) => changed(drawing, id, smoothedLine),
})

/** Deletes segments. */
export const deleteLines = defineChange({
  id: 'deleteLines',
  label: 'Delete lines',
  says: 'Delete segments.',
  takes: z.array(lineId),
  apply: (drawing: LineDrawing, ids) => {
    const lines = drawing.lines.filter(({ id }) => !ids.includes(id))
    return lines.length === drawing.lines.length ? drawing : { ...drawing, lines }
  },
})

/** Moves a point of a segment with its handles, or one handle of it, never off the page. */
export const moveLinePoint = defineChange({
  id: 'moveLinePoint',
  label: 'Move a point',
  says: 'Move a point of a segment with its handles, or one of its two handles, never off the page.',
  takes: z.object({
    id: lineId,
    node: z.number().int().min(0),
    part: z.enum(['at', 'before', 'after']),
    to: place,
  }),
  apply: (drawing: LineDrawing, { id, node, part, to }) =>
    changed(drawing, id, (line) => {
      const known = line.nodes[node]
      if (!known) return line
      const [x, y] = [within(to[0], drawing.width), within(to[1], drawing.height)]
      const [dx, dy] = [x - known[part][0], y - known[part][1]]
      if (dx === 0 && dy === 0) return line
      const by = ([ax, ay]: Point): [number, number] => [ax + dx, ay + dy]
      const moved =
        part === 'at'
          ? { at: by(known.at), before: by(known.before), after: by(known.after) }
          : { ...known, [part]: by(known[part]) }
      return { ...line, nodes: line.nodes.map((one, i) => (i === node ? moved : one)) }
    }),
})

const within = (value: number, most: number) => Math.max(0, Math.min(most, value))

/** Puts segments in another layer, whose pen they take, or gives them another pen. */
export const setLines = defineChange({
  id: 'setLines',
  label: 'Layer of a line',
  nearer: ({ layer }) => (layer ? null : { label: 'Pen' }),
  says: 'Put segments in another layer, whose pen they take unless a pen is told, or give them another pen: 4, 2 or 1.',
  takes: z.object({
    ids: z.array(lineId),
    layer: drawnLineSchema.shape.layer.exactOptional(),
    pen: drawnLineSchema.shape.pen.exactOptional(),
  }),
  apply: (drawing: LineDrawing, { ids, layer, pen }) => {
    const set = (line: DrawnLine): DrawnLine => ({
      ...line,
      layer: layer ?? line.layer,
      pen: pen ?? (layer ? penOf(layer) : line.pen),
    })
    const lines = drawing.lines.map((line) => (ids.includes(line.id) ? set(line) : line))
    const stays = lines.every(({ layer: now, pen: by }, i) => {
      const before = drawing.lines[i]
      return now === before?.layer && by === before.pen
    })
    return stays ? drawing : { ...drawing, lines }
  },
})

/** Draws one side of the garment as the mirror of the other. */
export const mirrorLines = defineChange({
  id: 'mirrorLines',
  label: 'Make symmetric',
  says: 'Draw one side of the garment as the mirror of the other; tell which side is right: left or right as it is seen.',
  takes: z.object({ side: z.enum(['left', 'right']) }),
  apply: (drawing: LineDrawing, { side }) => mirroredLines(drawing, side),
})

/** The category that a person chooses, of which they are sure; the garment of another category is none of it. */
export const chooseLineCategory = defineChange({
  id: 'chooseLineCategory',
  label: 'Category',
  says: 'Choose or confirm the category of a line drawing.',
  takes: z.object({ category: lineDrawingDocument.present.shape.category }),
  apply: (drawing: LineDrawing, { category }) => {
    const others = drawing.choices.filter((choice) => choice.category !== category)
    if (drawing.category === category && drawing.choices[0]?.confidence === 1) return drawing
    return {
      ...drawing,
      category,
      choices: [{ category, confidence: 1 }, ...others].slice(0, 3),
      garment: drawing.category === category ? drawing.garment : null,
    }
  },
})

const changed = (drawing: LineDrawing, id: string, change: (line: DrawnLine) => DrawnLine): LineDrawing => {
  const lines = drawing.lines.map((line) => (line.id === id ? change(line) : line))
  return lines.every((line, i) => line === drawing.lines[i]) ? drawing : { ...drawing, lines }
}
