import { useElementSize } from '@mantine/hooks'
import type { Point } from '@toile/geometry'
import { rotate } from '@toile/geometry'
import type { PatternDocument } from '@toile/tailoring/editing/patternDocument.ts'
import { type MouseEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ZoomArea } from '../../../shared/zoom/ZoomArea.tsx'
import { fitting } from '../../../shared/zoom/zoom.ts'
import type { DrawnPiece, DrawnSize } from '../drafting/patternOrders.ts'
import type { Editing } from '../editing/useEditing.ts'
import { usePieceWords } from '../naming/usePieceWords.ts'
import { LaidPiece } from './LaidPiece.tsx'
import { PieceCaption } from './PieceCaption.tsx'
import { PieceEdges } from './PieceEdges.tsx'
import { PieceHandles } from './PieceHandles.tsx'
import { PieceShape } from './PieceShape.tsx'
import { type Place, placesOf } from './placesOf.ts'
import { SizeLines } from './SizeLines.tsx'
import styles from './table.module.css'
import { TableZoom } from './TableZoom.tsx'
import { type Taped, tapedAt, TapeLine } from './TapeLine.tsx'
import { ToolChoice } from './ToolChoice.tsx'
import { tableTools, type TableToolId } from './tools.ts'
import { viewOf } from './viewOf.ts'

/** What is chosen on the table. */
export interface Picked {
  piece: string
  edge: string | null
}

interface CuttingTableProps {
  /** The garment, already translated. */
  name: string
  /** Its pieces in the size that is worked in, as they are shown now. */
  pieces: readonly DrawnPiece[]
  /** All its sizes, the first of which is worked in. */
  sizes: readonly DrawnSize[]
  table: PatternDocument['table']
  /** Draws the outlines of the other sizes over it. */
  nested: boolean
  picked: Picked | null
  onPick: (picked: Picked | null) => void
  editing: Editing
  both: boolean
  partner: boolean
  onLaid: (piece: string, place: Place) => void
}

/** How much nearer than all pieces together they may be seen. */
const most = 40

/** The pieces of a garment on a cutting table, which is moved and zoomed; they are moved, edited and measured on it (requirement S2.59). */
export function CuttingTable(props: CuttingTableProps) {
  const { name, pieces, sizes, table, nested, picked, onPick, editing, both, partner, onLaid } = props
  const { t } = useTranslation()
  const { ref, width, height } = useElementSize()
  const { nameOf } = usePieceWords()
  const [zoom, setZoom] = useState(fitting)
  const [tool, setTool] = useState<TableToolId>('pieces')
  const [taped, setTaped] = useState<Taped | null>(null)
  const { places, boxes, box } = useMemo(() => placesOf(sizes, table), [sizes, table])
  const view = viewOf(box, { width, height }, zoom)
  const others = nested ? sizes.slice(1) : []
  const { perPixel } = view
  const press = (piece: DrawnPiece, place: Place) => (event: MouseEvent<SVGElement> | null) => {
    if (tool !== 'tape' || !event) return onPick({ piece: piece.id, edge: null })
    const sheet = event.currentTarget.ownerSVGElement?.getBoundingClientRect()
    if (!sheet) return
    const at: Point = [
      view.left + (event.clientX - sheet.left) * perPixel - place.at[0],
      view.top + (event.clientY - sheet.top) * perPixel - place.at[1],
    ]
    const [x, y] = rotate(at, (place.turn * Math.PI) / 180)
    setTaped((now) => tapedAt(now, piece.piece, [x, -y]))
  }
  return (
    <div className={styles.table} data-tool={tool}>
      <ZoomArea
        zoom={zoom}
        onZoom={setZoom}
        most={most}
        name={t('Cutting table of {{garment}}', { garment: name })}
        over={
          <div ref={ref} className={styles.sheet}>
            <svg viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`} data-size={sizes[0]?.size}>
              {pieces.map((piece) => {
                const place = places.get(piece.id)
                const bounds = boxes.get(piece.id)
                if (!place || !bounds) return null
                const isPicked = picked?.piece === piece.id
                return (
                  <LaidPiece
                    key={piece.id}
                    name={nameOf(piece)}
                    isPicked={isPicked}
                    place={place}
                    perPixel={perPixel}
                    moves={tool === 'pieces'}
                    onLaid={(next) => onLaid(piece.id, next)}
                    onPress={press(piece, place)}
                    shape={<PieceShape piece={piece} isPicked={isPicked} perPixel={perPixel} />}
                    caption={<PieceCaption piece={piece} box={bounds} perPixel={perPixel} />}
                  >
                    <SizeLines piece={piece.id} sizes={others} all={sizes} />
                    {isPicked && tool !== 'tape' && (
                      <PieceEdges
                        piece={piece.piece}
                        picked={picked.edge}
                        onPick={(edge) => onPick({ piece: piece.id, edge })}
                      />
                    )}
                    {isPicked && tool === 'points' && (
                      <PieceHandles
                        piece={piece.piece}
                        place={place}
                        perPixel={perPixel}
                        editing={editing}
                        both={both}
                        partner={partner}
                        picked={picked.edge}
                        onPick={(edge) => onPick({ piece: piece.id, edge })}
                      />
                    )}
                    {tool === 'tape' && taped?.piece === piece.id && (
                      <TapeLine taped={taped} piece={piece.piece} perPixel={perPixel} />
                    )}
                  </LaidPiece>
                )
              })}
            </svg>
          </div>
        }
      >
        {null}
      </ZoomArea>
      <ToolChoice tool={tool} onTool={setTool} />
      <p className={styles.says}>{t(tableTools.find(({ id }) => id === tool)?.says.label ?? '')}</p>
      <TableZoom onZoom={setZoom} most={most} />
    </div>
  )
}
