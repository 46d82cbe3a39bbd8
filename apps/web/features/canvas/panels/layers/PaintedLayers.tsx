import { TextInput } from '@mantine/core'
import type { CanvasDocument } from '@toile/canvas/document/canvasDocument.ts'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBench } from '../../painting/usePainting.ts'
import { dropOf, stepOf } from './dropOf.ts'
import { LayerLine } from './LayerLine.tsx'
import { rowsOf } from './rowsOf.ts'
import styles from './layers.module.css'
import { useRowDrag } from './useRowDrag.ts'

interface PaintedLayersProps {
  document: CanvasDocument
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** From so many layers on they are sought by name. */
const many = 6

/** Scrolls the list, and nothing around it, until the line of a layer is seen. */
function bringIntoSight(list: HTMLElement, id: string): void {
  const line = list.querySelector(`[data-layer="${CSS.escape(id)}"]`)?.getBoundingClientRect()
  if (!line) return
  const { top, bottom } = list.getBoundingClientRect()
  list.scrollTop += Math.min(0, line.top - top) + Math.max(0, line.bottom - bottom)
}

/** The layers as lines: pressed to work on one, with Ctrl or Shift to choose several, dragged into another order. */
export function PaintedLayers({ document, chosen, onChoose }: PaintedLayersProps) {
  const { t } = useTranslation()
  const { painting } = useBench()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [sought, setSought] = useState('')
  const rows = rowsOf(document, folded, sought)
  const list = useRef<HTMLUListElement>(null)
  const { active } = document
  useEffect(() => {
    if (list.current) bringIntoSight(list.current, active)
  }, [active])
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
  const { drop, handlers } = useRowDrag({
    isGroup: (id) => document.layers[id]?.kind === 'group',
    onDrop(id, { beside, zone }) {
      const ids = chosen.length > 1 && chosen.includes(id) ? chosen : [id]
      const place = dropOf(document, ids, beside, zone)
      if (place) painting.change('moveLayers', place)
    },
  })
  const step = (id: string, up: boolean) => {
    const place = stepOf(document, id, up)
    if (place) painting.change('moveLayers', place)
  }
  return (
    <>
      {Object.keys(document.layers).length > many && (
        <TextInput
          size="xs"
          className={styles.find ?? ''}
          aria-label={t('Find a layer')}
          placeholder={t('Find a layer')}
          leftSection={<IconSearch size={15} stroke={1.5} aria-hidden />}
          value={sought}
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
        />
      )}
      <ul ref={list} className={styles.list} aria-label={t('Layers|list')} {...handlers}>
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
                drop={drop?.beside === id ? drop.zone : null}
                onChoose={(more) => choose(id, more)}
                onStep={(up) => step(id, up)}
                onFold={() =>
                  setFolded(
                    folded.has(id) ? new Set([...folded].filter((one) => one !== id)) : new Set([...folded, id]),
                  )
                }
              />
            )
          )
        })}
        {rows.length === 0 && sought && <li className={styles.none}>{t('No layer is called so.')}</li>}
      </ul>
    </>
  )
}
