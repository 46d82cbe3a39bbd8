import { Button, Menu } from '@mantine/core'
import type { LineEntry } from '@toile/contract/features/lines.ts'
import { findCategory } from '@toile/craft/garments/categories.ts'
import { findGarment } from '@toile/craft/garments/index.ts'
import { type DrawnLayer, drawnCategories } from '@toile/craft/sketches/lineDrawing.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  IconBrush,
  IconDownload,
  IconHeart,
  IconHeartFilled,
  IconLayoutBoard,
  IconTrash,
  IconVectorBezier2,
} from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { boardOf } from '../../../shared/open/boards/boardKinds.ts'
import { lazyPart } from '../../../shell/lazyPart.ts'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { useTarget } from '../parts/makingTarget.ts'
import { CategoryChips } from './CategoryChips.tsx'
import { DrawnLines } from './DrawnLines.tsx'
import styles from './lines.module.css'
import { saveLines } from './saveLines.ts'
import { useLineMoves } from './useLineMoves.ts'

const OpenAsGarment = lazyPart('lines', async () => (await import('./OpenAsGarment.tsx')).OpenAsGarment)

interface LineCardProps {
  entry: LineEntry
  hidden: ReadonlySet<DrawnLayer>
  onCorrect: () => void
}

/** How much heavier the pens are in a card, where a drawing is small. */
const forCards = 1.8

const icon = { size: 18, stroke: 1.4 } as const

/** The line drawing of one garment: what it is, and what is done with it (requirements S3.11, S4.03). */
export function LineCard({ entry, hidden, onCorrect }: LineCardProps) {
  const { t } = useTranslation()
  const target = useTarget()
  const navigate = useNavigate()
  const { project }: Record<string, unknown> = useSearch({ strict: false })
  const { toggleLike, remove } = useLineMoves()
  const [opens, setOpens] = useState(false)
  const { name, isLike, document, picture } = entry
  const there = target?.project.boards.sketch.some(({ id }) => id === picture.id) ?? false
  const isGarment = findCategory(document.category) !== null
  const garment = document.garment && findGarment(document.garment.id)
  return (
    <li className={styles.card}>
      <button
        type="button"
        className={styles.frame}
        aria-label={t('Correct {{name}}', { name })}
        title={t('Correct {{name}}', { name })}
        onClick={onCorrect}
      >
        <DrawnLines drawing={document} hidden={hidden} heavier={forCards} />
      </button>
      <div className={styles.title}>
        <b title={name}>{t(drawnCategories.find(({ id }) => id === document.category)?.label ?? '')}</b>
        <IconButton name={t('Like {{name}}|picture', { name })} aria-pressed={isLike} onClick={() => toggleLike(entry)}>
          {isLike ? <IconHeartFilled size={18} /> : <IconHeart {...icon} />}
        </IconButton>
      </div>
      <div className={styles.moves}>
        <IconButton name={t('Correct {{name}}', { name })} onClick={onCorrect}>
          <IconVectorBezier2 {...icon} />
        </IconButton>
        {target && isGarment && (
          <IconButton
            name={t('Put {{name}} on {{board}}', { name, board: t(boardOf('sketch').label) })}
            disabled={there}
            onClick={() => target.desk.addLines(entry)}
          >
            <IconLayoutBoard {...icon} />
          </IconButton>
        )}
        <IconButton
          name={t('Open {{name}} in the canvas', { name })}
          onClick={() =>
            void navigate({
              to: '/home/tools',
              search: { tool: 'canvas', picture: picture.id, ...(typeof project === 'string' && { project }) },
            })
          }
        >
          <IconBrush {...icon} />
        </IconButton>
        <Menu position="bottom-end" withinPortal={false} floatingStrategy="fixed">
          <Menu.Target>
            <IconButton name={t('Download {{name}}', { name })}>
              <IconDownload {...icon} />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => void saveLines(entry, 'svg')}>{t('As SVG, with its layers')}</Menu.Item>
            <Menu.Item onClick={() => void saveLines(entry, 'png')}>{t('As PNG')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <IconButton name={t('Delete {{name}}', { name })} onClick={() => remove(entry)}>
          <IconTrash {...icon} />
        </IconButton>
      </div>
      <CategoryChips entry={entry} />
      {isGarment && (
        <Button variant="default" size="compact-sm" className={styles.openAs ?? ''} onClick={() => setOpens(true)}>
          {garment
            ? t('Open as a garment: {{garment}}', { garment: t(garment.label) })
            : t('Open as a garment that can be changed')}
        </Button>
      )}
      {opens && (
        <Suspense>
          <OpenAsGarment entry={entry} onClose={() => setOpens(false)} />
        </Suspense>
      )}
    </li>
  )
}
