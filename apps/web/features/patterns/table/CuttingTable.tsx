import { useElementSize } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ZoomArea } from '../../../shared/zoom/ZoomArea.tsx'
import { fitting } from '../../../shared/zoom/zoom.ts'
import type { DrawnSize } from '../drafting/patternOrders.ts'
import { layOut } from './layOut.ts'
import { PieceCaption } from './PieceCaption.tsx'
import { PieceShape } from './PieceShape.tsx'
import { SizeLines } from './SizeLines.tsx'
import styles from './table.module.css'
import { viewOf } from './viewOf.ts'
import { TableZoom } from './TableZoom.tsx'

interface CuttingTableProps {
  /** The garment, already translated. */
  name: string
  /** Its sizes, the first of which is drawn in full. */
  sizes: readonly DrawnSize[]
  /** Draws the outlines of the other sizes over it. */
  nested: boolean
  picked: string | null
  onPick: (piece: string | null) => void
}

/** How much nearer than all pieces together they may be seen. */
const most = 40

/** The pieces of a garment on a cutting table, which is moved and zoomed (requirement S2.59). */
export function CuttingTable({ name, sizes, nested, picked, onPick }: CuttingTableProps) {
  const { t } = useTranslation()
  const { ref, width, height } = useElementSize()
  const [zoom, setZoom] = useState(fitting)
  const { moves, boxes, box } = useMemo(() => layOut(sizes), [sizes])
  const view = viewOf(box, { width, height }, zoom)
  const [shown, ...rest] = sizes
  const others = nested ? rest : []
  return (
    <div className={styles.table}>
      <ZoomArea
        zoom={zoom}
        onZoom={setZoom}
        most={most}
        name={t('Cutting table of {{garment}}', { garment: name })}
        over={
          <div ref={ref} className={styles.sheet}>
            <svg viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`} data-size={shown?.size}>
              {shown?.pieces.map((piece) => (
                <g key={piece.id} transform={`translate(${moves.get(piece.id)?.join(' ') ?? ''})`}>
                  <PieceShape piece={piece} isPicked={piece.id === picked} perPixel={view.perPixel} onPick={onPick} />
                  <SizeLines piece={piece.id} sizes={others} all={sizes} />
                  <PieceCaption piece={piece} box={boxes.get(piece.id) ?? piece.box} perPixel={view.perPixel} />
                </g>
              ))}
            </svg>
          </div>
        }
      >
        {null}
      </ZoomArea>
      <TableZoom onZoom={setZoom} most={most} />
    </div>
  )
}
