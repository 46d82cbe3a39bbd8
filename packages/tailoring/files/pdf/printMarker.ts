import { type Path, sure } from '@toile/geometry'
import type { Marker } from '../../marker/layMarker.ts'
import { grainLine } from '../../pattern/grainLine.ts'
import { mirroredPiece } from '../../pattern/mirroredPiece.ts'
import type { Pattern } from '../../pattern/pattern.ts'
import type { Mark, Pen, Print } from '../drawing.ts'
import { pieceLabel } from '../pieceLabel.ts'
import { labelMarks } from './labelMarks.ts'
import { placed } from './lie.ts'

/** Round the cloth, in millimetres, and the height of what is said of it above. */
const [rim, letters] = [40, 24]
const cutting: Pen = { width: 1, ink: [0, 0, 0], dash: [] }
const grain: Pen = { width: 0.6, ink: [0.45, 0.45, 0.45], dash: [] }
const selvedge: Pen = { width: 1.5, ink: [0.1, 0.3, 0.7], dash: [] }

/** A marker as one page in true size: cloth of a width in millimetres with its selvedges at the sides, and every piece on it as it is cut. */
export function printMarker(
  { pieces }: Pattern,
  { placements, length, yield: used }: Marker,
  { title, width }: { title: string; width: number },
): Print {
  const laid = placements.flatMap(({ piece: id, mirrored, turn, move, outline }): Mark[] => {
    const drawn = sure(pieces.find((piece) => piece.id === id))
    const piece = mirrored ? mirroredPiece(drawn) : drawn
    const lie = { turn, move }
    const line = grainLine(piece).map((point) => placed(point, lie))
    return [
      { kind: 'strokes', paths: [outline], closed: true, pen: cutting },
      { kind: 'strokes', paths: [line], closed: false, pen: grain },
      ...labelMarks(pieceLabel(piece, [piece.name], turn), lie),
    ]
  })
  const cloth: Path = [
    [0, 0],
    [width, 0],
    [width, length],
    [0, length],
  ]
  const said = `${title}: ${Math.round(width / 10)} x ${Math.ceil(length / 10)} cm, ${(100 * used).toFixed(1)} %`
  const head: Mark = {
    kind: 'words',
    words: said,
    at: [0, length + letters / 2],
    height: letters,
    turn: 0,
    from: 'start',
    ink: [0, 0, 0],
  }
  const box = { left: -rim, right: width + rim, top: -rim, bottom: length + rim + letters }
  return {
    title,
    layers: [{ name: '', marks: [{ kind: 'strokes', paths: [cloth], closed: true, pen: selvedge }, ...laid, head] }],
    pages: [
      {
        width: box.right - box.left,
        height: box.bottom - box.top,
        windows: [{ box, at: [0, 0], scale: 1 }],
        marks: [],
      },
    ],
  }
}
