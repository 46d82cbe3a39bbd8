import { z } from 'zod'
import { byForm, nameForm, withinForm } from '../forms.ts'
import { adjoiningLevels, lengthenedAt, levelOf } from '../sewing/levels.ts'
import { pieceNamed, withPiece } from '../shape/pieceNamed.ts'
import { defineEdit } from './edit.ts'

/** Lengthens or shortens a piece along its grain at a level, and with it the pieces whose seams cross that level. */
export const lengthen = defineEdit({
  kind: 'lengthen',
  name: 'Lengthen or shorten',
  says: 'Lengthen a piece by millimetres along its grain at a share of its height, or shorten it by less than none; pieces that are sewn to it there go with it unless alone says that they do not.',
  takes: { piece: nameForm, at: withinForm, mm: byForm, alone: z.literal(true).optional() },
  apply(pattern, { piece: id, at, mm, alone }) {
    const level = levelOf(pieceNamed(pattern, id), at)
    const levels = alone ? new Map([[id, { level, above: false }]]) : adjoiningLevels(pattern, id, level)
    return [...levels].reduce(
      (now, [piece, { level: own, above }]) => withPiece(now, lengthenedAt(pieceNamed(now, piece), own, mm, above)),
      pattern,
    )
  },
})
