import { elements } from '@toile/contract/features/elements.ts'
import type { LibraryEntry } from '@toile/contract/features/library.ts'
import { useNavigate } from '@tanstack/react-router'
import {
  IconArrowsMove,
  IconArrowUpRight,
  IconBrush,
  IconDownload,
  IconLayoutBoard,
  IconMovie,
  IconPencil,
  IconRestore,
  IconRulerMeasure,
  IconScissors,
  IconSparkles,
  IconTag,
  IconTrash,
  IconUserEdit,
  IconVector,
  IconVectorBezier2,
  type TablerIcon,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../../shell/calls/api.ts'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import type { LibraryWork } from '../useLibraryWork.ts'
import { cutOut } from './cutOut.ts'
import { LookName } from './LookName.tsx'
import styles from './look.module.css'

interface LookButtonsProps {
  entry: LibraryEntry
  work: LibraryWork
  onLike: () => void
}

const toolOf: Readonly<Record<string, string>> = {
  print: 'printStudio',
  slogan: 'slogan',
  logo: 'slogan',
}

/** What can be done with one picture. */
export function LookButtons({ entry, work, onLike }: LookButtonsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [naming, setNaming] = useState(false)
  const [cutting, setCutting] = useState(false)
  const { id, tab, picture, designId, elementId, elementKind, productId, film, lineDrawingId, figure, deletedAt } =
    entry
  const go = (search: Record<string, string>) => void navigate({ to: '/home/tools', search })
  const openMaker = async (element: string) => {
    const { kind } = (await send(elements.open, { id: element })).document
    go({ tool: toolOf[kind] ?? 'printStudio', element })
  }
  const button = (label: string, Icon: TablerIcon, run: () => void, keys?: string, busy = false) => (
    <button key={label} type="button" onClick={run} disabled={busy} title={keys}>
      <Icon size={18} stroke={1.4} aria-hidden />
      {label}
    </button>
  )
  if (deletedAt)
    return (
      <div className={styles.buttons}>
        {button(t('Restore'), IconRestore, () => {
          work.close()
          work.run('restore', [id])
        })}
        {button(t('Delete for good'), IconTrash, () => work.run('purge', [id]))}
      </div>
    )
  return (
    <>
      {naming && <LookName entry={entry} onDone={() => setNaming(false)} />}
      <div className={styles.buttons}>
        {picture && button(t('More like this'), IconSparkles, onLike)}
        {(designId ?? productId ?? film) && button(t('Open in its project'), IconArrowUpRight, () => work.open(id))}
        {elementId && elementKind === 'motion' && button(t('Use in a film'), IconMovie, () => work.open(id))}
        {elementId &&
          tab === 'prints' &&
          button(t('Open in its maker'), IconArrowUpRight, () => void openMaker(elementId).catch(sayRefusal))}
        {(tab === 'mannequins' || tab === 'models') &&
          picture &&
          button(figure ? t('Correct the points') : t('Make a mannequin'), IconUserEdit, () =>
            go({ tool: 'figure', ...(figure ? { figure } : { file: picture.id }) }),
          )}
        {tab === 'sketches' &&
          picture &&
          !elementId &&
          !lineDrawingId &&
          button(t('Trace the sketch'), IconVector, () => go({ tool: 'tracing', file: picture.id }))}
        {lineDrawingId &&
          button(t('Correct the lines'), IconVectorBezier2, () => go({ tool: 'lines', drawing: lineDrawingId }))}
        {(tab === 'looks' || (tab === 'sketches' && !elementId && !lineDrawingId)) &&
          picture &&
          button(t('Line drawings'), IconVector, () =>
            go({
              tool: 'lines',
              ...(designId ? { look: designId } : productId ? { product: productId } : { file: picture.id }),
            }),
          )}
        {picture &&
          button(t('Open in the canvas'), IconBrush, () =>
            go({
              tool: 'canvas',
              ...(designId
                ? { look: designId }
                : { picture: picture.id, ...(productId ? { product: productId } : { item: id }) }),
            }),
          )}
        {designId && button(t('Pattern making'), IconRulerMeasure, () => go({ tool: 'patterns', look: designId }))}
        {picture &&
          !designId &&
          button(
            cutting ? t('Cutting out') : t('Cut out'),
            IconScissors,
            () => {
              setCutting(true)
              void cutOut(entry).finally(() => setCutting(false))
            },
            undefined,
            cutting,
          )}
        {button(t('Rename'), IconPencil, () => setNaming(true))}
        {button(t('Tags'), IconTag, () => work.run('tags', [id]))}
        {button(t('Move'), IconArrowsMove, () => work.run('move', [id]))}
        {picture && button(t('Add to a board'), IconLayoutBoard, () => work.run('board', [id]))}
        {picture && button(t('Download'), IconDownload, () => work.run('download', [id]))}
        {button(t('Delete'), IconTrash, () => {
          work.close()
          work.run('remove', [id])
        })}
      </div>
    </>
  )
}
