import type { Edit } from '@toile/tailoring/editing/edits/editKinds.ts'

/** What edits of a pattern are called, to be translated. */
export const editNames: Readonly<Record<Edit['kind'], { label: string }>> = {
  moveCorner: { label: 'Corner moved' },
  moveEdge: { label: 'Edge moved' },
  bendEdge: { label: 'Curve bent' },
  splitEdge: { label: 'Corner added' },
  setAllowance: { label: 'Allowance changed' },
  moveDart: { label: 'Dart moved' },
  turnDart: { label: 'Dart turned' },
  slashAndSpread: { label: 'Slashed and spread' },
  lengthen: { label: 'Length changed' },
  addNotch: { label: 'Notch added' },
  moveNotch: { label: 'Notch moved' },
  removeNotch: { label: 'Notch removed' },
  addDrill: { label: 'Drill hole added' },
  removeDrill: { label: 'Drill hole removed' },
  addButton: { label: 'Button marked' },
  addLine: { label: 'Line drawn' },
  removeLine: { label: 'Line removed' },
  setGrain: { label: 'Grain turned' },
  labelPiece: { label: 'Piece named' },
  cutFrom: { label: 'Cut count changed' },
  unfold: { label: 'Unfolded' },
  removePiece: { label: 'Piece removed' },
}
