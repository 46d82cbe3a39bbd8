import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBench } from '../../painting/usePainting.ts'
import { LayerLine } from './LayerLine.tsx'
import { rowsOf } from './rowsOf.ts'
import styles from './layers.module.css'

interface LayerListProps {
  document: CanvasDocument
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** The layers as lines: pressed to work on one, with Ctrl or Shift to choose several. */
export function LayerList({ document, chosen, onChoose }: LayerListProps) {
  const { t } = useTranslation()
  const { painting } = useBench()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const rows = rowsOf(document, folded)
  const choose = (id: string, more: 'one' | 'also' | 'through') => {
    if (more === 'one') onChoose([id])
    if (more === 'also')
      onChoose(
        chosen.includes(id) ? chosen.filter((one) => one !== id) : [...new Set([document.active, ...chosen, id])],
      )
    if (more === 'through') {
      const order = rows.map((row) => row.id)
      const [from, to] = [order.indexOf(document.active), order.indexOf(id)]
      onChoose(order.slice(Math.min(from, to), Math.max(from, to) + 1))
    } else painting.change('setActive', { id })
  }
  return (
    <ul className={styles.list} aria-label={t('Layers|list')}>
      {rows.map(({ id, depth }) => {
        const layer = document.layers[id]
        return (
          layer && (
            <LayerLine
              key={id}
              layer={layer}
              depth={depth}
              active={id === document.active}
              chosen={chosen.length > 1 && chosen.includes(id)}
              folded={folded.has(id)}
              onChoose={(more) => choose(id, more)}
              onFold={() =>
                setFolded(folded.has(id) ? new Set([...folded].filter((one) => one !== id)) : new Set([...folded, id]))
              }
            />
          )
        )
      })}
    </ul>
  )
}
